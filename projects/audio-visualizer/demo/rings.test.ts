import { expect, test } from 'vitest';

import { BANDS } from './bands';
import { advanceRings, createRings, holdRings, RINGS, rowAtEar } from './rings';
import type { Rings } from './rings';

const loud = new Float32Array(BANDS).fill(1);
const quiet = new Float32Array(BANDS);
const firstOf = ({ rows }: Rings, row: number) => rows[row * BANDS];

test('the present is written at once', () => {
  const rings = createRings();
  advanceRings(rings, loud, 10);
  expect([rings.newest, firstOf(rings, 0)]).toEqual([0, 255]);
});

test('a hit travels outwards, one row every 45 ms whatever the frame rate', () => {
  const [slow, fast] = [createRings(), createRings()];
  for (const rings of [slow, fast]) advanceRings(rings, loud, 0);
  advanceRings(slow, quiet, 90);
  for (let frame = 0; frame < 9; frame += 1) advanceRings(fast, quiet, 10);
  for (const rings of [slow, fast]) {
    expect(rings.newest).toBe(2);
    expect(firstOf(rings, 1)).toBe(0);
  }
});

test('the newest overwrites the oldest', () => {
  const rings = createRings();
  for (let row = 0; row < RINGS + 3; row += 1) advanceRings(rings, loud, 45);
  expect(rings.newest).toBe(3);
  expect(rings.rows.every((byte) => byte === 255)).toBe(true);
});

test('held rings show only the present', () => {
  const rings = createRings();
  for (let row = 0; row < 5; row += 1) advanceRings(rings, loud, 45);
  holdRings(rings, loud);
  expect(rings.rows.filter((byte) => byte > 0)).toHaveLength(BANDS);
});

test.each([
  [0, 5],
  [150, 2],
  [-20, 5],
  [1e9, 6],
])('with %d ms of delay the ear hears row %d', (delay, row) => {
  expect(rowAtEar({ ...createRings(), newest: 5 }, delay)).toBe(row);
});
