import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ACT, momentAt } from './act';

const turns = Array.from({ length: 100 }, (_, line) => 99 - line);
const at = (ms: number) => momentAt(ms, { average: 5_160, monthly: 6_000, turns });
const anyMs = fc.integer({ min: 0, max: ACT.ends });

test('it begins with the average alone', () => {
  expect(at(0)).toMatchObject({ monthly: 5_160, averageDrawn: 0, isNaive: true });
  expect(at(ACT.averageEnds).averageDrawn).toBe(1);
  expect(at(ACT.averageEnds).drawn(99)).toBe(0);
});

test('the futures come one after the other, and all have landed before the payment rises', () => {
  const middle = at(2_400);
  expect(middle.landed(99)).toBe(1);
  expect(middle.drawn(0)).toBe(0);
  expect(turns.every((_, line) => at(ACT.payRises).landed(line) === 1)).toBe(true);
  expect(at(ACT.payRises).monthly).toBe(5_160);
});

test('a few come at first and then more and more', () => {
  const arrivals = (from: number, to: number) =>
    turns.filter((_, line) => at(to).drawn(line) > 0 && at(from).drawn(line) === 0).length;
  const third = ACT.rainLasts / 3;
  const starts = [0, 1, 2].map((part) => ACT.rainStarts + part * third);
  const [first = 0, second = 0, last = 0] = starts.map((start) => arrivals(start, start + third));
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(last);
});

test('nothing ever goes back, and no future lands before its line is whole', () => {
  fc.assert(
    fc.property(anyMs, anyMs, fc.nat({ max: 99 }), (a, b, line) => {
      const [before, after] = [at(Math.min(a, b)), at(Math.max(a, b))];
      expect(after.drawn(line)).toBeGreaterThanOrEqual(before.drawn(line));
      expect(after.landed(line)).toBeGreaterThanOrEqual(before.landed(line));
      expect(after.monthly).toBeGreaterThanOrEqual(before.monthly);
      if (before.landed(line) > 0) expect(before.drawn(line)).toBe(1);
    }),
  );
});

test('a line without a turn of its own leaves first', () => {
  expect(at(ACT.rainStarts + 1).drawn(100)).toBeGreaterThan(0);
});

test('it ends with the plan of the run', () => {
  expect(at(ACT.ends)).toMatchObject({ monthly: 6_000, averageDrawn: 1, isNaive: false });
});
