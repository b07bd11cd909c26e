import { expect, test } from 'vitest';

import { countSides, describeRecord } from './describe-record';

const record = (...tracks: string[]) => tracks.map((track) => ({ track }));

test.each([
  [record(), '0 projects, no sides'],
  [record('A1'), '1 project, one side'],
  [record('A1', 'A2', 'B1'), '3 projects, two sides'],
  [record('A1', 'B1', 'C1', 'D10'), '4 projects, four sides'],
])('%j is described as %s', (tracks, words) => {
  expect(describeRecord(tracks)).toBe(words);
  expect(words).toContain(countSides(tracks));
});
