import { expect, test } from 'vitest';

import type { StreamEntry } from '@/collections/stream';

import { ENTRIES_PER_PAGE, entryAddresses, listStreamViews } from './stream-views';

const entry = (index: number): StreamEntry => ({
  type: 'spotify',
  id: `spotify-${index}`,
  date: '2026-10-11T18:40:00Z',
  title: `Song ${index}`,
  href: 'https://open.spotify.com/track/1',
  iframe: 'https://open.spotify.com/embed/track/1',
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index));

test('a short stream is one page for all entries and one for each kind that it has', () => {
  expect(listStreamViews(entries(3)).map(({ path, entries }) => [path, entries.length])).toEqual([
    ['/stream', 3],
    ['/stream/type/spotify', 3],
  ]);
});

test('exactly one page of entries has no second page', () => {
  const [first, second] = listStreamViews(entries(ENTRIES_PER_PAGE));
  expect(first?.olderPath).toBeUndefined();
  expect(second?.path).toBe('/stream/type/spotify');
});

test('one entry more continues on a second page, and the two lead to each other', () => {
  const [first, second] = listStreamViews(entries(ENTRIES_PER_PAGE + 1));
  expect(first).toMatchObject({ olderPath: '/stream/page/2', pageCount: 2 });
  expect(second).toMatchObject({ path: '/stream/page/2', newerPath: '/stream', page: 2 });
  expect(second?.entries).toHaveLength(1);
  expect(second?.olderPath).toBeUndefined();
});

test('every entry is on exactly one page of the whole stream, in order', () => {
  const all = entries(3 * ENTRIES_PER_PAGE + 7);
  const pages = listStreamViews(all).filter(({ type }) => type === undefined);
  expect(pages.flatMap((view) => view.entries)).toEqual(all);
});

test('an address names the page an entry is on', () => {
  const addresses = entryAddresses(entries(ENTRIES_PER_PAGE + 1));
  expect(addresses.get('spotify-0')).toBe('/stream#spotify-0');
  expect(addresses.get(`spotify-${ENTRIES_PER_PAGE}`)).toBe(
    `/stream/page/2#spotify-${ENTRIES_PER_PAGE}`,
  );
});
