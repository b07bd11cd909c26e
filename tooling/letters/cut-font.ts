import { create, openSync, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Ranges or fixed values of a variable font's axes. */
export type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

/** What to take from a font. */
export interface Cut {
  glyphs: string;
  format: 'woff2' | 'sfnt';
  /** Unset: as they are. */
  axes?: Axes;
  /** The PostScript name to give the font; unset: the source's. */
  postscriptName?: string;
  /** A font file whose heights of a line the new one takes; unset: the source's. */
  heightsOf?: string;
}

/** A font with only some glyphs and axis ranges of another. */
export async function cutFont(source: Buffer, cut: Cut): Promise<Buffer> {
  const options = {
    targetFormat: cut.format,
    ...(cut.axes && { variationAxes: cut.axes }),
  };
  const smaller = Buffer.from(await subsetFont(source, cut.glyphs, options));
  if (cut.postscriptName !== undefined) nameFont(smaller, cut.postscriptName);
  if (cut.heightsOf !== undefined) setHeights(smaller, single(openSync(cut.heightsOf)));
  return smaller;
}

/**
 * All instances of a variable font keep its PostScript name, and the PDF library treats fonts of equal names as one. Each gets
 * its own, of the same length so that no table moves.
 */
function nameFont(bytes: Buffer, name: string): void {
  const shared = single(create(bytes)).postscriptName;
  if (!shared) throw new Error(`The font for ${name} has no PostScript name.`);
  const own = name.padEnd(shared.length, '-').slice(0, shared.length);
  for (let at = bytes.indexOf(utf16(shared)); at >= 0; at = bytes.indexOf(utf16(shared), at)) {
    utf16(own).copy(bytes, at);
  }
}

/** A line is as high as its fonts say, and would move where one font's heights differ. */
function setHeights(bytes: Buffer, model: Font): void {
  const scale = single(create(bytes)).unitsPerEm / model.unitsPerEm;
  // The directory begins at 12 and gives each table 16 bytes; its place in the file is at 8.
  const entry = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + index * 16).find(
    (at) => bytes.toString('latin1', at, at + 4) === 'hhea',
  );
  if (entry === undefined) throw new Error('The font has no table of heights.');
  const table = bytes.readUInt32BE(entry + 8);
  bytes.writeInt16BE(Math.round(model.ascent * scale), table + 4);
  bytes.writeInt16BE(Math.round(model.descent * scale), table + 6);
  bytes.writeInt16BE(Math.round(model.lineGap * scale), table + 8);
}

/** A font that was read, which must not be a collection of several. */
export function single(font: ReturnType<typeof create>): Font {
  if (!('layout' in font)) throw new Error('Expected one font, found a collection.');
  return font;
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}
