import { create } from 'fontkit';

import { single } from './cut-font.ts';

type Tables = Map<string, Buffer>;

/** Only these name glyphs of all fonts; every other table is taken from the first. */
const MERGED = ['cmap', 'glyf', 'gvar', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/** Optional, and it would have to name every glyph: without it, widths are read from gvar. */
const LEFT_OUT = ['HVAR'];

/**
 * One font with the letters of several that are parts of the same variable font, as npm packages split them. Kerning and
 * the joining of letters are those of the first.
 * @param parts TrueType files with equal axes, not compressed
 */
export function mergeFonts(parts: readonly Buffer[]): Buffer {
  const [base, ...others] = parts.map(readTables);
  if (!base) throw new Error('There is no font to merge.');
  for (const name of ['fvar', 'avar']) {
    if (others.some((other) => !sameBytes(other.get(name), base.get(name))))
      throw new Error(`The fonts to merge differ in ${name}: they are not parts of one.`);
  }
  const all = [base, ...others];
  const firstIds = all.map((_, index) =>
    all.slice(0, index).reduce((sum, tables) => sum + glyphCount(tables), 0),
  );
  const glyphs = all.flatMap((tables, index) => readGlyphs(tables, firstIds[index] ?? 0));
  const characters = new Map<number, number>();
  for (const [index, part] of parts.entries()) {
    const font = single(create(part));
    for (const code of font.characterSet) {
      const { id } = font.glyphForCodePoint(code);
      // The end of a character table is listed as if it were a character.
      if (id > 0 && !characters.has(code)) characters.set(code, (firstIds[index] ?? 0) + id);
    }
  }
  const kept = [...base].filter(([name]) => ![...MERGED, ...LEFT_OUT].includes(name));
  return writeTables(
    new Map([
      ...kept,
      ['cmap', writeCmap(characters)],
      ['glyf', Buffer.concat(glyphs)],
      ['gvar', mergeVariations(all)],
      ['head', withUint16(table(base, 'head'), 50, 1)],
      ['hhea', withUint16(table(base, 'hhea'), 34, glyphs.length)],
      ['hmtx', Buffer.concat(all.map(readMetrics))],
      ['loca', writeOffsets(glyphs)],
      ['maxp', mergeLimits(all, glyphs.length)],
    ]),
  );
}

/** The table directory begins at 12 and gives each table 16 bytes: name, checksum, place, length. */
function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const start = font.readUInt32BE(at + 8);
      const bytes = font.subarray(start, start + font.readUInt32BE(at + 12));
      return [font.toString('latin1', at, at + 4), bytes] as const;
    }),
  );
}

/** Checksums stay empty: the font is only read by the program that compresses it, which computes them. */
function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x10000, 0);
  header.writeUInt16BE(sorted.length, 4);
  let start = header.length;
  const bodies = sorted.map(([name, bytes], index) => {
    const at = 12 + index * 16;
    header.write(name, at, 'latin1');
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    start += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}

/** The outlines of a font, whose composed glyphs name others by numbers that move by `shift`. */
function readGlyphs(tables: Tables, shift: number): Buffer[] {
  const glyf = table(tables, 'glyf');
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  return slices(glyf, table(tables, 'loca'), isLong, glyphCount(tables)).map((bytes) => {
    const glyph = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    if (glyph.length > 0 && glyph.readInt16BE(0) < 0) moveComponents(glyph, shift);
    return glyph;
  });
}

/** Flags of a component: 1 large offsets, 8 a scale, 0x40 two scales, 0x80 a matrix, 0x20 another component follows. */
function moveComponents(glyph: Buffer, shift: number): void {
  let at = 10;
  let flags: number;
  do {
    flags = glyph.readUInt16BE(at);
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + shift, at + 2);
    at += flags & 1 ? 8 : 6;
    at += flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
  } while (flags & 0x20);
}

/** Width and left bearing of every glyph; the last width counts for all further glyphs. */
function readMetrics(tables: Tables): Buffer {
  const hmtx = table(tables, 'hmtx');
  const widths = table(tables, 'hhea').readUInt16BE(34);
  const rest = Array.from({ length: glyphCount(tables) - widths }, (_, index) =>
    Buffer.concat([
      hmtx.subarray(widths * 4 - 4, widths * 4 - 2),
      hmtx.subarray(widths * 4 + index * 2, widths * 4 + index * 2 + 2),
    ]),
  );
  return Buffer.concat([hmtx.subarray(0, widths * 4), ...rest]);
}

/** What a renderer must have room for: the most of any font. */
function mergeLimits(all: readonly Tables[], glyphs: number): Buffer {
  const limits = Buffer.from(table(all[0], 'maxp'));
  for (let at = 6; at < limits.length; at += 2) {
    limits.writeUInt16BE(Math.max(...all.map((one) => table(one, 'maxp').readUInt16BE(at))), at);
  }
  return withUint16(limits, 4, glyphs);
}

/** How glyphs change along the axes. Each names peaks of a list that all glyphs share; the lists are put one after another. */
function mergeVariations(all: readonly Tables[]): Buffer {
  const axes = table(all[0], 'gvar').readUInt16BE(4);
  const shared: Buffer[] = [];
  let peaks = 0;
  const glyphs = all.flatMap((tables) => {
    const gvar = table(tables, 'gvar');
    const [own, place] = [gvar.readUInt16BE(6), gvar.readUInt32BE(8)];
    const isLong = (gvar.readUInt16BE(14) & 1) === 1;
    const data = gvar.subarray(gvar.readUInt32BE(16));
    const variations = slices(data, gvar.subarray(20), isLong, glyphCount(tables));
    shared.push(gvar.subarray(place, place + own * axes * 2));
    const moved = variations.map((bytes) => movePeaks(Buffer.from(bytes), peaks, axes));
    peaks += own;
    return moved;
  });
  const offsets = writeOffsets(glyphs);
  const header = Buffer.alloc(20);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(peaks, 6);
  header.writeUInt32BE(20 + offsets.length, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + offsets.length + peaks * axes * 2, 16);
  return Buffer.concat([header, offsets, ...shared, ...glyphs]);
}

/** Flags of a variation: 0x8000 brings its own peak, 0x4000 its own range, the lowest 12 bits name a shared peak. */
function movePeaks(variation: Buffer, by: number, axes: number): Buffer {
  const count = variation.length > 0 ? variation.readUInt16BE(0) & 0xfff : 0;
  let at = 4;
  for (let index = 0; index < count; index += 1) {
    const flags = variation.readUInt16BE(at + 2);
    if (!(flags & 0x8000)) variation.writeUInt16BE(flags + by, at + 2);
    at += 4 + (flags & 0x8000 ? axes * 2 : 0) + (flags & 0x4000 ? axes * 4 : 0);
  }
  return variation;
}

/** Format 12: every character with its glyph, in groups of one. The program that compresses the font joins them. */
function writeCmap(characters: ReadonlyMap<number, number>): Buffer {
  const groups = [...characters].sort(([one], [other]) => one - other);
  const start = 28;
  const cmap = Buffer.alloc(start + groups.length * 12);
  for (const [at, value] of [
    [2, 1],
    [4, 3],
    [6, 10],
    [12, 12],
  ] as const) {
    cmap.writeUInt16BE(value, at);
  }
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt32BE(cmap.length - 12, 16);
  cmap.writeUInt32BE(groups.length, 24);
  for (const [index, [code, glyph]] of groups.entries()) {
    const at = start + index * 12;
    cmap.writeUInt32BE(code, at);
    cmap.writeUInt32BE(code, at + 4);
    cmap.writeUInt32BE(glyph, at + 8);
  }
  return cmap;
}

function slices(data: Buffer, offsets: Buffer, isLong: boolean, count: number): Buffer[] {
  const place = (index: number) =>
    isLong ? offsets.readUInt32BE(index * 4) : offsets.readUInt16BE(index * 2) * 2;
  return Array.from({ length: count }, (_, index) => data.subarray(place(index), place(index + 1)));
}

function writeOffsets(pieces: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc((pieces.length + 1) * 4);
  let end = 0;
  for (const [index, piece] of pieces.entries()) {
    end += piece.length;
    offsets.writeUInt32BE(end, (index + 1) * 4);
  }
  return offsets;
}

function glyphCount(tables: Tables): number {
  return table(tables, 'maxp').readUInt16BE(4);
}

function table(tables: Tables | undefined, name: string): Buffer {
  const bytes = tables?.get(name);
  if (!bytes) throw new Error(`A font to merge has no table ${name}.`);
  return bytes;
}

function withUint16(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(value, at);
  return copy;
}

function sameBytes(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.equals(other));
}
