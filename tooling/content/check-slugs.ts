import { itemsAt, mistakeAt } from './check-fields.ts';
import { listSlugs, type Content } from './content.ts';
import { findRepeated } from './find-repeated.ts';
import type { Mistake } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import type { Path, Source } from './source.ts';

/** Warns of names that no project has, and of those listed twice. An unknown name is passed over, so that a project can be deleted with its folder alone. */
export function checkSlugs({ root, lists: { groups, profile } }: Content): Mistake[] {
  const known = listSlugs(root).sort();
  const check = (source: Source | undefined, at: Path) =>
    source
      ? [
          ...itemsAt(source, at).flatMap((item) => checkSlug(source, item, known)),
          ...findTwice(source, at),
        ]
      : [];
  return [
    ...listsIn(groups, []).flatMap((path) => check(groups, path)),
    ...check(profile, ['selectedProjects']),
    ...listsIn(profile, ['tools']).flatMap((path) => check(profile, path)),
  ];
}

function listsIn(source: Source | undefined, at: Path): Path[] {
  return source ? itemsAt(source, at).map(({ path }) => [...path, 'projects']) : [];
}

function checkSlug(
  source: Source,
  { value, path }: { value: unknown; path: Path },
  known: string[],
): Mistake[] {
  if (typeof value !== 'string' || known.includes(value)) return [];
  const fix = `there is no project ${value}, so it is passed over.${didYouMean(value, known)} Remove it, or choose from ${known.join(', ')}.`;
  return [{ ...mistakeAt(source, path, fix), isWarning: true }];
}

function findTwice(source: Source, at: Path): Mistake[] {
  return findRepeated(itemsAt(source, at), ({ value }) => String(value)).map(({ item, key }) => ({
    ...mistakeAt(source, item.path, `${key} is listed twice. Remove one of them.`),
    isWarning: true,
  }));
}
