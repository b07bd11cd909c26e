import { fileURLToPath } from 'node:url';

import { openSync, type Font } from 'fontkit';

import { relativePath } from './path-data.ts';

export type Face = keyof typeof faces;

export interface OutlineOptions {
  face: Face;
  /** Font size; reduced when the text would exceed `maxWidth`. */
  size: number;
  /** The left edge, middle or right edge of the ink, by `anchor`: side bearings do not count. */
  x: number;
  /** The baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  maxWidth?: number;
}

export interface Outline {
  /** Path data, absolute position, relative commands. */
  d: string;
  /** Width of the ink. */
  width: number;
  /** The size used, after fitting. */
  size: number;
  capHeight: number;
}

/** Made by `npm run fonts`. Tracking is in em. */
const faces = {
  display: { font: load('display.ttf'), tracking: -0.022 },
  text: { font: load('text.ttf'), tracking: -0.005 },
  mono: { font: load('mono.ttf'), tracking: 0.02 },
};

/** Text as path data, kerned, aligned by its ink so that different letters share one optical margin. */
export function outline(text: string, options: OutlineOptions): Outline {
  const { font, glyphs, left, right } = layOut(text, options.face);
  const fitted = ((options.maxWidth ?? Infinity) * font.unitsPerEm) / (right - left);
  const size = Math.min(options.size, fitted);
  const scale = size / font.unitsPerEm;
  const width = (right - left) * scale;
  const start = options.x - width * { start: 0, middle: 0.5, end: 1 }[options.anchor ?? 'start'];
  const d = glyphs
    .map(({ x, glyph }) =>
      glyph.path.scale(scale, -scale).translate(start + (x - left) * scale, options.y),
    )
    .map((path) => relativePath(path.commands))
    .join('');
  return { d, width, size, capHeight: font.capHeight * scale };
}

const widths = new Map<string, number>();

/** The advance width of a word. Cached, because words recur. */
export function wordWidth(word: string, face: Face, size: number): number {
  const { font, tracking } = faces[face];
  const key = `${face} ${word}`;
  const width = widths.get(key) ?? font.layout(word, { kern: true }).advanceWidth;
  widths.set(key, width);
  return (width / font.unitsPerEm + tracking * word.length) * size;
}

function layOut(text: string, face: Face) {
  const { font, tracking } = faces[face];
  const glyphs = place(text, font, tracking * font.unitsPerEm);
  const left = Math.min(...glyphs.map(({ x, glyph }) => x + glyph.bbox.minX));
  const right = Math.max(...glyphs.map(({ x, glyph }) => x + glyph.bbox.maxX));
  return { font, glyphs, left, right };
}

function place(text: string, font: Font, tracking: number) {
  const run = font.layout(text, { kern: true });
  let pen = 0;
  return run.glyphs
    .map((glyph, index) => {
      const x = pen;
      pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) + tracking;
      return { glyph, x };
    })
    .filter(({ glyph }) => glyph.path.commands.length > 0);
}

function load(file: string): Font {
  const font = openSync(fileURLToPath(new URL(`fonts/${file}`, import.meta.url)));
  if (!('layout' in font)) throw new Error(`${file}: expected one font, found a collection.`);
  return font;
}
