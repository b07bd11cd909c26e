import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hash, paintMask, shareOfNew } from './brush';
import { BODY, createTangents, OPEN, PART, readField, SPOT } from './field';
import { drawWhale } from './hand';
import type { Stroke } from './hand';
import { isOneMark, makeMask, MASK_WIDTH, toPixels, toUnits } from './mask';
import type { Mask } from './mask';

const EASEL = { width: 1_000, height: 460 };
const whale = drawWhale().map(({ points }) => ({ points, count: points.length }));
const open = whale.slice(0, 1).map(({ points, count }) => ({ points, count: count - 60 }));

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

test('what a closed line goes round is an area, the largest of them the body, and a small one a spot', () => {
  const ring = (x: number, y: number, radius: number, turns = 1): Stroke => ({
    points: Array.from({ length: 40 }, (_, at) => ({
      x: x + radius * Math.cos((turns * 2 * Math.PI * at) / 39),
      y: y + radius * Math.sin((turns * 2 * Math.PI * at) / 39),
      atMs: at,
    })),
  });
  const kindsAt = (strokes: readonly Stroke[]) => {
    const mask = makeMask(
      strokes.map(({ points }) => ({ points, count: points.length })),
      EASEL,
    );
    const { area } = readField(mask);
    return [20, 50, 80, 95].map((x) => {
      const at = toPixels({ width: mask.width, height: mask.height }, { x, y: 23 });
      return area[Math.round(at.y) * mask.width + Math.round(at.x)];
    });
  };
  expect(kindsAt([ring(20, 23, 14), ring(50, 23, 10), ring(80, 23, 2.4)])).toEqual([
    BODY,
    PART,
    SPOT,
    OPEN,
  ]);
  // Nobody meets their own line exactly, but a line that stays open goes round nothing.
  expect(kindsAt([ring(50, 23, 14, 0.99)])).toEqual([OPEN, BODY, OPEN, OPEN]);
  expect(kindsAt([ring(50, 23, 14, 0.9)])).toEqual([OPEN, OPEN, OPEN, OPEN]);
});

test('the tangent follows the line, and a dot has none of its own', () => {
  const flat = createTangents(maskOf('.........', '#########', '.........'));
  expect(Math.abs(Math.cos(flat(13)))).toBeCloseTo(1);
  const steep = createTangents(maskOf('.#.', '.#.', '.#.', '.#.', '.#.'));
  expect(Math.abs(Math.sin(steep(7)))).toBeCloseTo(1);
  expect(steep(7)).toBe(steep(7));
  expect(createTangents(maskOf('.....', '.....', '..#..', '.....', '.....'))(12)).toBe(0.25);
});

test('the line that closes makes a whale: its body is enclosed', () => {
  const enclosedIn = (ink: typeof whale) =>
    readField(makeMask(ink, EASEL)).area.filter((kind) => kind !== OPEN).length;
  // The narrow ends of the tail.
  expect(enclosedIn(open)).toBeLessThan(200);
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
