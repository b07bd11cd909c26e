import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { readContent } from '../checks/content';
import { createScratchContent } from '../tests/support/scratch-content';
import { composeColours, hasOwnCover, measureColours } from './cover-colours';

async function paint(colour: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cover-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'photo.png');
  const spot = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .composite([{ input: spot }])
    .png()
    .toFile(file);
  return file;
}

test.each(['#a01020', '#f0e060', '#000000', '#ffffff', '#7f7f7f'])(
  'a picture that is mostly %s gives its colour, and another that can be read on it',
  async (colour) => {
    const { ground, figure } = await measureColours(await paint(colour));
    expect(wcagContrast(ground, colour)).toBeLessThan(1.15);
    expect(wcagContrast(ground, figure)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a cover of one’s own has rules of its own; one with colours or a drawing has not', async () => {
  using content = createScratchContent();
  const alpha = () => {
    const source = readContent(content.root).projects.find(({ file }) => /alpha/.test(file));
    if (!source) throw new Error('There is no alpha.');
    return source;
  };
  expect(hasOwnCover(content.root, alpha())).toBe(true);
  const css = await composeColours(content.root, alpha());
  expect(css).toMatch(
    /\[data-sleeve='alpha'\]\[data-sleeve\] \{[^}]*--sleeve-ground: #[0-9a-f]{6};/,
  );
  expect(css).toMatch(/--accent: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);/);

  content.write('projects/alpha/sleeve.css', '');
  expect(hasOwnCover(content.root, alpha())).toBe(false);
  content.replace('projects/alpha/alpha.mdx', /^cover: .*$/m, 'cover: ./photo.jpg');
  expect(hasOwnCover(content.root, alpha())).toBe(true);
  content.write('projects/alpha/sleeve.ts', '');
  expect(hasOwnCover(content.root, alpha())).toBe(false);
});
