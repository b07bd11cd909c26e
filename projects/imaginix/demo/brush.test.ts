import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hash, paintMask, shareOfNew } from './brush';
import { createTangents, readField } from './field';
import { drawWhale } from './hand';
import { isOneMark, makeMask, MASK_WIDTH, toPixels, toUnits } from './mask';
import type { Mask } from './mask';

const EASEL = { width: 1_000, height: 460 };
const whale = drawWhale().map(({ points }) => ({ points, count: points.length }));
const open = whale.slice(0, 1).map(({ points, count }) => ({ points, count: count - 40 }));

const anyMask = fc
  .record({ width: fc.integer({ min: 1, max: 14 }), height: fc.integer({ min: 1, max: 14 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ min: 0, max: 5, minLength: width * height, maxLength: width * height })
      .map((draws) => ({ width, height, pixels: draws.map((draw) => (draw === 1 ? 1 : 0)) })),
  );

function maskOf(...rows: string[]): Mask {
  const pixels = Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0));
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels };
}

test('the distance to the nearest ink is right to half a pixel, and names that ink', () => {
  fc.assert(
    fc.property(anyMask, (mask) => {
      const { distance, nearest } = readField(mask);
      const inks = [...mask.pixels.keys()].filter((index) => mask.pixels[index] === 1);
      for (const index of mask.pixels.keys()) {
        const far = (ink: number) =>
          Math.hypot(
            (index % mask.width) - (ink % mask.width),
            Math.floor(index / mask.width) - Math.floor(ink / mask.width),
          );
        const best = Math.min(...inks.map(far));
        if (inks.length === 0) expect(nearest[index]).toBe(-1);
        else expect(Math.abs((distance[index] ?? 0) - best)).toBeLessThanOrEqual(0.5);
        if (inks.length > 0) expect(far(nearest[index] ?? -1)).toBeCloseTo(distance[index] ?? 0, 4);
      }
    }),
  );
});

test('only what a closed line goes round is enclosed', () => {
  const closed = readField(maskOf('.....', '.###.', '.#.#.', '.###.', '.....'));
  expect([...closed.enclosed.keys()].filter((index) => closed.enclosed[index] === 1)).toEqual([12]);
  const gap = readField(maskOf('.....', '.###.', '.#.#.', '.#.#.', '.....'));
  expect(gap.enclosed.every((pixel) => pixel === 0)).toBe(true);
});

test('the tangent follows the line, and a dot has none of its own', () => {
  const flat = createTangents(maskOf('.........', '#########', '.........'));
  expect(Math.abs(Math.cos(flat(13)))).toBeCloseTo(1);
  const steep = createTangents(maskOf('.#.', '.#.', '.#.', '.#.', '.#.'));
  expect(Math.abs(Math.sin(steep(7)))).toBeCloseTo(1);
  expect(steep(7)).toBe(steep(7));
  expect(createTangents(maskOf('.....', '.....', '..#..', '.....', '.....'))(12)).toBe(0.25);
});

test('the line that closes turns the hill into a whale: its body is enclosed', () => {
  const enclosedIn = (ink: typeof whale) =>
    readField(makeMask(ink, EASEL)).enclosed.reduce((sum, pixel) => sum + pixel, 0);
  expect(enclosedIn(open)).toBe(0);
  expect(enclosedIn(whale)).toBeGreaterThan(2_500);
});

test('a snapshot is as wide as it says, holds what is off the canvas out, and undoes its scale', () => {
  const mask = makeMask([{ points: [{ x: -900, y: 900, atMs: 0 }], count: 3 }], EASEL);
  expect(mask).toMatchObject({ width: MASK_WIDTH, height: 96 });
  expect(mask.pixels.every((pixel) => pixel === 0)).toBe(true);
  const place = toUnits(EASEL, toPixels(EASEL, { x: 12, y: 34 }));
  expect(place.x).toBeCloseTo(12);
  expect(place.y).toBeCloseTo(34);
});

test('the same pixels and seed give the same picture, another seed another one', () => {
  const mask = makeMask(whale, EASEL);
  expect(paintMask(mask, EASEL, 7)).toEqual(paintMask(makeMask(whale, EASEL), EASEL, 7));
  expect(paintMask(mask, EASEL, 8)).not.toEqual(paintMask(mask, EASEL, 7));
});

test('one small mark moves few strokes with a held seed and nearly all with fresh noise', () => {
  const before = paintMask(makeMask(whale.slice(0, 3), EASEL), EASEL, 7);
  expect(shareOfNew(before, paintMask(makeMask(whale, EASEL), EASEL, 7))).toBeLessThan(0.15);
  expect(shareOfNew(before, paintMask(makeMask(whale, EASEL), EASEL, 8))).toBeGreaterThan(0.99);
  expect(shareOfNew(before, [])).toBe(0);
});

test('an empty canvas has its ground, and nothing in bright colours', () => {
  const colours = paintMask(makeMask([], EASEL), EASEL, 7).map(({ colour }) => colour);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.every((colour) => /^#[12]/.test(colour))).toBe(true);
});

test('one mark is a little ink more, and none less', () => {
  const before = maskOf('.....', '.###.', '.....');
  expect(isOneMark(before, maskOf('....#', '.###.', '.....'))).toBe(true);
  expect(isOneMark(before, before)).toBe(false);
  expect(isOneMark(before, maskOf('....#', '.##..', '.....'))).toBe(false);
  expect(isOneMark(before, maskOf('....', '.###'))).toBe(false);
  expect(isOneMark(before, maskOf('.....', '.###.'))).toBe(false);
  expect(isOneMark(makeMask([], EASEL), makeMask(whale, EASEL))).toBe(false);
});

test('the hash is spread evenly', () => {
  const draws = Array.from({ length: 4_000 }, (_, index) => hash(index % 63, index >> 6, 7, 1));
  expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1);
});
