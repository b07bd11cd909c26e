import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  dropOf,
  hangPage,
  HANGS,
  isAtRest,
  LIES,
  lineY,
  placeSheet,
  ringX,
  shareAt,
  stepFall,
} from './hang';

const page = { left: 100, width: 1_200, height: 5_800 };
const desk = hangPage(page, { width: 1_240, height: 360 }, false);
const phone = hangPage({ left: 0, width: 390, height: 9_000 }, { width: 390, height: 250 }, true);

describe('the line', () => {
  test.each([desk, phone])(
    'hangs the whole page above the floor, however far it gives way',
    (hanging) => {
      fc.assert(
        fc.property(
          fc.double({ min: 0, max: 3, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (strain, ring) => {
            for (const [index, sheet] of hanging.map.sheets.entries()) {
              const place = placeSheet(hanging, { strain, ring }, index, 0);
              expect(place.y).toBeGreaterThan(hanging.top);
              expect(place.y + sheet.height).toBeLessThanOrEqual(hanging.height);
            }
          },
        ),
      );
    },
  );

  test('gives way under a load, most where the ring is', () => {
    const at = (strain: number, ring: number, x: number) => lineY(desk, { strain, ring }, x);
    expect(at(0.5, 0.5, 0)).toBe(desk.top);
    expect(at(0.5, 0.5, desk.width)).toBeCloseTo(desk.top, 9);
    expect(at(1, 0.5, 620)).toBeGreaterThan(at(0.2, 0.5, 620));
    expect(at(1, 0.25, 300)).toBeGreaterThan(at(1, 0.75, 300));
    expect(at(1, 0.5, 620)).toBeCloseTo(desk.top + desk.deepest, 9);
    expect(at(-1, 0.5, 620)).toBe(at(0, 0.5, 620));
  });

  test('leads the ring from the first sheet to the last, and back from a place to a share', () => {
    expect(ringX(desk, 0)).toBe(Math.max(desk.map.sheets[0]?.x ?? 0, 44));
    // All of it is in sight, also where the sheets begin at the edge.
    expect(ringX(phone, 0)).toBe(44);
    expect(ringX(phone, 1)).toBeLessThanOrEqual(390 - 44);
    for (const share of [0, 0.3, 1]) expect(shareAt(desk, ringX(desk, share))).toBeCloseTo(share);
    expect(shareAt(desk, -50)).toBe(0);
    expect(shareAt(desk, 5_000)).toBe(1);
  });

  test('of a page without size is no error', () => {
    const nothing = hangPage({ left: 0, width: 0, height: 0 }, { width: 0, height: 0 }, true);
    expect(Number.isFinite(ringX(nothing, 0.5))).toBe(true);
  });
});

describe('the fall', () => {
  const after = (ms: number, from = HANGS, isBroken = true) => {
    let fall = from;
    for (let left = ms; left > 0; left -= 16) fall = stepFall(fall, isBroken, 16);
    return fall;
  };

  test('begins after a beat, bounces, and ends on the floor', () => {
    expect(after(200).drop).toBe(0);
    expect(after(500).drop).toBeGreaterThan(0);
    const drops = Array.from({ length: 200 }, (_, frame) => after(frame * 16).drop);
    const landed = drops.findIndex((drop) => drop === 1);
    expect(Math.min(...drops.slice(landed, landed + 20))).toBeLessThan(0.99);
    expect(after(3_000)).toEqual(LIES);
    expect(isAtRest(LIES, true)).toBe(true);
    expect(isAtRest(LIES, false)).toBe(false);
  });

  test('is undone from wherever it is, and swings a little above the line', () => {
    expect(after(3_000, after(600), false)).toEqual(HANGS);
    const lifts = Array.from({ length: 120 }, (_, frame) => after(frame * 16, LIES, false).drop);
    expect(Math.min(...lifts)).toBeLessThan(0);
    expect(isAtRest(HANGS, false)).toBe(true);
  });

  test('is the same whatever the frames are', () => {
    expect(stepFall(HANGS, true, 480).drop).toBeCloseTo(after(480).drop, 2);
  });

  test('takes the sheets near the place where the line snapped first, and all in the end', () => {
    expect(dropOf(0.4, 0)).toBeGreaterThan(dropOf(0.4, 0.8));
    expect(dropOf(0.05, 2)).toBe(0);
    expect(dropOf(-0.02, 0.5)).toBe(-0.02);
    for (const away of [0, 0.5, 1]) expect(dropOf(1, away)).toBe(1);
  });

  test('leaves every sheet tilted, with its upper part in sight', () => {
    for (const [index, sheet] of desk.map.sheets.entries()) {
      const place = placeSheet(desk, { strain: 1, ring: 0.3 }, index, 1);
      expect(place.y).toBeGreaterThan(desk.height / 3);
      expect(place.y).toBeLessThan(desk.height - sheet.height * 0.3);
      expect(place.turn).not.toBe(0);
    }
  });
});
