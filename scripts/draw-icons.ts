// Draws the icons of the site from the record in public/favicon.svg. Run it after changing that file: `npm run icons`.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { THEME_COLOURS } from '../src/config/theme-colours.ts';

const SOURCE = 'public/favicon.svg';
const OUTPUT = 'public/icons';
const PAPER = THEME_COLOURS.light.paper;

/** `share` is how much of the square the record fills; a maskable icon may lose everything outside its inner 80 %. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1 },
  { name: 'icon-512.png', size: 512, share: 1 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.7, ground: PAPER },
  { name: 'apple-touch-icon.png', size: 180, share: 0.82, ground: PAPER },
];

const record = await readFile(SOURCE);
await mkdir(OUTPUT, { recursive: true });
for (const { name, size, share, ground } of ICONS) {
  const width = Math.round(size * share);
  const drawing = await sharp(record, { density: 2_000 }).resize(width, width).png().toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(OUTPUT, name));
  console.log(`${OUTPUT}/${name}: ${(icon.size / 1024).toFixed(1)} KB`);
}
