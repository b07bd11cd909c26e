import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  PIANO_TOP_HZ,
  RANGE_HZ,
  clampHz,
  formatHz,
  formatShare,
  hzAt,
  keysBetween,
  listWhiteKeys,
  octaveShare,
  placeOf,
  shareBetween,
} from './pitch';

const place = fc.double({ min: 0, max: 1, noNaN: true });
const unfolded = fc.double({ min: 0, max: 1, noNaN: true });

test('the middle of the disc is 8,020 Hz in equal hertz and 800 Hz in equal octaves', () => {
  expect(hzAt(0.5, 0)).toBeCloseTo(8_020, 6);
  expect(hzAt(0.5, 1)).toBeCloseTo(800, 6);
});

test('one octave has 11.6% in octaves, and the top one half the disc in hertz', () => {
  expect(octaveShare(440, 1)).toBeCloseTo(0.1157, 4);
  expect(octaveShare(8_000, 0)).toBeCloseTo(0.5013, 4);
  expect(octaveShare(440, 0)).toBeCloseTo(0.0276, 4);
});

test('above 8 kHz the share is that of the top octave', () => {
  expect(octaveShare(15_000, 0)).toBe(octaveShare(8_000, 0));
});

test('four octaves of tune have 46.3% in octaves and 10.3% in hertz', () => {
  expect(shareBetween(110, 1_760, 1)).toBeCloseTo(0.4628, 4);
  expect(shareBetween(110, 1_760, 0)).toBeCloseTo(0.1034, 4);
});

test('every octave is equally wide once unfolded', () => {
  fc.assert(
    fc.property(fc.double({ min: 40, max: 8_000, noNaN: true }), (hz) => {
      expect(octaveShare(hz, 1)).toBeCloseTo(octaveShare(40, 1), 9);
    }),
  );
});

test('a place and its pitch are each other’s inverse, at every moment of unfolding', () => {
  fc.assert(
    fc.property(place, unfolded, (at, how) => {
      expect(placeOf(hzAt(at, how), how)).toBeCloseTo(at, 6);
    }),
  );
});

test('higher is always further round', () => {
  fc.assert(
    fc.property(place, place, unfolded, (one, other, how) => {
      expect(hzAt(Math.max(one, other), how)).toBeGreaterThanOrEqual(
        hzAt(Math.min(one, other), how),
      );
    }),
  );
});

test.each([NaN, -5, 0, Infinity, -Infinity])('%d Hz is brought into the picture', (hz) => {
  const inside = clampHz(hz);
  expect(inside >= RANGE_HZ.from && inside <= RANGE_HZ.to).toBe(true);
  expect([0, 1]).toContain(placeOf(hz, 1));
});

test.each([
  [440, '440 Hz'],
  [999.4, '999 Hz'],
  [1_760, '1.76 kHz'],
  [16_000, '16.0 kHz'],
])('%d Hz reads %s', (hz, text) => {
  expect(formatHz(hz)).toBe(text);
});

test('small shares have a digit after the point', () => {
  expect([0.1157, 0.0276, 0.5013].map(formatShare)).toEqual(['12%', '2.8%', '50%']);
});

test('three quarters of the disc lie above the piano in equal hertz, and a fifth in equal octaves', () => {
  expect(shareBetween(PIANO_TOP_HZ, RANGE_HZ.to, 0)).toBeCloseTo(0.7325, 3);
  expect(shareBetween(PIANO_TOP_HZ, RANGE_HZ.to, 1)).toBeCloseTo(0.219, 3);
});

test('keys are counted by their pitch, as far as the piano goes', () => {
  expect(keysBetween(440, 880)).toBe(12);
  expect(keysBetween(439, 441)).toBe(1);
  expect(keysBetween(441, 460)).toBe(0);
  expect(keysBetween(4_000, 16_000)).toBe(1);
  expect(keysBetween(8_000, 16_000)).toBe(0);
});

test('the piano around the disc has 48 white keys from E1 to C8, in order and apart', () => {
  const keys = listWhiteKeys();
  expect(keys).toHaveLength(48);
  const isUnder = (hz: number) => keys.some(({ narrow: [from, to] }) => from < hz && hz < to);
  expect([isUnder(440), isUnder(466.2)]).toEqual([true, false]);
  keys.forEach(({ narrow, wide }, index) => {
    expect(narrow[0]).toBeLessThan(narrow[1]);
    expect(wide[0]).toBeLessThanOrEqual(narrow[0]);
    expect(wide[1]).toBeGreaterThanOrEqual(narrow[1]);
    expect(wide[0]).toBeGreaterThan(keys[index - 1]?.wide[1] ?? 0);
  });
});
