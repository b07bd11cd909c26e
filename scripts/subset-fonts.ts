// Writes the font files of the site, of its PDF and of its pictures from the npm packages, with only the glyphs and axis
// ranges that are used: `npm run fonts`, after a change of typography. Letters that only the owner's content uses are added
// by every build (tooling/letters).
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { charactersOf } from '../tooling/lettering/font-letters.ts';
import { cutFont, type Cut } from '../tooling/letters/cut-font.ts';

const OUTPUT = 'src/styles/fonts';

/** A PDF supports neither variable fonts nor woff2, so each face of the CV is a separate file. */
const PDF_OUTPUT = 'src/features/cv/fonts';

const ASCII = characters(0x20, 0x7e);
const LATIN_1 = characters(0xa0, 0xff);

const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const GEIST_MONO = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
const ARCHIVO_AXES = { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 125 } };

/** The characters of most pages; the rest of Latin-1 is in a second file, which loads only when a page uses it. */
const ARCHIVO_FIRST = `${ASCII}\u{a0}°·×é–—‘’“”•…−`;
const ARCHIVO_REST = Array.from(`${LATIN_1}ıŒœ‚„‹›€™`)
  .filter((character) => !ARCHIVO_FIRST.includes(character))
  .join('');

const FACES = [
  { source: ARCHIVO, target: 'archivo.woff2', glyphs: ARCHIVO_FIRST, axes: ARCHIVO_AXES },
  { source: ARCHIVO, target: 'archivo-latin.woff2', glyphs: ARCHIVO_REST, axes: ARCHIVO_AXES },
  {
    source: GEIST_MONO,
    target: 'geist-mono.woff2',
    glyphs: `${ASCII}·×–—’“”…•é`,
    axes: { wght: 500 },
  },
];

const PDF_FACES = [
  { target: 'archivo-text.ttf', source: ARCHIVO, axes: { wght: 420, wdth: 100 } },
  { target: 'archivo-strong.ttf', source: ARCHIVO, axes: { wght: 650, wdth: 100 } },
  { target: 'archivo-title.ttf', source: ARCHIVO, axes: { wght: 750, wdth: 116 } },
];

/** All glyphs, because pictures show titles. Static TTF, because fontkit cannot vary a woff2 font. */
const DRAWING_OUTPUT = 'tooling/lettering/fonts';
const DRAWING_FACES = [
  { target: 'display.ttf', source: ARCHIVO, axes: { wght: 760, wdth: 122 } },
  { target: 'text.ttf', source: ARCHIVO, axes: { wght: 480, wdth: 100 } },
  { target: 'mono.ttf', source: GEIST_MONO, axes: { wght: 500 } },
];

for (const { source, target, glyphs, axes } of FACES) {
  await write(source, { target: `${OUTPUT}/${target}`, glyphs, format: 'woff2', axes });
}
for (const { source, target, axes } of PDF_FACES) {
  const glyphs = `${ASCII}${LATIN_1}–—‘’“”•…`;
  const postscriptName = basename(target, '.ttf');
  await write(source, {
    target: `${PDF_OUTPUT}/${target}`,
    glyphs,
    format: 'sfnt',
    axes,
    postscriptName,
  });
}

for (const { source, target, axes } of DRAWING_FACES) {
  const glyphs = String.fromCodePoint(...charactersOf(fontFileOf(source)));
  await write(source, { target: `${DRAWING_OUTPUT}/${target}`, glyphs, format: 'sfnt', axes });
}

async function write(source: string, { target, ...cut }: Cut & { target: string }): Promise<void> {
  const original = await readFile(fontFileOf(source));
  const smaller = await cutFont(original, cut);
  await writeFile(target, smaller);
  console.log(`${target}: ${kilobytes(original)} -> ${kilobytes(smaller)} KB`);
}

function kilobytes(bytes: Uint8Array): string {
  return (bytes.byteLength / 1024).toFixed(1);
}

function fontFileOf(source: string): string {
  return fileURLToPath(import.meta.resolve(source));
}

function characters(first: number, last: number): string {
  const codePoints = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return String.fromCodePoint(...codePoints);
}
