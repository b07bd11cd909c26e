import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  easeBoth,
  fallAt,
  handAt,
  hourBlocks,
  layDial,
  turnsAt,
  turnsBetween,
  turnsTo,
} from './dial';

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the hand', () => {
  test('starts at the top and goes clockwise', () => {
    expect(handAt({ side: 600 }, 0).y).toBeCloseTo(-258, 9);
    expect(handAt({ side: 600 }, 0.25).x).toBeCloseTo(258, 9);
    expect(handAt({ side: 600 }, 0.5).y).toBeCloseTo(258, 9);
  });

  test('is turned by what lies between two places, the short way, also over the top', () => {
    const turns = fc.double({ min: -0.49, max: 0.49, noNaN: true });
    fc.assert(
      fc.property(share, turns, (from, by) => {
        const turned = turnsBetween(handAt({ side: 300 }, from), handAt({ side: 300 }, from + by));
        expect(turned).toBeCloseTo(by, 9);
      }),
    );
  });

  test('is sent to where the rings are pressed', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (turns) => {
        expect(turnsTo(handAt({ side: 300 }, turns))).toBeCloseTo(turns, 9);
      }),
    );
  });

  test('leaves a block for each hour past the end', () => {
    expect(hourBlocks(2.5)).toBe('0.820 0.180 0.820 0.180 0.500 0.500 0 24');
    expect(hourBlocks(0)).toBe('0 24');
  });

  test('makes one turn for the session, and whole turns for more', () => {
    expect(turnsAt(1, 750, 1_500)).toBe(0.5);
    expect(turnsAt(1, 1_500, 1_500)).toBe(1);
    expect(turnsAt(0.5, 1_500, 1_500)).toBe(0.5);
    expect(turnsAt(1, 86_460, 1_500)).toBe(58);
  });
});

test('the dial is as large as the drawing, in its middle', () => {
  expect(layDial({ width: 600, height: 400 })).toEqual({ x: 300, y: 200, side: 400 });
  expect(layDial({ width: 350, height: 380 })).toEqual({ x: 175, y: 190, side: 350 });
});

test('what falls stays between where it was and the ground, lands, and bounces', () => {
  expect(fallAt(0)).toBe(0);
  expect(fallAt(0.5)).toBe(1);
  expect(fallAt(0.66)).toBeLessThan(1);
  expect(fallAt(1)).toBe(1);
  fc.assert(
    fc.property(share, (at) => {
      expect(fallAt(at)).toBeGreaterThanOrEqual(0);
      expect(fallAt(at)).toBeLessThanOrEqual(1);
    }),
  );
  expect([easeBoth(0), easeBoth(0.5), easeBoth(1)]).toEqual([0, 0.5, 1]);
});
