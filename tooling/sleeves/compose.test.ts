import sharp from 'sharp';
import { expect, test } from 'vitest';

import { HEIGHT, MARGIN, WIDTH } from '#sleeve/sleeve.ts';

import { composeSleeve } from './compose.ts';
import { listSleeves, requireSleeves } from './list-sleeves.ts';

const series = await listSleeves();

test.each([...series])('%s loops without a seam', (_, sleeve) => {
  expect(composeSleeve(sleeve, 1)).toBe(composeSleeve(sleeve, 0));
});

test.each([...series])('%s moves', (_, sleeve) => {
  expect(composeSleeve(sleeve, 0.4)).not.toBe(composeSleeve(sleeve, 0));
});

test.each([...series])('%s is drawn with finite numbers only', (_, sleeve) => {
  expect(composeSleeve(sleeve, 0.37)).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(['HOE', 'gjy'])('the title %s leaves the lower margin free', async (title) => {
  const [sleeve] = series.values();
  if (!sleeve) return;
  const cover = composeSleeve({ ...sleeve, title, draw: () => '' });
  const top = HEIGHT - MARGIN + 4;
  const margin = { left: 0, top, width: WIDTH, height: HEIGHT - top };
  const { channels } = await sharp(
    await sharp(Buffer.from(cover)).extract(margin).png().toBuffer(),
  ).stats();
  expect(channels.every(({ min, max }) => min === max)).toBe(true);
});

test('a slug without a sleeve is rejected', async () => {
  await expect(requireSleeves(['nonesuch'])).rejects.toThrow('no projects/nonesuch/sleeve.ts');
});
