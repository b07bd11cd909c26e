import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ACT, actAt, flightAt, hasArrived } from './clock';
import { PARTS, planLoads } from './trips';
import { QUESTION, sayRest, sayStep, sayTrips } from './words';

const SIZES = { words: 600, script: 9_000, font: 33_812, photo: 34_222 };
const plan = (count: number, order: 'last' | 'first' = 'last') =>
  planLoads(SIZES, { parts: PARTS.slice(0, count), order, fill: 0, window: 10 });

test('a trip waits, asks for half of its time, and comes back for the other half', () => {
  const at = (ms: number) => flightAt(2, 300, ms);
  expect(at(299)).toEqual({ state: 'waits' });
  expect(at(300)).toEqual({ state: 'asks', share: 0 });
  expect(at(375)).toEqual({ state: 'asks', share: 0.5 });
  expect(at(450)).toEqual({ state: 'comes', share: 0 });
  expect(at(525)).toEqual({ state: 'comes', share: 0.5 });
  expect(at(600)).toEqual({ state: 'there' });
});

test('a load is there when its trip is, never before', () => {
  const times = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 10, max: 2_000 }),
      times,
      (trip, rtt, ms) => {
        const load = { cargo: 'words', from: 0, to: 1, trip } as const;
        expect(hasArrived(load, rtt, ms)).toBe(flightAt(trip, rtt, ms).state === 'there');
      },
    ),
  );
});

const FIRST_RUN = { parts: PARTS, fill: 0 };

test('the act adds one part after the other, and each load has time to end', () => {
  expect(actAt(0, FIRST_RUN)).toEqual({ step: 0, parts: [], fill: 0, loadMs: Infinity });
  expect(actAt(500, FIRST_RUN)).toEqual({ step: 1, parts: [], fill: 0, loadMs: 0 });
  expect(actAt(ACT.ends, FIRST_RUN).parts).toEqual(PARTS);
  let previous = actAt(0, FIRST_RUN);
  for (let ms = 0; ms <= ACT.ends; ms += 1) {
    const now = actAt(ms, FIRST_RUN);
    if (now.step !== previous.step && previous.step > 0) {
      expect(previous.loadMs).toBeGreaterThan(plan(previous.parts.length).trips * 300);
    }
    previous = now;
  }
  expect(previous.loadMs).toBeGreaterThan(plan(3).trips * 300);
});

test('the act of a shared run adds what that run has, and its filler last', () => {
  expect(actAt(ACT.ends, { parts: ['photo'], fill: 0 })).toMatchObject({
    step: 2,
    parts: ['photo'],
    fill: 0,
  });
  const filled = { parts: [], fill: 14_601 };
  expect(actAt(1_000, filled)).toMatchObject({ step: 1, fill: 0 });
  expect(actAt(1_500, filled)).toMatchObject({ step: 2, fill: 14_601, loadMs: 0 });
});

test('each step is said with its own trips', () => {
  const say = (step: number, count: number, order: 'last' | 'first' = 'last') =>
    sayStep({ step, parts: PARTS.slice(0, count), fill: 0, loadMs: 0 }, plan(count, order), order);
  expect(say(0, 0)).toBe(QUESTION);
  expect(say(1, 0)).toBe('The words alone: 600 bytes, one trip.');
  expect(say(2, 1)).toBe('A script goes first: one trip.');
  expect(say(3, 2)).toBe('A web font goes first: two trips. The words wait.');
  expect(say(4, 3)).toBe('A photo goes first: three trips. The words wait.');
  expect(say(4, 3, 'first')).toBe('A photo follows them: one trip.');
  const filled = planLoads(SIZES, { parts: [], order: 'last', fill: 14_601, window: 10 });
  expect(sayStep({ step: 2, parts: [], fill: 14_601, loadMs: 0 }, filled, 'last')).toBe(
    'Filler goes first: two trips. The words wait.',
  );
  expect(sayTrips(12)).toBe('12 trips');
});

test('the line under the sentence says where the words are', () => {
  expect(sayRest(plan(0), 'last', 300)).toBe('bytes fill 1 segment, and all of them are words.');
  expect(sayRest(plan(3), 'last', 300)).toBe('bytes fill 54 segments. The words are the last 600.');
  expect(sayRest(plan(3, 'first'), 'first', 300)).toBe(
    'bytes fill 54 segments. The words are the first 600; the rest is there after 900 ms.',
  );
});
