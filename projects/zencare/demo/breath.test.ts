import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ease, guideAt, keepPress, leadFrom, moveBreath, paceOf, PRESSES_KEPT } from './breath';

const seconds = (...list: number[]) => list.map((second) => second * 1_000);
const perMinute = fc.double({ min: 4, max: 12, noNaN: true });

describe('the pace of holds', () => {
  test.each([
    [[0, 6, 12, 18], 10],
    [[0, 10, 20], 6],
    [[0, 6, 12, 40], 10],
    [[0, 4, 10], 12],
    // Slips and pauses are left out.
    [[0, 0.5, 6, 12, 90, 96], 10],
  ])('holds at %j s are %d breaths a minute', (presses, pace) => {
    expect(paceOf(seconds(...presses))).toBeCloseTo(pace, 10);
  });

  test.each([[[]], [[0]], [[0, 5]], [[0, 1, 2, 3]], [[0, 31, 62, 93]]])(
    'holds at %j s say nothing yet',
    (presses) => {
      expect(paceOf(seconds(...presses))).toBeUndefined();
    },
  );

  test('steady holds give their own pace, whenever they began', () => {
    const start = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(start, fc.integer({ min: 1_500, max: 30_000 }), (from, every) => {
        const presses = Array.from({ length: 8 }, (_, index) => from + index * every);
        expect(paceOf(presses)).toBeCloseTo(60_000 / every, 9);
      }),
    );
  });

  test('any holds give 2 to 40 a minute, or nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 })), (gaps) => {
        let at = 0;
        const pace = paceOf(gaps.map((gap) => (at += gap)));
        if (pace === undefined) return;
        expect(pace).toBeGreaterThanOrEqual(2);
        expect(pace).toBeLessThanOrEqual(40);
      }),
    );
  });

  test('only the last twelve are kept', () => {
    const presses = Array.from({ length: 20 }, (_, index) => index).reduce(keepPress, []);
    expect(presses).toHaveLength(PRESSES_KEPT);
    expect(presses.at(-1)).toBe(19);
  });
});

describe('the ring', () => {
  test('leads from 12 toward 6 by way of 10.4, and from nothing to its aim', () => {
    expect(leadFrom(12, 6).toFixed(1)).toBe('10.4');
    expect(leadFrom(6, 6)).toBe(6);
    expect(leadFrom(undefined, 6)).toBe(6);
  });

  test('is always between you and its aim', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 40, noNaN: true }), perMinute, (pace, aim) => {
        const next = leadFrom(pace, aim);
        expect(next).toBeGreaterThanOrEqual(Math.min(pace, aim) - 1e-9);
        expect(next).toBeLessThanOrEqual(Math.max(pace, aim) + 1e-9);
      }),
    );
  });

  test('is full after 40 percent of a breath and empty at its end', () => {
    expect(guideAt(0, 6)).toBe(0);
    expect(guideAt(2_000, 6)).toBeCloseTo(Math.SQRT1_2, 10);
    expect(guideAt(4_000, 6)).toBeCloseTo(1, 10);
    expect(guideAt(7_000, 6)).toBeCloseTo(Math.SQRT1_2, 10);
    expect(guideAt(9_999.99, 6)).toBeCloseTo(0, 5);
    expect(guideAt(14_000, 6)).toBeCloseTo(1, 10);
    expect(guideAt(-5, 6)).toBe(0);
  });

  test('and the disc are the same for somebody who follows it', () => {
    fc.assert(
      fc.property(perMinute, fc.double({ min: 0, max: 0.999, noNaN: true }), (pace, part) => {
        const since = (part * 60_000) / pace;
        const inMs = (0.4 * 60_000) / pace;
        const filled = moveBreath(0, true, Math.min(since, inMs), pace);
        const breath = moveBreath(filled, false, Math.max(since - inMs, 0), pace);
        expect(ease(breath)).toBeCloseTo(guideAt(since, pace), 6);
      }),
    );
  });
});

test('the disc stays between empty and full', () => {
  expect(moveBreath(0.9, true, 60_000, 6)).toBe(1);
  expect(moveBreath(0.1, false, 60_000, 6)).toBe(0);
});
