import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bounce, FALL, landAt, momentAt } from './act';

const turns = Array.from({ length: 100 }, (_, line) => 99 - line);
const at = (ms: number) => momentAt(ms, turns);
const anyMs = fc.integer({ min: 0, max: FALL.ends });

test('before it begins no future is there', () => {
  expect(turns.some((_, line) => at(0).drawn(line) > 0)).toBe(false);
  expect(at(0).dropped).toBe(0);
});

test('the futures come one after the other, and all have landed while the bet still hangs', () => {
  const middle = at(1_400);
  expect(middle.landed(99)).toBe(1);
  expect(middle.drawn(0)).toBe(0);
  expect(turns.every((_, line) => at(FALL.drops).landed(line) === 1)).toBe(true);
  expect(at(FALL.drops).dropped).toBe(0);
  expect(at(FALL.ends).dropped).toBe(1);
});

test('a few come at first and then more and more', () => {
  const arrivals = (from: number, to: number) =>
    turns.filter((_, line) => at(to).drawn(line) > 0 && at(from).drawn(line) === 0).length;
  const third = FALL.rainLasts / 3;
  const [first = 0, second = 0, last = 0] = [0, 1, 2].map((part) =>
    arrivals(part * third, (part + 1) * third),
  );
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(last);
});

test('nothing ever goes back, and no future lands before its line is whole', () => {
  fc.assert(
    fc.property(anyMs, anyMs, fc.nat({ max: 99 }), (a, b, line) => {
      const [before, after] = [at(Math.min(a, b)), at(Math.max(a, b))];
      expect(after.drawn(line)).toBeGreaterThanOrEqual(before.drawn(line));
      expect(after.landed(line)).toBeGreaterThanOrEqual(before.landed(line));
      if (before.landed(line) > 0) expect(before.drawn(line)).toBe(1);
    }),
  );
});

test('a line without a turn of its own leaves first', () => {
  expect(at(1).drawn(100)).toBeGreaterThan(0);
});

test('what drops falls faster and faster, and bounces without leaving its place for long', () => {
  expect(bounce(0.25)).toBeLessThan(bounce(0.5) / 2);
  expect([0, 0.5, 0.8, 1].map(bounce)).toEqual([0, 1, 1, 1]);
  expect(bounce(0.65)).toBeCloseTo(0.88, 9);
  expect(bounce(0.9)).toBeCloseTo(0.97, 9);
});

test('a line that lands has a ring only from then on', () => {
  expect(landAt(0, 0, 1_000)).toEqual({ drawn: 0, ring: 0 });
  expect(landAt(1_000, 0, 1_000).drawn).toBe(1);
  expect(landAt(1_450, 0, 1_000).ring).toBe(1);
});
