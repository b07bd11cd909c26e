// Writes the font files of the site, of its PDF and of its pictures from the npm packages, with only the glyphs and axis
// ranges that are used. Run it after a change of typography: `npm run fonts`.
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { create } from 'fontkit';
import subsetFont from 'subset-font';

const OUTPUT = 'src/styles/fonts';

/** A PDF supports neither variable fonts nor woff2, so each face of the CV is a separate file. */
const PDF_OUTPUT = 'src/features/cv/fonts';

const ASCII = characters(0x20, 0x7e);
const LATIN_1 = characters(0xa0, 0xff);

const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const GEIST_MONO = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
const ARCHIVO_AXES = { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 125 } };

/** The characters of most pages; the other Latin letters are in a second file, which loads only when one is used. */
const ARCHIVO_FIRST = `${ASCII}\u{a0}·×é–—‘’“”•…−`;
const ARCHIVO_REST = Array.from(`${LATIN_1}ıŁłŒœŠšŸŽž‚„†‹›€™`)
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
  await subset(source, `${OUTPUT}/${target}`, glyphs, 'woff2', axes);
}
for (const { source, target, axes } of PDF_FACES) {
  await subset(source, `${PDF_OUTPUT}/${target}`, `${ASCII}${LATIN_1}–—‘’“”•…`, 'sfnt', axes);
}

for (const { source, target, axes } of DRAWING_FACES) {
  await subset(source, `${DRAWING_OUTPUT}/${target}`, await allGlyphs(source), 'sfnt', axes);
}

async function allGlyphs(source: string): Promise<string> {
  const font = create(await readFile(new URL(import.meta.resolve(source))));
  return 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : '';
}

async function subset(
  source: string,
  target: string,
  glyphs: string,
  targetFormat: 'woff2' | 'sfnt',
  variationAxes: NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>,
): Promise<void> {
  const original = await readFile(new URL(import.meta.resolve(source)));
  const smaller = Buffer.from(await subsetFont(original, glyphs, { targetFormat, variationAxes }));
  if (target.startsWith(PDF_OUTPUT)) nameFace(smaller, target);
  await writeFile(target, smaller);
  console.log(`${target}: ${kilobytes(original)} -> ${kilobytes(smaller)} KB`);
}

/**
 * All instances of a variable font keep its PostScript name, and the PDF library treats fonts of equal names as one. Each gets
 * a name from its file, of the same length so that no table moves.
 */
function nameFace(font: Buffer, target: string): void {
  const shared = 'Archivo-SemiBold';
  const own = basename(target, '.ttf').padEnd(shared.length, '-').slice(0, shared.length);
  for (let at = font.indexOf(utf16(shared)); at >= 0; at = font.indexOf(utf16(shared), at)) {
    utf16(own).copy(font, at);
  }
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

function characters(first: number, last: number): string {
  const codePoints = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return String.fromCodePoint(...codePoints);
}

function kilobytes(bytes: Uint8Array): string {
  return (bytes.byteLength / 1024).toFixed(1);
}
