import { expect, test } from 'vitest';

import { RANGE_HZ } from './pitch';
import { ACT, SWEEP, TUNE_RANGE, bounce, drums, endOf, pitchAt, tune } from './score';

test('the tune goes up four octaves and ends in a chord', () => {
  const notes = tune(0.13);
  const climb = notes.slice(0, 11).map(({ hz }) => hz);
  expect([climb.at(0), climb.at(-1)]).toEqual([TUNE_RANGE.from, TUNE_RANGE.to]);
  expect(climb).toEqual([...climb].sort((one, other) => one - other));
  expect(new Set(notes.slice(11).map(({ at }) => at)).size).toBe(1);
});

test('the pitch to follow is that of the newest note', () => {
  expect(pitchAt(tune(0.1), 0.05)).toBe(110);
  expect(pitchAt(tune(0.1), 0.55)).toBe(440);
  expect(pitchAt(tune(0.1), 1.5)).toBe(1_760);
  expect(pitchAt(tune(0.1), 99)).toBeUndefined();
});

test('four hits, 620 ms apart', () => {
  expect(drums().map(({ at }) => at)).toEqual([0, 0.62, 1.24, 1.8599999999999999]);
  expect(endOf(drums())).toBeCloseTo(2.76, 9);
  expect(endOf([])).toBe(0);
});

test('the act goes round the disc once, from end to end, and takes less than three seconds', () => {
  expect(SWEEP.map(({ hz, toHz }) => [hz, toHz])).toEqual([[RANGE_HZ.from, RANGE_HZ.to]]);
  expect(pitchAt(SWEEP, endOf(SWEEP) / 2)).toBeCloseTo(8_020, 6);
  expect(ACT.sweepAt + endOf(SWEEP) * 1_000).toBe(ACT.ends);
  expect(ACT.ends).toBeLessThan(3_000);
});

test('what falls arrives, bounces, and stays', () => {
  expect([bounce(0), bounce(1)]).toEqual([0, 1]);
  expect(bounce(1 / 2.75)).toBeCloseTo(1, 9);
  for (const share of [0.5, 0.8, 0.95]) {
    expect(bounce(share)).toBeLessThan(1);
    expect(bounce(share)).toBeGreaterThan(0.7);
  }
});
