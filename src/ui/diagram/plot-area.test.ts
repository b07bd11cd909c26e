import fc from 'fast-check';
import { expect, test } from 'vitest';

import { plotArea, sampled } from './plot-area';

const plot = plotArea({ x: [0, 300], y: [0, 1], left: 40, right: 340, top: 20, bottom: 120 });

test('values at the ends of a range lie on the edges of the plot', () => {
  expect([plot.x(0), plot.x(300)]).toEqual([40, 340]);
  expect([plot.y(0), plot.y(1)]).toEqual([120, 20]);
});

test('a line alternates x and y and grows upwards', () => {
  const pairs = [
    [0, 0],
    [150, 0.5],
  ] as const;
  expect(plot.line(pairs)).toEqual([40, 120, 190, 70]);
});

test('positions carry at most one decimal', () => {
  expect(plot.x(1 / 3)).toBe(40.3);
});

test('bars of equal steps are equally long, wherever they start', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 100 }),
      (from, span) => {
        expect(plot.x(from + span) - plot.x(from)).toBeCloseTo(span, 6);
      },
    ),
  );
});

test('a function is sampled at both ends and between', () => {
  expect(sampled(1, 3, 2, (value) => value ** 2)).toEqual([
    [1, 1],
    [2, 4],
    [3, 9],
  ]);
});
