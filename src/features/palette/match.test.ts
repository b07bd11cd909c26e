import { expect, test } from 'vitest';

import { findMatches } from './match';

const items = [
  { title: 'Audio Visualizer', keywords: 'WebGL spectrum' },
  { title: 'CV', keywords: 'résumé print' },
  { title: 'Stream', keywords: 'music audio' },
  { title: 'Time Capsule', keywords: 'dApp encryption' },
];
const titles = (query: string) => findMatches(items, query).map(({ title }) => title);

test('nothing typed finds everything as it came', () => {
  expect(titles('  ')).toEqual(items.map(({ title }) => title));
});

test('a title that begins with the words comes before one that has them among its keywords', () => {
  expect(titles('audio')).toEqual(['Audio Visualizer', 'Stream']);
});

test.each([
  ['cap', 'Time Capsule'],
  ['RESUME', 'CV'],
  ['capsule encryption', 'Time Capsule'],
])('%s finds %s', (query, title) => {
  expect(titles(query)).toEqual([title]);
});

test('every word must be found', () => {
  expect(titles('capsule spectrum')).toEqual([]);
});
