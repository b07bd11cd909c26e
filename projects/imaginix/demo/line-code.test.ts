import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawWhale, HAND_MS } from './hand';
import { line, readLine, writeLine } from './line-code';
import type { Stroke } from './hand';

/** How far the places of one hand ever are from the line of the other, in units. */
function apart(one: Stroke, { points }: Stroke = { points: [] }): number {
  const far = one.points.map(({ x, y }) =>
    Math.min(
      ...points.map((from, index) => {
        const to = points[index + 1] ?? from;
        const [right, down] = [to.x - from.x, to.y - from.y];
        const along = ((x - from.x) * right + (y - from.y) * down) / (right ** 2 + down ** 2 || 1);
        const share = Math.min(Math.max(along, 0), 1);
        return Math.hypot(from.x + right * share - x, from.y + down * share - y);
      }),
    ),
  );
  return Math.max(...far);
}

/** How long a hand draws. */
function lasts({ points }: Stroke): number {
  return (points.at(-1)?.atMs ?? 0) - (points[0]?.atMs ?? 0);
}

test('a whale fits into a short address and comes out as itself, at the same pace', () => {
  const whale = drawWhale();
  const text = writeLine(whale);
  expect(text).toMatch(/^[\w.-]+$/);
  expect(text.length).toBeLessThan(180);
  const read = readLine(text) ?? [];
  expect(read).toHaveLength(whale.length);
  for (const [index, stroke] of whale.entries()) expect(apart(stroke, read[index])).toBeLessThan(4);
  const last = read.at(-1)?.points.at(-1);
  expect(last?.x).toBeCloseTo(40, 0);
  expect(last?.atMs).toBeGreaterThan(HAND_MS - 200);
  expect(last?.atMs).toBeLessThan(HAND_MS + 600);
});

test('wherever and however it was drawn, the hand stays near its places', () => {
  const anyStroke = fc
    .record({
      x: fc.integer({ min: -30, max: 130 }),
      y: fc.integer({ min: -40, max: 90 }),
      ways: fc.array(
        fc.record({ x: fc.integer({ min: -15, max: 15 }), y: fc.integer({ min: -15, max: 15 }) }),
        { maxLength: 40 },
      ),
    })
    .map(({ x, y, ways }): Stroke => {
      let place = { x, y };
      const within = (value: number, from: number, to: number) =>
        Math.min(Math.max(value, from), to);
      const places = ways.map((way) => {
        place = { x: within(place.x + way.x, -30, 130), y: within(place.y + way.y, -40, 90) };
        return place;
      });
      return { points: [{ x, y }, ...places].map((at, i) => ({ ...at, atMs: i * 40 })) };
    });
  fc.assert(
    fc.property(fc.array(anyStroke, { minLength: 1, maxLength: 4 }), (strokes) => {
      const text = writeLine(strokes);
      expect(line.parse(text)).toEqual({ value: text });
      const read = readLine(text) ?? [];
      expect(read).toHaveLength(strokes.length);
      for (const [index, stroke] of strokes.entries()) {
        // Two units ahead where it turns back, half a unit beside, and what rounding adds.
        expect(apart(stroke, read[index])).toBeLessThan(3);
        expect(read.map(lasts)).toEqual(strokes.map(lasts));
      }
    }),
  );
});

test('a hand that leaps is followed, a little later', () => {
  const leap = [
    [0, 0],
    [60, 40],
    [60, 40],
    [60, 40],
  ].map(([x = 0, y = 0], i) => ({ x, y, atMs: i * 40 }));
  const end = readLine(writeLine([{ points: leap }]))?.[0]?.points.at(-1);
  expect(end).toMatchObject({ x: 60, y: 40 });
});

test('18 seconds fit, and what is not a drawing gets a sentence', () => {
  const long: Stroke = {
    points: Array.from({ length: 1_000 }, (_, index) => ({
      x: index / 10,
      y: 9 + (index % 2),
      atMs: index * 40,
    })),
  };
  const text = writeLine([long, long]);
  const read = readLine(text) ?? [];
  expect(read).toHaveLength(1);
  expect(read[0]?.points.at(-1)?.atMs).toBe(449 * 40);
  expect(writeLine([])).toBe('');
  expect(writeLine([{ points: [] }])).toBe('');
  expect(line.parse('')).toEqual({ value: '' });
  for (const bad of ['AA', 'AB*D', 'AAA..AAA', `${text}AAA`])
    expect(line.parse(bad)).toHaveProperty('problem');
  expect(line.write('AAA')).toBe('AAA');
});
