import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

import { toPng, toSvg } from './draw-card';
import { toDataUrl } from './find-covers';

const WORDS = {
  path: '/projects/one',
  title: 'One & <two>',
  description: 'Turns a savings goal into the monthly sum that reaches it in most futures.',
  siteName: 'Student Developer',
};
const PAPER = [233, 234, 230];
const RED = [255, 0, 0];
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#f00"/></svg>';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
  const square = sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } });
  await square.clone().jpeg({ quality: 100 }).toFile(join(folder, 'cover.jpg'));
  await square.clone().webp({ lossless: true }).toFile(join(folder, 'cover.webp'));
  await writeFile(join(folder, 'cover.svg'), DRAWING);
});

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
}

test.each(['cover.svg', 'cover.jpg', 'cover.webp'])('%s fills its place', async (file) => {
  const svg = toSvg(WORDS, [await toDataUrl(join(folder, file))]);
  const pixel = await pixelsOf(await toPng(svg));
  for (const [x = 0, y = 0] of [
    [530, 125],
    [786, 314],
    [1040, 505],
  ]) {
    for (const [channel, value] of pixel(x, y).entries()) {
      expect(Math.abs(value - (RED[channel] ?? 0)), `${x}, ${y}`).toBeLessThan(8);
    }
  }
  expect(pixel(500, 314)).toEqual(PAPER);
});

test('the card of the tour shows every cover as a spine', async () => {
  const cover = await toDataUrl(join(folder, 'cover.svg'));
  const pixel = await pixelsOf(await toPng(toSvg({ ...WORDS, path: '/play' }, [cover, cover])));
  for (const x of [520, 855, 862, 1195]) expect(pixel(x, 4), `${x}`).toEqual(RED);
  expect(pixel(858, 4)).toEqual(PAPER);
});

test('a card without covers has a palette and is small', async () => {
  const png = await toPng(toSvg(WORDS, []));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', isPalette: true });
  expect(png.length).toBeLessThan(40_000);
});

test('text is drawn as outlines, so it needs neither fonts nor escapes', () => {
  const svg = toSvg(WORDS, []);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('&');
});

test('every letter changes the picture', async () => {
  const other = { ...WORDS, title: 'One & <twO>' };
  expect(toSvg(WORDS, [])).not.toBe(toSvg(other, []));
  const [a, b] = await Promise.all([toPng(toSvg(WORDS, [])), toPng(toSvg(other, []))]);
  expect(a.equals(b)).toBe(false);
});
