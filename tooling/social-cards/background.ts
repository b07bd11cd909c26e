import sharp from 'sharp';

import { outline } from '../lettering/lettering.ts';
import { CARD, COLUMN, INK, MARGIN, MARK, PAPER, ROW } from './card-look.ts';
import type { Card } from './card.ts';
import { boxOf, drawRecord, drawSleeves, type Box } from './draw-picture.ts';
import { toRows, type IndexedPicture } from './indexed-png.ts';
import { recordMark } from './record.ts';
import { reduceColours } from './reduce-colours.ts';
import { SHADES } from './shades.ts';

/** Flat colours and soft edges: more cannot be seen, and weigh. */
const MOST_COLOURS = 60;
const MOST_OF_BASE = 32;

const NAME_SIZE = 30;

/** Drawn pictures, the latest last. Each takes a megabyte. */
const held = new Map<string, Promise<IndexedPicture>>();
const MOST_HELD = 32;

function hold(key: string, draw: () => Promise<IndexedPicture>): Promise<IndexedPicture> {
  const picture = held.get(key) ?? draw();
  held.delete(key);
  held.set(key, picture);
  if (held.size > MOST_HELD) held.delete(held.keys().next().value ?? '');
  return picture;
}

/** A card without its words. */
export async function drawBackground({ sleeves, name, title }: Card): Promise<IndexedPicture> {
  // The title of the front page is the name.
  const signature = name === title ? '' : name;
  const base = await hold(`${sleeves.length} ${signature}`, () =>
    drawBase(sleeves.length, signature),
  );
  if (sleeves.length === 0) return base;
  return hold([signature, ...sleeves].join('\n'), () => layOn(base, sleeves));
}

/** What all cards with as many sleeves have in common. */
async function drawBase(sleeves: number, signature: string): Promise<IndexedPicture> {
  const mark = recordMark(MARK.x, MARK.y, MARK.radius) + (signature && drawName(signature));
  const rgba = await rasterise(drawRecord(sleeves) + mark, { left: 0, top: 0, ...CARD });
  const { palette, pixels } = reduceColours(rgba, SHADES, MOST_OF_BASE);
  return { ...CARD, palette, rows: toRows(pixels, CARD.width) };
}

/** Draws only where sleeves lie, which is most of what takes time. */
async function layOn(base: IndexedPicture, sleeves: string[]): Promise<IndexedPicture> {
  const box = boxOf(sleeves.length);
  const rgba = await rasterise(drawRecord(sleeves.length) + drawSleeves(sleeves), box);
  const { palette, pixels } = reduceColours(rgba, base.palette, MOST_COLOURS);
  const rows = base.rows.slice();
  for (let y = 0; y < box.height; y += 1) {
    rows.set(
      pixels.subarray(y * box.width, (y + 1) * box.width),
      (box.top + y) * ROW + 1 + box.left,
    );
  }
  return { ...base, palette, rows };
}

function drawName(name: string): string {
  const x = MARK.x + MARK.radius + 14;
  const y = MARK.y + NAME_SIZE * 0.36;
  const maxWidth = MARGIN + COLUMN - x;
  const { d } = outline(name, { face: 'display', size: NAME_SIZE, x, y, maxWidth });
  return `<path fill="${INK}" d="${d}"/>`;
}

function rasterise(markup: string, { left, top, width, height }: Box): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><rect width="${CARD.width}" height="${CARD.height}" fill="${PAPER}"/>${markup}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}
