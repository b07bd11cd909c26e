import sharp from 'sharp';
import { expect, test } from 'vitest';

import { encodePng, toRows } from './indexed-png';
import { reduceColours } from './reduce-colours';

const RED = 0xff0000;
const BLUE = 0x0000ff;
const NEARLY_BLUE = 0x0000f0;

const pixels = (...colours: number[]) =>
  Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]));

test('another program reads the picture that was written', async () => {
  const rows = toRows(Uint8Array.from([0, 1, 1, 1, 0, 0]), 3);
  const png = encodePng({ width: 3, height: 2, palette: [RED, BLUE], rows });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2 });
  expect(data).toEqual(pixels(RED, BLUE, BLUE, BLUE, RED, RED));
});

test('a palette holds the colours given, then the most frequent; others take the nearest', () => {
  expect(reduceColours(pixels(BLUE, BLUE, NEARLY_BLUE, RED), [RED], 2)).toEqual({
    palette: [RED, BLUE],
    pixels: Uint8Array.from([1, 1, 1, 0]),
  });
});

test('a picture with room for its colours keeps them all', () => {
  const { palette, pixels: places } = reduceColours(pixels(RED, BLUE, NEARLY_BLUE), [], 256);
  expect([...places].map((place) => palette[place])).toEqual([RED, BLUE, NEARLY_BLUE]);
});
