import { placeGlyphs, type Face } from '../lettering/lettering.ts';
import { COLUMN, MARGIN, ROW } from './card-look.ts';
import { glyphMask } from './glyph-mask.ts';
import type { Card } from './card.ts';
import { shadesOf, type Ink } from './shades.ts';
import { wrapLines } from './wrap-lines.ts';

const LABEL = { face: 'mono', size: 22, ink: 'mute' } as const;
const TITLE = { face: 'display', size: 68, ink: 'ink', leading: 66, mostLines: 3 } as const;
const PITCH = { face: 'text', size: 29, ink: 'ink', leading: 39, mostLines: 5 } as const;
const LONG_PITCH = { ...PITCH, size: 26, leading: 35, mostLines: 6 } as const;

interface Line {
  text: string;
  face: Face;
  size: number;
  ink: Ink;
  /** Where it begins. */
  x: number;
  /** The baseline. */
  y: number;
}

/** Writes the words of a card onto the rows of a picture. */
export function writeWords(card: Card, rows: Uint8Array): void {
  for (const line of setLines(card)) write(line, rows);
}

function setLines({ path, title, pitch }: Card): Line[] {
  const titleTop = MARGIN + LABEL.size + 92;
  const titleLines = setBlock(title, TITLE, titleTop);
  const pitchTop = titleTop + titleLines.length * TITLE.leading + 8;
  return [
    // The front page is its own address.
    ...(path === '/' ? [] : [{ ...LABEL, text: path, x: MARGIN, y: MARGIN + LABEL.size }]),
    ...titleLines,
    ...setBlock(pitch, fits(pitch, PITCH) ? PITCH : LONG_PITCH, pitchTop),
  ];
}

type Look = typeof TITLE | typeof PITCH | typeof LONG_PITCH;

function fits(text: string, look: Look): boolean {
  return (
    wrapLines(text, { ...look, mostLines: Infinity, maxWidth: COLUMN }).length <= look.mostLines
  );
}

function setBlock(text: string, look: Look, top: number): Line[] {
  return wrapLines(text, { ...look, maxWidth: COLUMN }).map((line, index) => ({
    ...look,
    text: line,
    x: MARGIN,
    y: top + index * look.leading,
  }));
}

/** Letters stand on plain paper, so a shade of ink is all that a pixel needs. */
function write({ text, face, size, ink, x, y }: Line, rows: Uint8Array): void {
  const { glyphs, scale } = placeGlyphs(text, { face, size, x, y, maxWidth: COLUMN });
  const shades = shadesOf(ink);
  for (const glyph of glyphs) {
    const { places, shares } = glyphMask(glyph.path, scale, glyph.x % 1);
    const origin = Math.round(y) * ROW + 1 + Math.floor(glyph.x);
    for (let at = 0; at < places.length; at += 1) {
      rows[origin + (places[at] ?? 0)] = shades[shares[at] ?? 0] ?? 0;
    }
  }
}
