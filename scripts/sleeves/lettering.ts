import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { relativePath } from './path-data.ts';

export type Face = keyof typeof faces;

export interface OutlineOptions {
  face: Face;
  /** Font size; the text comes out smaller when `maxWidth` asks for it. */
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

const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const GEIST_MONO = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

/** Tracking is in em. */
const faces = {
  display: { font: await loadInstance(ARCHIVO, { wght: 760, wdth: 122 }), tracking: -0.022 },
  text: { font: await loadInstance(ARCHIVO, { wght: 480, wdth: 100 }), tracking: -0.005 },
  mono: { font: await loadInstance(GEIST_MONO, { wght: 500 }), tracking: 0.02 },
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

/** How wide the ink of a text is, without drawing it. */
export function inkWidth(text: string, face: Face, size: number): number {
  const { font, left, right } = layOut(text, face);
  return ((right - left) * size) / font.unitsPerEm;
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

/** Instanced by HarfBuzz first: fontkit cannot vary a WOFF2 font. */
async function loadInstance(file: string, axes: Record<string, number>): Promise<Font> {
  const source = await readFile(createRequire(import.meta.url).resolve(file));
  const characters = String.fromCodePoint(...open(source).characterSet);
  return open(await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: axes }));
}

function open(source: Buffer): Font {
  const font = create(source);
  if (!('layout' in font)) throw new Error('Expected one font, found a collection.');
  return font;
}
