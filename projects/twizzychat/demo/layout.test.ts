import { expect, test } from 'vitest';

import { clockAt, layOut, phoneAt, wireAt, wirePath } from './layout';

const SIZES = [320, 360, 390, 560, 699, 700, 768, 1_240, 1_920].map((width) => ({
  width,
  height: width < 700 ? 440 : 530,
  isNarrow: width < 700,
}));

test.each(SIZES)('at $width px the phones stand apart and inside the drawing', (size) => {
  const layout = layOut(size);
  const { outside, inside, right, phone, server, list } = layout;
  expect(Math.min(outside.x, inside.x)).toBeGreaterThanOrEqual(0);
  expect(outside.x + phone.width + 40).toBeLessThan(right.x);
  expect(right.x + phone.width).toBeLessThanOrEqual(size.width);
  expect(inside.y + phone.height).toBeLessThanOrEqual(size.height);
  expect(server.y - server.radius).toBeGreaterThan(0);
  expect(phone.width).toBeGreaterThan(110);
  expect(list.capacity).toBeGreaterThan(4);
});

test('a wire leads from the phone, wherever it is, to the server', () => {
  const layout = layOut({ width: 1_240, height: 530, isNarrow: false });
  for (const ride of [0, 0.4, 1]) {
    const { x, y } = phoneAt(layout, 'left', ride);
    const start = wireAt(layout, 'left', ride, 0);
    expect(start.x).toBeCloseTo(x + layout.phone.width / 2);
    expect(start.y).toBeCloseTo(y);
    const end = wireAt(layout, 'left', ride, 1);
    expect(end.y).toBeCloseTo(layout.server.y);
    expect(layout.server.x - end.x).toBeLessThan(layout.server.radius + layout.packet);
    const beside = wireAt(layout, 'left', ride, 0.5, 10);
    const on = wireAt(layout, 'left', ride, 0.5);
    expect(Math.hypot(beside.x - on.x, beside.y - on.y)).toBeCloseTo(10);
  }
});

test.each([1_240, 390])(
  'at %i px both wires end beside the server, each on its own side',
  (width) => {
    const layout = layOut({ width, height: 440, isNarrow: width < 700 });
    const { server, right, phone, packet } = layout;
    // The right phone stands still, wherever the left one is.
    expect(phoneAt(layout, 'right', 1)).toEqual(right);
    const start = wireAt(layout, 'right', 1, 0);
    expect(start.x).toBeCloseTo(right.x + phone.width / 2);
    expect(start.y).toBeCloseTo(right.y);
    const [left, other] = [wireAt(layout, 'left', 0, 1), wireAt(layout, 'right', 0, 1)];
    expect(server.x - left.x).toBeCloseTo(server.radius + packet * 0.4);
    expect(other.x - server.x).toBeCloseTo(server.radius + packet * 0.4);
    expect(wirePath(layout, 'right', 0).startsWith(`M${start.x} ${start.y}C`)).toBe(true);
  },
);

test.each([
  { width: 1_240, height: 411, isNarrow: false },
  { width: 390, height: 300, isNarrow: true },
  { width: 390, height: 620, isNarrow: true },
])('Pause stands inside a drawing of $width by $height', (size) => {
  const layout = layOut(size);
  const { left, top } = clockAt(layout);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(size.width);
  expect(top).toBeLessThan(size.height);
  expect(layout.hasWrite).toBe(!size.isNarrow || layout.phone.height >= 250);
});
