import { expect, test } from 'vitest';

import {
  RINGS,
  RING_MS,
  ROWS,
  advanceRings,
  createRings,
  holdRings,
  rowAtEar,
  rowOfRing,
  createHearing,
  listEdges,
} from './rings';
import type { Rings } from './rings';
import { VERTEX_SHADER } from './shaders';
import { BANDS } from './spectrum';

const loud = new Float32Array(BANDS).fill(1);
const quiet = new Float32Array(BANDS);
const firstOf = ({ rows }: Rings, row: number) => rows[row * BANDS];
const isOnScreen = (rings: Rings) =>
  Array.from({ length: RINGS }, (_, ring) => firstOf(rings, rowOfRing(rings.newest, ring))).some(
    Boolean,
  );

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
  for (let row = 0; row < ROWS + 3; row += 1) advanceRings(rings, loud, 45);
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
  [1e9, 29],
])('with %d ms of delay the ear hears row %d', (delay, row) => {
  expect(rowAtEar({ ...createRings(), newest: 5 }, delay)).toBe(row);
});

test.each([0, 150, 360, 1e9])(
  'with %d ms of delay no ring is newer than the one inside it',
  (delay) => {
    const rings = { ...createRings(), newest: 5 };
    const centre = rowAtEar(rings, delay);
    const ages = Array.from({ length: RINGS }, (_, ring) => {
      const row = rowOfRing(centre, ring);
      return (rings.newest - row + ROWS) % ROWS;
    });
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(VERTEX_SHADER).toContain(`(centre - ring + ${ROWS}) % ${ROWS}`);
  },
);

test('a hit has left after 1.08 s, at 30 frames a second as at 144', () => {
  expect((RINGS * RING_MS) / 1_000).toBe(1.08);
  for (const hertz of [30, 60, 144]) {
    const rings = createRings();
    // Two, because the newest row goes on being written.
    for (let row = 0; row < 2; row += 1) advanceRings(rings, loud, RING_MS);
    let elapsed = 0;
    while (isOnScreen(rings)) {
      advanceRings(rings, quiet, 1_000 / hertz);
      elapsed += 1_000 / hertz;
    }
    expect(Math.abs(elapsed - RINGS * RING_MS)).toBeLessThanOrEqual(1_000 / hertz + RING_MS);
  }
});

test('a row remembers how the disc was laid out when it was measured', () => {
  const rings = createRings();
  advanceRings(rings, loud, 0, 0);
  advanceRings(rings, loud, RING_MS, 0.5);
  expect([rings.axes[0], rings.axes[1]]).toEqual([0, 0.5]);
});

test('the past slides along when the disc unfolds', () => {
  const rings = createRings();
  advanceRings(rings, loud, 0, 0);
  const edges = listEdges(rings, 1);
  expect([edges[0], edges[BANDS]]).toEqual([0, 1]);
  // The first bar of equal hertz is a third of the unfolded disc; a row that was measured there stays even.
  expect(edges[1]).toBeCloseTo(0.33, 2);
  expect(edges[BANDS + 2]).toBeCloseTo(1 / BANDS, 6);
});

const hit = { read: () => ({ bins: new Float32Array(1_024).fill(-20), sampleRate: 44_100 }) };
const moment = { elapsedMs: 100, unfolded: 1, isStill: false };

test('what is heard rises in the newest row and is measured', () => {
  const { rings, listen, isQuiet: isDark } = createHearing(createRings());
  expect(isDark()).toBe(true);
  const { peakHz, tallest } = listen(hit, moment);
  expect(peakHz).toBeGreaterThan(0);
  expect(tallest).toBeGreaterThanOrEqual(0);
  expect(rings.newest).toBe(2);
  expect(firstOf(rings, 2)).toBeGreaterThan(200);
  expect(isDark()).toBe(false);
});

test('with less motion only the present is there', () => {
  const { rings, listen } = createHearing(createRings());
  for (let frame = 0; frame < 5; frame += 1) listen(hit, { ...moment, isStill: true });
  expect(rings.newest).toBe(0);
  expect(rings.rows.filter((byte) => byte > 0)).toHaveLength(BANDS);
});

test('a held picture stays as it is, whatever is heard', () => {
  const { rings, listen } = createHearing(createRings());
  listen(hit, moment);
  const before = structuredClone(rings);
  listen(hit, { ...moment, isHeld: true });
  expect(rings).toEqual(before);
});
