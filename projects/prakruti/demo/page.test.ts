import fc from 'fast-check';
import { expect, test } from 'vitest';

import { composeBody, leafPath, MOST_LEAVES, viewOf, writeEmptyPage, writePage } from './page';

const leaves = fc.integer({ min: 0, max: MOST_LEAVES });
const NUMBER = /-?\d+/g;

test('a leaf is a move, two arcs of the circles of the write-up, and a rib', () => {
  fc.assert(
    fc.property(leaves, (index) => {
      const path = leafPath(index);
      expect(path).toMatch(/^M[-\d ]+(a(\d+) \2 0 0 1[-\d ]+){2}l[-\d ]+$/);
      const [, , radius = 0, , , , , x = 0, y = 0] = path.match(NUMBER)?.map(Number) ?? [];
      // R = 100 for a length of 160; the ends of a leaf are rounded.
      expect(Math.hypot(x, y) / radius).toBeCloseTo(1.6, 2);
    }),
  );
});

test('a path has no space before a minus sign, and no negative zero', () => {
  expect(leafPath(0)).toBe('M636 0a1125 1125 0 0 1 1800 0a1125 1125 0 0 1-1800 0l1800 0');
});

test('every leaf is inside of the picture', () => {
  fc.assert(
    fc.property(leaves, (count) => {
      const [corner = 0, , size] = viewOf(count).split(' ').map(Number);
      const [startX = 0, startY = 0, , , , , , x = 0, y = 0] =
        leafPath(Math.max(count - 1, 0))
          .match(NUMBER)
          ?.map(Number) ?? [];
      expect(size).toBe(-2 * corner);
      expect(Math.hypot(startX + x, startY + y)).toBeLessThanOrEqual(-corner);
    }),
  );
});

test('the page asks for nothing else: no address in it is resolved against another page', () => {
  expect(writePage(3, 'last')).not.toMatch(/src=|url\(|<script|<img|@import/);
});

test('both orders are made of the same parts', () => {
  const [last, first] = [writePage(40, 'last'), writePage(40, 'first')];
  expect(last.length).toBe(first.length);
  expect(last).toMatch(/<main><svg .*<\/svg><div><h1>Prakruti<\/h1>.*<\/div><\/main>$/);
  expect(first).toMatch(/<main><div><h1>Prakruti<\/h1>.*<\/div><svg .*<\/svg><\/main>$/);
  expect(last.match(/<path /g)).toHaveLength(40);
  expect(writeEmptyPage()).toMatch(/<main><\/main>$/);
});

test('a page whose leaves have not all come has the room for them', () => {
  const [whole, half] = [composeBody(40, 'last'), composeBody(40, 'last', 20)];
  const picture = ({ inside = [] }: ReturnType<typeof composeBody>) => inside[0];
  expect(picture(half)).toMatchObject({ attributes: { viewBox: viewOf(40) } });
  expect(picture(half)).not.toEqual(picture(whole));
});
