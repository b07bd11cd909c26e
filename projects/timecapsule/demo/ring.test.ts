import { expect, test } from 'vitest';

import {
  drawThread,
  drawTicks,
  dropTicks,
  LONGEST,
  placeAt,
  reachOf,
  shareTicks,
  tickWidth,
  workerAt,
} from './ring';

test('a tick is full when all its squarings are made, and the last one closes the ring', () => {
  const half = shareTicks({ legs: [{ from: 0, to: 61 }], total: 120, rounds: 60 });
  expect(half.filter((share) => share === 1)).toHaveLength(30);
  expect(half[30]).toBeCloseTo(0.5);
  const legs = [
    { from: 0, to: 7 },
    { from: 7, to: 977 },
  ];
  expect(shareTicks({ legs, total: 977, rounds: 60 }).every((share) => share === 1)).toBe(true);
  const full = Array.from({ length: 60 }, () => 1);
  const { done, empty, active } = drawTicks(half, LONGEST.wide);
  expect([done, empty, active].map((path) => path.split('M').length - 1)).toEqual([30, 29, 1]);
  expect(drawTicks(full, LONGEST.wide).active).toBe('M-0.0 -158.0L-0.0 -218.0');
  expect(drawTicks(full, LONGEST.small).active).toBe('M-0.0 -158.0L-0.0 -186.0');
});

test('the way round starts at the top and goes clockwise, with workers inside the ticks', () => {
  expect(placeAt(0, 10).y).toBeCloseTo(-10);
  expect(placeAt(0.25, 10).x).toBeCloseTo(10);
  expect(workerAt(0.25, 15).x).toBeLessThan(158 - 15 - 5);
});

test('the thread of a chain goes as far as the chain', () => {
  expect(drawThread(0)).toBe('');
  expect(drawThread(0.25)).toBe('M0.0 -158.0A158 158 0 0 1 158.0 -0.0'.replace('-0.0', '0.0'));
  expect(drawThread(1)).toContain(' 0 1 1 ');
});

test('few ticks are broad, but not too broad', () => {
  expect([12, 60, 120].map(tickWidth)).toEqual([16, 9, 4.5]);
});

test('every loose piece falls, and comes to lie at the foot of the ring', () => {
  for (const [ticks, longest] of [12, 60, 120].flatMap((count) =>
    Object.values(LONGEST).map((length) => [count, length] as const),
  )) {
    const reach = reachOf(longest);
    const pieces = dropTicks(ticks, longest);
    expect(pieces).toHaveLength(ticks);
    for (const { path, x, y, order } of pieces) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(Math.abs((fromX + toX) / 2 + x)).toBeLessThan(reach);
      expect((fromY + toY) / 2 + y).toBeGreaterThan(reach * 0.65);
      expect((fromY + toY) / 2 + y).toBeLessThan(reach);
      expect(order).toBeLessThan(1);
    }
  }
});
