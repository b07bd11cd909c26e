import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CALLED_BACK_MS, DISTANCE_PX, easedAt } from '../figures/motion';
import {
  directionOf,
  followCurve,
  largestStableSeconds,
  leanOf,
  solveSpring,
  spaceOut,
  speedOf,
  stepSpring,
  turnOf,
  velocityOf,
} from './motion';
import { NUMBERS } from './settings';

const { stiffness, damping } = NUMBERS;
const springs = fc.record({
  stiffness: fc.integer({ min: stiffness.from, max: stiffness.to }),
  damping: fc.integer({ min: damping.from, max: damping.to }),
});
const place = fc.double({ min: -2_000, max: 2_000, noNaN: true });
const cards = fc.record({ x: place, y: place, vx: place, vy: place });
const HOME = { x: 0, y: 0 };

describe('the spring', () => {
  test('a step is the rule of the write-up', () => {
    const card = { x: 10, y: 0, vx: 3, vy: -2 };
    const next = stepSpring(card, { x: 20, y: 4 }, { stiffness: 170, damping: 26 }, 0.01);
    expect(next.vx).toBeCloseTo(3 + (170 * 10 - 26 * 3) * 0.01, 10);
    expect(next.vy).toBeCloseTo(-2 + (170 * 4 + 26 * 2) * 0.01, 10);
    expect(next.x).toBeCloseTo(10 + next.vx * 0.01, 10);
    expect(next.y).toBeCloseTo(next.vy * 0.01, 10);
  });

  test('one step of a second from rest lands stiffness - 1 times too far', () => {
    const card = { x: -100, y: 0, vx: 0, vy: 0 };
    expect(stepSpring(card, HOME, { stiffness: 60, damping: 8 }, 1).x).toBeCloseTo(5_900, 8);
  });

  test('without damping the solution is a cosine', () => {
    const card = { x: 50, y: 0, vx: 0, vy: 0 };
    const after = solveSpring(card, HOME, { stiffness: 4, damping: 0 }, Math.PI / 2);
    expect(after.x).toBeCloseTo(-50, 10);
    expect(after.vx).toBeCloseTo(0, 10);
  });

  test('at critical damping the solution is (x + (v + wx) t) e^-wt', () => {
    const after = solveSpring(
      { x: 1, y: 0, vx: 2, vy: 0 },
      HOME,
      { stiffness: 25, damping: 10 },
      0.2,
    );
    expect(after.x).toBeCloseTo((1 + (2 + 5) * 0.2) * Math.exp(-1), 12);
  });

  test('at time zero it leaves with the velocity it was given', () => {
    fc.assert(
      fc.property(springs, cards, (spring, card) => {
        const now = solveSpring(card, HOME, spring, 0);
        for (const key of ['x', 'y', 'vx', 'vy'] as const)
          expect(now[key]).toBeCloseTo(card[key], 9);
      }),
    );
  });

  test('solving in two parts is solving at once', () => {
    fc.assert(
      fc.property(springs, cards, fc.double({ min: 0, max: 2, noNaN: true }), (spring, card, t) => {
        const parts = solveSpring(
          solveSpring(card, HOME, spring, t / 3),
          HOME,
          spring,
          (2 * t) / 3,
        );
        const whole = solveSpring(card, HOME, spring, t);
        expect(parts.x).toBeCloseTo(whole.x, 5);
        expect(parts.vy).toBeCloseTo(whole.vy, 4);
      }),
    );
  });

  test('steps of a millisecond stay as close to the solution as their length allows, for every spring of the demo', () => {
    fc.assert(
      fc.property(springs, cards, (spring, card) => {
        const natural = Math.sqrt(spring.stiffness);
        const scale = Math.hypot(card.x, card.vx / natural, card.y, card.vy / natural) + 1;
        // The error of a step goes with the rates of swinging and of fading.
        const allowed = scale * (natural + spring.damping) * 0.001;
        let stepped = card;
        for (let ms = 1; ms <= 1_000; ms += 1) {
          stepped = stepSpring(stepped, HOME, spring, 0.001);
          const exact = solveSpring(card, HOME, spring, ms / 1_000);
          expect(Math.hypot(stepped.x - exact.x, stepped.y - exact.y)).toBeLessThan(allowed);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('every spring of the demo is stable in steps of a millisecond, and none in steps beyond its limit', () => {
    fc.assert(
      fc.property(springs, (spring) => {
        const limit = largestStableSeconds(spring);
        expect(limit).toBeGreaterThan(0.001);
        let card = { x: 1, y: 0, vx: 0, vy: 0 };
        for (let step = 0; step < 400; step += 1)
          card = stepSpring(card, HOME, spring, limit * 1.1);
        expect(Math.abs(card.x)).toBeGreaterThan(1);
      }),
    );
  });
});

describe('the timed curve', () => {
  const curve = { from: HOME, to: { x: DISTANCE_PX, y: 0 }, startedMs: 0, lastsMs: 400 };

  test('called back after 100 ms it flips from 0.42 to -0.43 px per ms', () => {
    const now = followCurve(curve, CALLED_BACK_MS);
    expect(now.x).toBeCloseTo(easedAt(CALLED_BACK_MS), 10);
    expect(now.x.toFixed(1)).toBe('57.8');
    expect((now.vx / 1_000).toFixed(2)).toBe('0.42');
    const back = followCurve({ ...curve, from: now, to: HOME, startedMs: 100 }, 100);
    expect((back.vx / 1_000).toFixed(2)).toBe('-0.43');
    expect(turnOf(now, back)).toBeCloseTo(180, 6);
  });

  test('its speed at the start is three distances in its duration, whatever came before', () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 80, max: 2_000 }), (x, y, lastsMs) => {
        const start = followCurve({ from: HOME, to: { x, y }, startedMs: 7, lastsMs }, 7);
        expect(speedOf(start)).toBeCloseTo((3 * Math.hypot(x, y)) / (lastsMs / 1_000), 6);
      }),
    );
  });

  test('before it starts it is at its start, afterwards at rest at its end', () => {
    expect(followCurve(curve, -50)).toMatchObject({ x: 0, y: 0 });
    expect(followCurve(curve, 4_000)).toEqual({ x: DISTANCE_PX, y: 0, vx: 0, vy: 0 });
  });
});

describe('directions', () => {
  test('up is 90, and a direction survives its velocity', () => {
    expect(velocityOf(10, 90).vy).toBeCloseTo(-10, 10);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 6_000 }), (a, s) => {
        expect(directionOf(velocityOf(s, a))).toBe(a);
        expect(speedOf(velocityOf(s, a))).toBeCloseTo(s, 8);
      }),
    );
  });

  test('a turn is between 0 and 180, and there is none at rest', () => {
    expect(turnOf({ vx: 100, vy: 0 }, { vx: 0, vy: 50 })).toBeCloseTo(90, 8);
    expect(turnOf({ vx: 10, vy: 0 }, { vx: 0, vy: 50 })).toBeUndefined();
    expect(turnOf({ vx: 50, vy: 0 }, { vx: 0, vy: 0 })).toBeUndefined();
    fc.assert(
      fc.property(cards, cards, (a, b) => {
        const turn = turnOf(a, b) ?? 0;
        expect(turn).toBeGreaterThanOrEqual(0);
        expect(turn).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('the looks of a card', () => {
  test('it leans as far as it is fast, and not further than it can', () => {
    expect(leanOf({ vx: 0, vy: 900 })).toBe(0);
    expect(leanOf({ vx: 1_000, vy: 0 })).toBeCloseTo(11, 10);
    expect(leanOf({ vx: -90_000, vy: 0 })).toBe(-38);
  });

  test('its echoes are apart, and only the last are kept', () => {
    const path = Array.from({ length: 100 }, (_, x) => ({ x, y: 0, vx: 0, vy: 0 }));
    expect(spaceOut(path, 25).map(({ x }) => x)).toEqual([0, 25, 50, 75]);
    expect(spaceOut(path, 1)).toEqual(path.slice(-24));
    expect(spaceOut([], 1)).toEqual([]);
  });
});
