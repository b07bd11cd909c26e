import { expect, test } from 'vitest';

import { BANDS, findBand, findTallest } from './bands';
import { RINGS } from './rings';
import { computeStill, readStill } from './still';

test('the still is the chord, with the tune behind it as a staircase', () => {
  const { rows, newest } = readStill(computeStill());
  const rowAt = (age: number) => {
    const row = (newest - age + RINGS) % RINGS;
    return rows.slice(row * BANDS, (row + 1) * BANDS).map((level) => level / 2.55);
  };
  for (const hz of [220, 880, 1_760]) expect(rowAt(0)[findBand(hz) ?? 0]).toBeGreaterThan(40);
  const steps = [21, 15, 9].map((age) => findTallest(rowAt(age)) ?? 0);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(new Set(steps).size).toBe(3);
});

test('a damaged still is read as far as it goes', () => {
  expect(readStill('f?').rows[0]).toBe(255);
  expect(readStill('').rows.every((level) => level === 0)).toBe(true);
});
