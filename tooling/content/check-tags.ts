import { itemsAt, mistakeAt } from './check-fields.ts';
import { FILES, type Content } from './content.ts';
import type { Mistake } from './mistake.ts';
import { didYouMean } from './nearest.ts';

/** Tags of projects that content/tags.yaml does not list. Without that file, every tag is allowed. */
export function checkTags({ lists: { tags }, projects }: Content): Mistake[] {
  if (!tags) return [];
  const known = itemsAt(tags, []).map(({ value }) => String(value));
  return projects.flatMap((source) =>
    itemsAt(source, ['tags']).flatMap(({ value, path }) => {
      if (typeof value !== 'string' || known.includes(value)) return [];
      const fix = `there is no tag ${value}.${didYouMean(value, known)} Choose from ${known.join(', ')}, or add it to ${FILES.tags}.`;
      return [mistakeAt(source, path, fix)];
    }),
  );
}
