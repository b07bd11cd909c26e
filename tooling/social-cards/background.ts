import sharp from 'sharp';

import { outline } from '../../scripts/sleeves/lettering.ts';
import { CARD, COLUMN, INK, MARGIN, MARK, PAPER } from './card-look.ts';
import { drawPicture } from './draw-picture.ts';
import { toRows, type IndexedPicture } from './indexed-png.ts';
import type { Card } from './card.ts';
import { recordMark } from './record.ts';
import { reduceColours } from './reduce-colours.ts';
import { SHADES } from './shades.ts';

/** Flat colours and soft edges: more cannot be seen, and weigh. */
const MOST_COLOURS = 60;

const NAME_SIZE = 30;

let latest: { key: string; picture: Promise<IndexedPicture> } | undefined;

/** What cards may share. That of the last card is kept: projects may have one cover, and pages have the same record. */
export function drawBackground({ sleeves, name, title }: Card): Promise<IndexedPicture> {
  // The title of the front page is the name.
  const signature = name === title ? '' : name;
  const key = [signature, ...sleeves].join('\n');
  if (latest?.key !== key) latest = { key, picture: draw(sleeves, signature) };
  return latest.picture;
}

async function draw(sleeves: string[], signature: string): Promise<IndexedPicture> {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    drawPicture(sleeves),
    recordMark(MARK.x, MARK.y, MARK.radius),
    signature && drawName(signature),
    '</svg>',
  ].join('');
  const rgba = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const { palette, pixels } = reduceColours(rgba, SHADES, MOST_COLOURS);
  return { ...CARD, palette, rows: toRows(pixels, CARD.width) };
}

function drawName(name: string): string {
  const x = MARK.x + MARK.radius + 14;
  const y = MARK.y + NAME_SIZE * 0.36;
  const { d } = outline(name, {
    face: 'display',
    size: NAME_SIZE,
    x,
    y,
    maxWidth: MARGIN + COLUMN - x,
  });
  return `<path fill="${INK}" d="${d}"/>`;
}
