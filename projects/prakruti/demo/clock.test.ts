import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ACT_MS, actAt, flightAt, hasArrived } from './clock';
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

test('the act starts as the poster, adds one part after the other, and each load has time to end', () => {
  expect(actAt(0)).toEqual({ step: 0, parts: [], loadMs: Infinity });
  expect(actAt(500)).toEqual({ step: 1, parts: [], loadMs: 0 });
  expect(actAt(ACT_MS).parts).toEqual(PARTS);
  let previous = actAt(0);
  for (let ms = 0; ms <= ACT_MS; ms += 1) {
    const now = actAt(ms);
    if (now.step !== previous.step && previous.step > 0) {
      expect(previous.loadMs).toBeGreaterThan(plan(previous.parts.length).trips * 300);
    }
    previous = now;
  }
  expect(previous.loadMs).toBeGreaterThan(plan(3).trips * 300);
});

test('each step is said with its own trips', () => {
  expect(sayStep(0, undefined, plan(0))).toBe(QUESTION);
  expect(sayStep(1, undefined, plan(0))).toBe('The words alone: 600 bytes, one trip.');
  expect(sayStep(2, 'script', plan(1))).toBe('A script goes first: one trip.');
  expect(sayStep(3, 'font', plan(2))).toBe('A web font goes first: two trips. The words wait.');
  expect(sayStep(4, 'photo', plan(3))).toBe('A photo goes first: three trips. The words wait.');
  expect(sayTrips(12)).toBe('12 trips');
});

test('the line under the sentence says where the words are', () => {
  expect(sayRest(plan(0), 'last', 300)).toBe('bytes fill 1 segment, and all of them are words.');
  expect(sayRest(plan(3), 'last', 300)).toBe('bytes fill 54 segments. The words are the last 600.');
  expect(sayRest(plan(3, 'first'), 'first', 300)).toBe(
    'bytes fill 54 segments. The words are the first 600; the rest is there after 900 ms.',
  );
});
