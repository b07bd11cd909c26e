import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Coverage } from './coverage';

type Point = [x: number, y: number];

function cover(width: number, height: number, ...contours: Point[][]): number[] {
  const coverage = new Coverage(width, height);
  for (const contour of contours) {
    for (const [index, to] of contour.entries()) {
      coverage.addLine(...(contour.at(index - 1) ?? to), ...to);
    }
  }
  return [...coverage.toShares()];
}

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

test('pixels are covered by what lies in them', () => {
  expect(cover(3, 2, box(0.5, 0, 2, 1.2))).toEqual([128, 255, 0, 26, 51, 0]);
});

test('a slope covers a part of each pixel it passes', () => {
  expect(
    cover(2, 2, [
      [0, 0],
      [2, 2],
      [0, 2],
    ]),
  ).toEqual([128, 0, 255, 128]);
});

test('a contour the other way is a hole, and one over another changes nothing', () => {
  expect(cover(4, 1, box(0, 0, 4, 1), box(1, 0, 2, 1).reverse())).toEqual([255, 0, 255, 255]);
  expect(cover(3, 1, box(0, 0, 2, 1), box(1, 0, 3, 1))).toEqual([255, 255, 255]);
});

test('what lies outside is cut off', () => {
  expect(cover(2, 1, box(-3, -3, 1, 4))).toEqual([255, 0]);
  expect(cover(2, 1, box(1, -3, 9, 4))).toEqual([0, 255]);
});

test('all pixels together are the area of the shape', () => {
  const at = fc.double({ min: 0, max: 12, noNaN: true });
  const point = fc.tuple(at, at);
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      const sum = cover(12, 12, [a, b, c]).reduce((total, share) => total + share / 255, 0);
      const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
      // Every pixel is rounded to 1/255.
      expect(Math.abs(sum - area)).toBeLessThan(0.3);
    }),
  );
});
