import { expect, test } from 'vitest';

import { ACT, momentAt } from './act';

const turns = Array.from({ length: 100 }, (_, line) => 99 - line);
const at = (ms: number) => momentAt(ms, { average: 5_160, monthly: 6_000, turns });

test('it begins with the average alone', () => {
  expect(at(0)).toMatchObject({ monthly: 5_160, averageDrawn: 0, isNaive: true });
  expect(at(ACT.averageEnds).averageDrawn).toBe(1);
  expect(at(ACT.averageEnds).drawn(99)).toBe(0);
});

test('the futures come one after the other, each in its turn, and all are in before the payment rises', () => {
  const middle = at(2_000);
  expect(middle.drawn(99)).toBe(1);
  expect(middle.drawn(0)).toBe(0);
  expect(turns.every((_, line) => at(ACT.payRises).drawn(line) === 1)).toBe(true);
  expect(at(ACT.payRises).monthly).toBe(5_160);
});

test('it ends with the plan of the run', () => {
  expect(at(ACT.ends)).toMatchObject({ monthly: 6_000, averageDrawn: 1, isNaive: false });
});
