import { describe, expect, test } from 'vitest';

import { FACE_SIZE, facePath, faceRows } from './faces';
import { KINDS, MOUTHS } from './sale';
import { settings, TRIES } from './settings';
import { canFindMore, describeRun, formatChiSquare } from './words';

describe('the words', () => {
  test('shows a decimal of a small chi-square only', () => {
    expect([0.31, 99.96, 18_999.7].map(formatChiSquare)).toEqual(['0.3', '100.0', '19,000']);
  });

  test('names a shared run', () => {
    expect(describeRun({ ...settings.start, tries: 3_000, sealed: true })).toBe(
      'you deal 3,000 times in secret, then a sealed number moves the list.',
    );
    expect(describeRun({ ...settings.start, sold: 490, tries: 9 })).toBe(
      'you deal early, after 490 sales.',
    );
    expect(describeRun(settings.start)).toBe('you deal once.');
    expect(TRIES.say(1)).toBe('1 deal');
  });
});

test.each([
  [{ tries: 500 }, 7, true],
  [{ tries: 1 }, 2, false],
  [{ tries: 516 }, 50, false],
  [{ tries: 4_000 }, 7, false],
  [{ tries: 500, sealed: true }, 1, false],
  [{ tries: 500, shuffled: false }, 30, false],
  [{ tries: 500, sold: 490 }, 7, false],
])('more deals may find more: %o', (changes, crowns, expected) => {
  expect(canFindMore({ ...settings.start, ...changes }, crowns)).toBe(expected);
});

describe('the faces', () => {
  const all = Array.from({ length: KINDS.length * MOUTHS }, (_, picture) => picture);

  test('are all different and of one size', () => {
    expect(new Set(all.map(facePath)).size).toBe(all.length);
    for (const rows of all.map(faceRows)) {
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => FACE_SIZE));
      expect(rows).toHaveLength(FACE_SIZE);
    }
  });
});
