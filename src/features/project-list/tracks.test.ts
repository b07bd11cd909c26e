import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countByTag, filterTracks, sortTracks, type Track } from './tracks';
import { SORTS } from './view';

const TAGS = ['ai', 'audio', 'design', 'web3'];
const GROUPS = ['homepage', 'design'];

const tracks = fc.uniqueArray(
  fc.record({
    slug: fc.string({ minLength: 1 }),
    title: fc.string(),
    track: fc
      .tuple(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 40 }))
      .map(([side, n]) => `${side}${n}`),
    publishedAt: fc.constantFrom('2024-05-31', '2025-08-23', '2026-09-19'),
    tags: fc.subarray(TAGS),
    groups: fc.subarray(GROUPS),
  }),
  { selector: ({ track }) => track },
);
const choice = fc.record({
  tags: fc.subarray(TAGS),
  group: fc.option(fc.constantFrom(...GROUPS), { nil: undefined }),
});

test('filtering gives the same as checking every track one by one', () => {
  fc.assert(
    fc.property(
      tracks,
      choice,
      fc.array(fc.nat(20)),
      fc.boolean(),
      (all, view, picks, searched) => {
        const slugs = new Set(picks.flatMap((pick) => all[pick]?.slug ?? []));
        const found = searched ? slugs : undefined;
        expect(filterTracks(all, view, found)).toEqual(filterOneByOne(all, view, found));
      },
    ),
  );
});

test('the count beside a tag is the number of tracks left once it is chosen', () => {
  fc.assert(
    fc.property(tracks, choice, fc.constantFrom(...TAGS), (all, view, tag) => {
      const left = filterOneByOne(all, { ...view, tags: [...view.tags, tag] }, undefined);
      expect(countByTag(all, view).get(tag) ?? 0).toBe(left.length);
    }),
  );
});

test('sorting keeps every track and does not depend on the initial order', () => {
  fc.assert(
    fc.property(tracks, fc.constantFrom(...SORTS), (all, sort) => {
      const sorted = sortTracks(all, sort);
      expect(new Set(sorted)).toEqual(new Set(all));
      expect(sortTracks(all.toReversed(), sort)).toEqual(sorted);
      sorted.slice(1).forEach((next, index) => {
        const { publishedAt = '' } = sorted[index] ?? {};
        if (sort === 'date') expect(publishedAt >= next.publishedAt).toBe(true);
      });
    }),
  );
});

test('track 10 comes after track 9', () => {
  const at = (track: string): Track => ({
    slug: track,
    title: track,
    track,
    publishedAt: '2025-01-01',
    tags: [],
    groups: [],
  });
  const order = sortTracks([at('B1'), at('A10'), at('A9')], 'track');
  expect(order.map(({ track }) => track)).toEqual(['A9', 'A10', 'B1']);
});

function filterOneByOne(
  all: Track[],
  { tags, group }: { tags: string[]; group: string | undefined },
  found: Set<string> | undefined,
): Track[] {
  const kept: Track[] = [];
  for (const track of all) {
    let isWanted = true;
    for (const tag of tags) if (!new Set(track.tags).has(tag)) isWanted = false;
    if (group !== undefined && !new Set(track.groups).has(group)) isWanted = false;
    if (found !== undefined && !found.has(track.slug)) isWanted = false;
    if (isWanted) kept.push(track);
  }
  return kept;
}
