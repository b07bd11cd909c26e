import type { Cv } from './to-cv';

/** The line below a project on the CV: the owner's part, if it is named, and the tags. */
export function projectDetails({
  part,
  tags,
}: Pick<Cv['projects'][number], 'part' | 'tags'>): string {
  const topics = `${tags.join(', ')}.`;
  return part === undefined ? topics : `${part}. ${topics}`;
}
