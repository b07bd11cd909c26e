import { expect, test } from 'vitest';

import {
  hintAt,
  layOut,
  packetAt,
  phoneAt,
  pullOf,
  wireAt,
  wirePath,
  wreckAt,
  wrecksIn,
} from './layout';

const SIZES = [320, 360, 390, 560, 699, 700, 768, 1_240, 1_920].map((width) => ({
  width,
  height: width < 700 ? 350 : 486,
  isNarrow: width < 700,
}));

test.each(SIZES)('at $width px everything stands apart and inside the drawing', (size) => {
  const layout = layOut(size, 0);
  const { outside, inside, right, phone, cards, list, ground } = layout;
  expect(Math.min(outside.x, inside.x)).toBeGreaterThanOrEqual(0);
  expect(outside.x + phone.width + 40).toBeLessThan(right.x);
  expect(right.x + phone.width).toBeLessThanOrEqual(size.width);
  expect(outside.y + phone.height).toBeLessThan(ground);
  expect(cards.naive.x + cards.naive.width).toBeLessThan(cards.mine.x);
  expect(cards.mine.x + cards.mine.width).toBeLessThanOrEqual(size.width);
  expect(cards.naive.y + cards.naive.height).toBeLessThan(outside.y);
  expect(phone.width).toBeGreaterThan(100);
  expect(list.capacity).toBeGreaterThan(4);
  const { left, top } = layout.clock;
  expect(left).toBeGreaterThan(outside.x + phone.width);
  expect(left).toBeLessThan(right.x);
  expect(top).toBeLessThan(size.height);
  expect(inside.y + phone.height).toBeLessThan(size.height);
});

test.each(SIZES)('at $width px what arrives from one phone does not lie on the rest', (size) => {
  const layout = layOut(size, 0);
  const [left, right] = (['left', 'right'] as const).map((side) =>
    packetAt(layout, 0, { side, direction: 'up', lane: 0 }, 1),
  );
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(layout.packet * 0.8);
});

test.each(SIZES)('at $width px what goes up passes what comes down without a touch', (size) => {
  const layout = layOut(size, 0);
  for (const side of ['left', 'right'] as const) {
    const up = packetAt(layout, 0, { side, direction: 'up', lane: 0 }, 0.5);
    const down = packetAt(layout, 0, { side, direction: 'down', lane: 0 }, 0.5);
    const apart = Math.hypot(up.x - down.x, up.y - down.y);
    expect(apart).toBeGreaterThan(layout.packet * 0.6);
    expect(apart).toBeLessThan(layout.packet);
  }
});

test.each(SIZES)('at $width px wrecks lie in the ground, each in its own place', (size) => {
  const layout = layOut(size, 0);
  const places = Array.from({ length: wrecksIn(layout) }, (_, index) => wreckAt(layout, index));
  expect(places.length).toBeGreaterThan(size.isNarrow ? 1 : 2);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(layout.pit.x);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(layout.ground);
    expect(y).toBeLessThan(size.height);
  }
  expect(new Set(places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(
    places.length,
  );
});

test('on a phone the wire to the server above it goes straight up', () => {
  const layout = layOut({ width: 390, height: 350, isNarrow: true }, 1);
  const places = [0, 0.5, 1].map((share) => wireAt(layout, 'right', 0, share).x);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.01);
});

test('words about the heap stand beside it while there is room', () => {
  const wide = layOut({ width: 1_240, height: 486, isNarrow: false }, 0);
  expect(hintAt(wide, 1).left).toBeGreaterThan(wreckAt(wide, 0).x + wide.wreck.width / 2);
  expect(hintAt(wide, 99)).toMatchObject({ right: 14 });
  expect(hintAt(layOut({ width: 390, height: 350, isNarrow: true }, 0), 1).left).toBeUndefined();
});

test('on a narrow stage a drag to the side moves the phone, too', () => {
  expect(pullOf({ x: 3, y: 60 }, false)).toBe(60);
  expect(pullOf({ x: -60, y: -5 }, false)).toBe(60);
  expect(pullOf({ x: 4, y: -60 }, true)).toBe(-60);
  expect(pullOf({ x: 60, y: 5 }, true)).toBe(-60);
});

test.each([0, 1])('a wire leads from the phone, wherever it is, to the server at %i', (plug) => {
  const layout = layOut({ width: 1_240, height: 486, isNarrow: false }, plug);
  const { server, cards, phone } = layout;
  const card = plug === 0 ? cards.naive : cards.mine;
  for (const ride of [0, 0.4, 1]) {
    const { x, y } = phoneAt(layout, 'left', ride);
    const start = wireAt(layout, 'left', ride, 0);
    expect(start.x).toBeGreaterThan(x);
    expect(start.x).toBeLessThan(x + phone.width);
    expect(start.y).toBeCloseTo(y);
    const end = wireAt(layout, 'left', ride, 1);
    expect(Math.hypot(end.x - server.x, end.y - server.y)).toBeLessThan(server.radius * 1.1);
    const beside = wireAt(layout, 'left', ride, 0.5, 10);
    const on = wireAt(layout, 'left', ride, 0.5);
    expect(Math.hypot(beside.x - on.x, beside.y - on.y)).toBeCloseTo(10);
  }
  expect(server.x).toBeGreaterThan(card.x);
  expect(server.x).toBeLessThan(card.x + card.width);
  // The right phone stands still, wherever the left one is.
  expect(phoneAt(layout, 'right', 1)).toEqual(layout.right);
  expect(wirePath(layout, 'right', 0)).toMatch(/^M[\d.]+ [\d.]+C/);
});
