import type { Track } from './filter-tracks';
import { SORTS, WHOLE_CRATE, type View } from './view';

/** The views that are pages of their own and need no script: every tag and every set of tags some project has, every
 * group, every order. */
export function prerenderedViews(tracks: readonly Track[], groups: readonly string[]): View[] {
  const tagSets = new Map(
    tracks.flatMap(({ tags }) => subsetsOf(tags.toSorted())).map((set) => [set.join('/'), set]),
  );
  return [
    WHOLE_CRATE,
    ...Array.from(tagSets.values(), (tags) => ({ ...WHOLE_CRATE, tags })),
    ...groups.map((group) => ({ ...WHOLE_CRATE, group })),
    ...SORTS.filter((sort) => sort !== WHOLE_CRATE.sort).map((sort) => ({ ...WHOLE_CRATE, sort })),
  ];
}

/** Every non-empty subset, each in the order of the whole. */
function subsetsOf(tags: readonly string[]): string[][] {
  return tags.reduce<string[][]>(
    (subsets, tag) => [...subsets, [tag], ...subsets.map((subset) => [...subset, tag])],
    [],
  );
}
