import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { openSync, type Font, type GlyphRun } from 'fontkit';

import { EXTRA_FONTS } from '../../src/config/extra-fonts.ts';
import { relativePath } from './path-data.ts';
import { splitRuns, type Run } from './split-runs.ts';

export type Face = keyof typeof FACES;

type Fonts = readonly [Font, ...Font[]];

interface OutlineOptions {
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

interface Outline {
  /** Path data, absolute position, relative commands. */
  d: string;
  /** Width of the ink. */
  width: number;
  /** The size used, after fitting. */
  size: number;
  capHeight: number;
  /** How far the ink reaches below the baseline. */
  depth: number;
}

/** Made by `npm run fonts`; `extra` is the face of letters that a build adds. Tracking is in em. */
const FACES = {
  display: { file: 'display.ttf', extra: 'display', tracking: -0.022 },
  text: { file: 'text.ttf', extra: 'text', tracking: -0.005 },
  mono: { file: 'mono.ttf', extra: 'text', tracking: 0.02 },
} as const;

const loaded = new Map<Face, Fonts>();

/** Text as path data, kerned, aligned by its ink so that different letters share one optical margin. */
export function outline(text: string, options: OutlineOptions): Outline {
  const { font, glyphs, left, right, bottom } = layOut(text, options.face);
  const fitted = ((options.maxWidth ?? Infinity) * font.unitsPerEm) / (right - left);
  const size = Math.min(options.size, fitted);
  const scale = size / font.unitsPerEm;
  const width = (right - left) * scale;
  const start = options.x - width * { start: 0, middle: 0.5, end: 1 }[options.anchor ?? 'start'];
  const d = glyphs
    .map(({ x, y, zoomed, glyph }) =>
      glyph.path
        .scale(scale * zoomed, -scale * zoomed)
        .translate(start + (x - left) * scale, options.y - y * scale),
    )
    .map((path) => relativePath(path.commands))
    .join('');
  return { d, width, size, capHeight: font.capHeight * scale, depth: -bottom * scale };
}

const widths = new Map<string, number>();

/** The advance width of a word. Cached, because words recur. */
export function wordWidth(word: string, face: Face, size: number): number {
  const fonts = fontsOf(face);
  const key = `${face} ${word}`;
  const width = widths.get(key) ?? advanceWidth(word, fonts);
  widths.set(key, width);
  return (width / fonts[0].unitsPerEm + FACES[face].tracking * word.length) * size;
}

function advanceWidth(word: string, fonts: Fonts): number {
  return splitRuns(word, fonts)
    .map((run) => shape(run).advanceWidth * zoom(run, fonts))
    .reduce((sum, width) => sum + width, 0);
}

function layOut(text: string, face: Face) {
  const fonts = fontsOf(face);
  const [font] = fonts;
  const glyphs = place(text, fonts, FACES[face].tracking * font.unitsPerEm);
  // No installed font has these letters.
  if (glyphs.length === 0) return { font, glyphs, left: 0, right: 0, bottom: 0 };
  const left = Math.min(...glyphs.map(({ x, zoomed, glyph }) => x + glyph.bbox.minX * zoomed));
  const right = Math.max(...glyphs.map(({ x, zoomed, glyph }) => x + glyph.bbox.maxX * zoomed));
  const bottom = Math.min(...glyphs.map(({ y, zoomed, glyph }) => y + glyph.bbox.minY * zoomed));
  return { font, glyphs, left, right, bottom };
}

/** The glyphs with their places, in units of the first font. */
export function place(text: string, fonts: Fonts, tracking: number) {
  let pen = 0;
  return splitRuns(text, fonts)
    .flatMap((run) => {
      const { glyphs, positions } = shape(run);
      const zoomed = zoom(run, fonts);
      return glyphs.map((glyph, index) => {
        const position = positions[index];
        const x = pen + (position?.xOffset ?? 0) * zoomed;
        const y = (position?.yOffset ?? 0) * zoomed;
        pen += (position?.xAdvance ?? glyph.advanceWidth) * zoomed + (run.isJoined ? 0 : tracking);
        return { glyph, x, y, zoomed };
      });
    })
    .filter(({ glyph }) => glyph.path.commands.length > 0);
}

function shape({ text, font, isRightToLeft }: Run): GlyphRun {
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  return font.layout(text, { kern: true }, undefined, undefined, direction);
}

function zoom({ font }: Run, [first]: Fonts): number {
  return first.unitsPerEm / font.unitsPerEm;
}

/** A face of the template, and the letters of the same face that only the content uses. Read when first used: a build adds those. */
function fontsOf(face: Face): Fonts {
  const known = loaded.get(face);
  if (known) return known;
  const { file, extra } = FACES[face];
  const fonts: Fonts = [
    open(fileURLToPath(new URL(`fonts/${file}`, import.meta.url))),
    ...globSync(`${EXTRA_FONTS}/*.${extra}.ttf`).sort().map(open),
  ];
  loaded.set(face, fonts);
  return fonts;
}

function open(file: string): Font {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file}: expected one font, found a collection.`);
  return font;
}
