import sharp from 'sharp';

import { outline, type Face } from '../../scripts/sleeves/lettering.ts';
import { CARD, INK, MUTE, PAPER } from './card-look.ts';
import type { Card } from './list-cards.ts';
import { drawPicture } from './draw-picture.ts';
import { recordMark } from './record.ts';
import { wrapLines } from './wrap-lines.ts';

/** Flat colours and soft edges of letters: more shades cannot be seen, and weigh. */
const SHADES = 64;

const MARGIN = 64;
const COLUMN = 404;
const TITLE = { size: 68, leading: 66, mostLines: 3 };
const PITCH = { size: 29, leading: 39, mostLines: 7 };
const LABEL_SIZE = 22;
const NAME_SIZE = 30;
const MARK_RADIUS = 22;

/** A card as PNG, 1200 x 630: words on the left, sleeves or the record on the right. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><rect width="100%" height="100%" fill="${PAPER}"/>${drawPicture(card)}${drawWords(card)}</svg>`;
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: SHADES, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}

function drawWords({ path, title, pitch, name }: Card): string {
  const titleTop = MARGIN + LABEL_SIZE + 92;
  const titleLines = wrapLines(title, { face: 'display', ...TITLE, maxWidth: COLUMN });
  const pitchTop = titleTop + titleLines.length * TITLE.leading + 8;
  const pitchLines = wrapLines(pitch, { face: 'text', ...PITCH, maxWidth: COLUMN });
  const foot = CARD.height - MARGIN - MARK_RADIUS;
  return [
    // The front page is its own address, and its title is the name.
    path === '/' ? '' : write(path, 'mono', LABEL_SIZE, MUTE, MARGIN + LABEL_SIZE),
    ...titleLines.map((line, index) =>
      write(line, 'display', TITLE.size, INK, titleTop + index * TITLE.leading),
    ),
    ...pitchLines.map((line, index) =>
      write(line, 'text', PITCH.size, INK, pitchTop + index * PITCH.leading),
    ),
    recordMark(MARGIN + MARK_RADIUS, foot, MARK_RADIUS),
    name === title ? '' : writeName(name, foot),
  ].join('');
}

function writeName(name: string, foot: number): string {
  const x = MARGIN + 2 * MARK_RADIUS + 14;
  return write(name, 'display', NAME_SIZE, INK, foot + NAME_SIZE * 0.36, x);
}

function write(
  text: string,
  face: Face,
  size: number,
  fill: string,
  y: number,
  x = MARGIN,
): string {
  const { d } = outline(text, { face, size, x, y, maxWidth: MARGIN + COLUMN - x });
  return `<path fill="${fill}" d="${d}"/>`;
}
