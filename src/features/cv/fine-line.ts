import type { Cv } from './to-cv';

/** The small print of a project: the owner's part, if it is said, and the tags. */
export function fineLine({ part, tags }: Pick<Cv['projects'][number], 'part' | 'tags'>): string {
  const topics = `${tags.join(', ')}.`;
  return part === undefined ? topics : `${part}. ${topics}`;
}
