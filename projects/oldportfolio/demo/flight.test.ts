import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  carryTo,
  finish,
  hold,
  isCalm,
  isInHand,
  layDown,
  leap,
  letGo,
  paceOf,
  play,
  playSlowly,
  sampleOf,
  sendTo,
} from './flight';
import { follow, velocityOfHand } from './hand';
import type { Touch } from './hand';
import { followCurve, solveSpring, speedOf, velocityOf } from './motion';
import {
  ACT,
  beginAct,
  beginRun,
  cardSize,
  findOutside,
  isAimed,
  keepInside,
  percentOf,
  placeOf,
  nextStep,
  settingsOfThrow,
  throwNow,
} from './runs';
import { settings } from './settings';

const FIELD = { width: 1_240, height: 550, band: 92, isNarrow: false };
const PHONE = { width: 390, height: 300, band: 56, isNarrow: true };
const RULES = { spring: { stiffness: 60, damping: 8 }, curveMs: 400 };
const HOME = { x: 900, y: 300 };
const HAND = { vx: -800, vy: -2_200 };

const caught = () => hold(play(letGo(layDown(HOME, RULES), HAND), 130), { x: 500, y: 400 });

describe('a card that was caught', () => {
  test('leaves with the velocity of the hand; the curve leaves with one of its own', () => {
    const thrown = letGo(caught(), HAND);
    expect(thrown.spring).toEqual({ x: 500, y: 400, ...HAND });
    expect(thrown.turn?.before).toEqual(HAND);
    expect(speedOf(thrown.turn?.after ?? HAND)).toBeCloseTo((3 * Math.hypot(400, 100)) / 0.4, 8);
    expect(thrown.trail).toEqual([sampleOf(thrown)]);
  });

  test('follows the solution of its spring within 2 px, and the curve exactly', () => {
    const thrown = letGo(caught(), HAND);
    const flown = play(thrown, 900);
    expect(flown.trail.length).toBeGreaterThan(50);
    for (const { ms, spring, curve } of flown.trail) {
      const exact = solveSpring(thrown.spring, HOME, RULES.spring, (ms - thrown.ms) / 1_000);
      expect(Math.hypot(spring.x - exact.x, spring.y - exact.y)).toBeLessThan(2);
      expect(curve).toEqual(followCurve(thrown.curve, ms));
    }
  });

  test('lies still in the hand, and what was to come by itself is off', () => {
    const held = play(caught(), 500);
    expect(held.spring).toEqual({ x: 500, y: 400, vx: 0, vy: 0 });
    expect(isCalm(held)).toBe(false);
    expect(finish(held).isHeld).toBe(true);
    const swung = hold(caught(), HOME, HAND);
    expect(play(swung, 150).hand).toEqual(HAND);
    expect(play(swung, 151).hand).toEqual({ vx: 0, vy: 0 });
    expect(hold(beginAct(settings.start, FIELD), HOME).cues).toEqual([]);
    expect(sendTo(held, { x: 1, y: 2 }).home).toEqual({ x: 1, y: 2 });
  });
});

describe('a change of mind', () => {
  test('leaves place and velocity of the spring alone and replaces the curve', () => {
    const flying = play(letGo(caught(), HAND), 120);
    const sent = sendTo(flying, { x: 200, y: 200 });
    expect(sent.spring).toEqual(flying.spring);
    expect(sent.turn?.kind).toBe('sent');
    expect(sent.turn?.before).toEqual({
      vx: sampleOf(flying).curve.vx,
      vy: sampleOf(flying).curve.vy,
    });
    expect(sampleOf(sent).curve.x).toBeCloseTo(sampleOf(flying).curve.x, 10);
    expect(sent.trail.length).toBe(flying.trail.length + 1);
  });

  test('how the time is cut into pictures changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 66 }), { maxLength: 40 }), (waits) => {
        const start = beginAct(settings.start, FIELD);
        const parts = waits.reduce((flight, ms) => play(flight, ms), start);
        const whole = play(
          start,
          waits.reduce((sum, ms) => sum + ms, 0),
        );
        expect(sampleOf(parts)).toEqual(sampleOf(whole));
        expect(parts.trail).toEqual(whole.trail);
      }),
    );
  });

  test('every throw comes to rest at home', () => {
    const speeds = fc.integer({ min: 0, max: 6_000 });
    fc.assert(
      fc.property(speeds, fc.integer({ min: 0, max: 359 }), (speed, angle) => {
        const end = finish(throwNow({ ...settings.start, speed, angle }, FIELD));
        expect(isCalm(end)).toBe(true);
        expect(end.spring.x).toBeCloseTo(end.home.x, 0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('runs', () => {
  test('the opening act glides by two stops and home, and nothing is thrown', () => {
    for (const field of [FIELD, PHONE]) {
      const start = beginAct(settings.start, field);
      const home = placeOf(field, settings.start.hx, settings.start.hy);
      expect(sampleOf(start).curve.x).toBeLessThan(0);
      const stops = [900, 1_900, 2_900].map((ms) => sampleOf(play(start, ms)).curve);
      expect(stops.map(({ vx, vy }) => vx + vy)).toEqual([0, 0, 0]);
      expect(new Set(stops.map(({ x }) => x)).size).toBe(3);
      expect(stops[2]).toMatchObject(home);
      expect(play(start, ACT.ends).turn).toBeUndefined();
    }
  });

  test('the act of a throw that somebody shared ends with that throw', () => {
    const shared = { ...settings.start, do: 'throw', speed: 1_700 } as const;
    const carried = play(beginAct(shared, FIELD), ACT.thrown + 1);
    expect(carried.carry).toBeDefined();
    expect(speedOf(finish(carried).turn?.before ?? HAND)).toBeCloseTo(1_700, 6);
  });

  test('a throw that is repeated swings to where the hand opened, and is then the same', () => {
    const values = { ...settings.start, do: 'throw' } as const;
    const start = beginRun(values, FIELD);
    expect(isInHand(start)).toBe(false);
    expect(start.spring).toMatchObject(start.home);
    const half = play(start, 210);
    expect(speedOf(half.hand)).toBeGreaterThan(0);
    expect(speedOf(half.hand)).toBeLessThan(values.speed);
    const released = play(start, 420);
    const now = throwNow(values, FIELD);
    expect(released.carry).toBeUndefined();
    expect(released.spring.x).toBeCloseTo(now.spring.x, 8);
    expect(released.spring.vx).toBeCloseTo(now.spring.vx, 8);
    expect(sampleOf(play(released, 300)).curve.x).toBeCloseTo(sampleOf(play(now, 300)).curve.x, 8);
  });

  test('a card that waits has glided home', () => {
    const end = finish(beginRun(settings.start, FIELD));
    expect(end.spring.x).toBeCloseTo(end.home.x, 0);
    expect(end.turn).toBeUndefined();
  });

  test('a card called back after 100 ms turns by 180 degrees, and the spring goes on', () => {
    const start = beginRun({ ...settings.start, do: 'back', after: 100 }, FIELD);
    const called = play(start, 700);
    expect(called.turn?.degrees).toBeCloseTo(180, 5);
    expect(called.home).toEqual({ x: start.spring.x, y: start.spring.y });
    const later = play(called, 30);
    expect(later.spring.x).toBeGreaterThan(called.spring.x);
    expect(sampleOf(later).curve.x).toBeLessThan(sampleOf(called).curve.x);
  });

  test('one step of a second throws the spring 59 distances too far; the curve has arrived', () => {
    const start = beginRun({ ...settings.start, do: 'second' }, FIELD);
    expect(start.isHeld).toBe(true);
    const far = Math.hypot(start.home.x - start.spring.x, start.home.y - start.spring.y);
    const leapt = play(start, 600);
    expect(leapt.leapPx).toBeCloseTo(59 * far, 4);
    expect(sampleOf(leapt).curve).toMatchObject(start.home);
    expect(finish(start).leapPx).toBeCloseTo(59 * far, 4);
    expect(isCalm(finish(start))).toBe(true);
    expect(leap(layDown(HOME, RULES), 1).leapPx).toBe(0);
    const short = play(beginRun({ ...settings.start, do: 'second', step: 10 }, FIELD), 600);
    expect(short.leapPx).toBeLessThan(0);
  });

  test('a throw by hand is repeated by its address', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const speeds = fc.integer({ min: 60, max: 6_000 });
    fc.assert(
      fc.property(place, place, speeds, fc.integer({ min: 0, max: 359 }), (x, y, speed, angle) => {
        const at = keepInside(FIELD, { x: x * FIELD.width, y: y * FIELD.height });
        const made = settingsOfThrow(FIELD, at, velocityOf(speed, angle));
        const query = new URLSearchParams(settings.write({ ...settings.start, ...made }));
        const { values, problems } = settings.parse(query);
        expect(problems).toEqual({});
        const again = throwNow(values, FIELD);
        expect(Math.hypot(again.spring.x - at.x, again.spring.y - at.y)).toBeLessThan(0.1);
        expect(speedOf(again.spring)).toBeCloseTo(speed, 6);
      }),
    );
  });

  test('cards fit into every field, and what has left it is found at its edge', () => {
    for (const field of [
      FIELD,
      PHONE,
      { width: 2_400, height: 1_200, band: 92, isNarrow: false },
    ]) {
      const half = cardSize(field) / 2;
      for (const corner of [placeOf(field, 0, 0), placeOf(field, 100, 100)]) {
        expect(corner.x - half).toBeGreaterThanOrEqual(0);
        expect(corner.y + half).toBeLessThanOrEqual(field.height);
      }
      expect(percentOf(field, { x: -50, y: field.height * 2 })).toEqual({ x: 0, y: 100 });
    }
    expect(findOutside(FIELD, HOME)).toBeUndefined();
    expect(findOutside(FIELD, { x: 41_240, y: 300 })).toEqual({ x: 1_240, y: 300, away: 40_000 });
  });
});

describe('the pace', () => {
  test('the time nearly stands still at the corner, creeps for 300 ms, and is then as it is', () => {
    const thrown = letGo(caught(), HAND);
    const paces = [0, 19, 20, 299, 300].map((ms) => paceOf(play(thrown, ms)));
    expect(paces).toEqual([0.08, 0.08, 0.25, 0.25, 1]);
    expect(paceOf(sendTo(play(thrown, 400), HOME, 'called back'))).toBe(0.08);
    expect(paceOf(sendTo(play(thrown, 400), HOME))).toBe(1);
  });

  test('how the time of a visitor is cut into frames changes nothing', () => {
    const start = carryTo(layDown(HOME, RULES), { x: 500, y: 400 }, { x: 520, y: 460 }, HAND);
    const waits = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(waits, (frames) => {
        const parts = frames.reduce((before, ms) => playSlowly(before.flight, ms + before.restMs), {
          flight: start,
          restMs: 0,
        });
        const whole = playSlowly(
          start,
          frames.reduce((sum, ms) => sum + ms, 0),
        );
        // A sum of fractions may come to a hair less than its whole.
        expect(Math.abs(parts.flight.ms - whole.flight.ms)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('what asks to be used next', () => {
  const { start } = settings;
  const step = (changes: Partial<typeof start>, isDare = false, ms = 4_000) =>
    nextStep({ ...start, ...changes }, play(beginRun({ ...start, ...changes }, FIELD), ms), isDare);

  test.each([
    [{}, 'card'],
    [{ do: 'throw' }, 'switch'],
    [{ do: 'throw', speed: 0 }, 'card'],
    [{ do: 'throw', approach: 'mine' }, 'count'],
    [{ do: 'throw', approach: 'mine', cards: 60 }, undefined],
    [{ do: 'back' }, 'switch'],
    [{ do: 'back', approach: 'mine' }, 'card'],
    [{ do: 'second', approach: 'mine' }, 'switch'],
  ] as const)('after %j: %s', (changes, asks) => {
    expect(step(changes)).toBe(asks);
  });

  test('nothing while it is on its way or in a hand; after a dare with many the other way', () => {
    expect(step({ do: 'throw' }, false, 500)).toBeUndefined();
    expect(step({ do: 'throw', approach: 'mine' }, false, 900)).toBeUndefined();
    expect(nextStep(start, caught(), false)).toBeUndefined();
    expect(step({ do: 'throw', approach: 'mine', cards: 500 }, true)).toBe('switch');
  });
});

test('only a card that waits is aimed, and only by another speed or direction', () => {
  const aims = [{}, { speed: 900 }, { angle: 90 }, { speed: 900, do: 'throw' }] as const;
  expect(aims.map((changes) => isAimed({ ...settings.start, ...changes }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('the hand', () => {
  const swipe = (pxPerMs: number, ms: number) =>
    Array.from({ length: ms / 10 + 1 }, (_, index) => ({
      x: pxPerMs * index * 10,
      y: 0,
      ms: index * 10,
    })).reduce<Touch[]>(follow, []);

  test('its speed is the fastest of its last moments', () => {
    expect(velocityOfHand(swipe(1.5, 300), 300).vx).toBeCloseTo(1_500, 8);
    const braked = [...swipe(2, 100), { x: 210, y: 0, ms: 150 }].reduce<Touch[]>(follow, []);
    expect(velocityOfHand(braked, 160).vx).toBeCloseTo(2_000, 8);
    const forgotten = [...swipe(2, 100), { x: 200, y: 50, ms: 350 }].reduce<Touch[]>(follow, []);
    expect(velocityOfHand(forgotten, 350).vy).toBeCloseTo(200, 8);
  });

  test('a slow machine tells of two moves only, and it is still a throw', () => {
    const sparse = [
      { x: 0, y: 0, ms: 0 },
      { x: -120, y: 0, ms: 300 },
    ].reduce<Touch[]>(follow, []);
    expect(velocityOfHand(sparse, 500).vx).toBeCloseTo(-400, 8);
    const busier = [
      { x: 0, y: 0, ms: 0 },
      { x: -390, y: 0, ms: 1_200 },
    ].reduce<Touch[]>(follow, []);
    expect(velocityOfHand(busier, 2_000).vx).toBeCloseTo(-325, 8);
    expect(velocityOfHand(busier, 6_001)).toEqual({ vx: 0, vy: 0 });
  });

  test('a page at work hears late that the hand has opened, and it is still a throw', () => {
    expect(velocityOfHand(swipe(1.5, 100), 500, 360).vx).toBeCloseTo(1_500, 8);
    expect(velocityOfHand(swipe(1.5, 100), 500, 349)).toEqual({ vx: 0, vy: 0 });
    // Six moves over 280 px, as a starved machine tells of them.
    const slow = [0, 1, 2, 3, 4, 5, 6]
      .map((move) => ({ x: (280 / 6) * move, y: 0, ms: 90 * move }))
      .reduce<Touch[]>(follow, []);
    expect(velocityOfHand(slow, 900).vx).toBeCloseTo(280 / 0.54, 8);
    expect(velocityOfHand(slow, 901)).toEqual({ vx: 0, vy: 0 });
  });

  test('a hand that rested, or never moved, throws nothing', () => {
    expect(velocityOfHand(swipe(1, 100), 250).vx).toBeCloseTo(1_000, 8);
    expect(velocityOfHand(swipe(1, 100), 251)).toEqual({ vx: 0, vy: 0 });
    expect(paceOf(letGo(caught(), { vx: 0, vy: 0 }))).toBe(1);
    expect(velocityOfHand([{ x: 1, y: 1, ms: 0 }], 0)).toEqual({ vx: 0, vy: 0 });
    expect(velocityOfHand([], 0)).toEqual({ vx: 0, vy: 0 });
  });

  test('nobody throws faster than the demo can show', () => {
    expect(speedOf(velocityOfHand(swipe(40, 80), 80))).toBeCloseTo(6_000, 8);
  });
});
