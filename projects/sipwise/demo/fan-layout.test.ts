import { expect, test } from 'vitest';

import { fitTop, layOut, placeDots } from './fan-layout';

const layout = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000);

test('a place and its worth belong together', () => {
  expect(layout.worthAt(layout.y(500_000))).toBeCloseTo(500_000, 6);
  expect(layout.y(0)).toBe(layout.origin.y);
});

test('the scale stays while the goal is in the middle, and is fitted when it is not', () => {
  expect(fitTop(1_050_000, 500_000)).toBe(1_050_000);
  expect(fitTop(1_050_000, 1_000_000)).toBe(2_100_000);
  expect(fitTop(1_050_000, 100_000)).toBe(210_000);
});

test('no two dots overlap, and each stands at the height of its end', () => {
  const ends = Array.from({ length: 100 }, (_, index) => 300_000 + index * 4_000);
  const dots = placeDots(ends, layout);
  dots.forEach((dot, index) => {
    expect(dot.y).toBe(layout.y(ends[index] ?? 0));
    for (const other of dots.slice(index + 1)) {
      expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThanOrEqual(
        layout.dot - 1e-9,
      );
    }
  });
});

test('what ends above the top queues there', () => {
  const dots = placeDots([500_000, 2_000_000, 3_000_000], layout);
  expect(dots.map(({ isBeyond }) => isBeyond)).toEqual([false, true, true]);
  expect(dots[1]?.y).toBe(dots[2]?.y);
});
