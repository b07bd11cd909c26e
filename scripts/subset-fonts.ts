// Makes the two font files the site ships from the ones npm carries: only the glyphs and axis ranges the
// design uses. Run it after a change of type: `npm run fonts`.
import { readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const OUTPUT = 'src/styles/fonts';

const ASCII = characters(0x20, 0x7e);
const LATIN_1 = characters(0xa0, 0xff);

const FACES = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    target: 'archivo.woff2',
    glyphs: `${ASCII}${LATIN_1}ıŁłŒœŠšŸŽž–—‘’‚“”„†•…‹›€™−`,
    axes: { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 125 } },
  },
  {
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    target: 'geist-mono.woff2',
    glyphs: `${ASCII}·×–—’“”…•é`,
    axes: { wght: 500 },
  },
];

for (const { source, target, glyphs, axes } of FACES) {
  const original = await readFile(new URL(import.meta.resolve(source)));
  const subset = await subsetFont(original, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(`${OUTPUT}/${target}`, subset);
  console.log(`${target}: ${kilobytes(original)} -> ${kilobytes(subset)} KB`);
}

function characters(first: number, last: number): string {
  const codePoints = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return String.fromCodePoint(...codePoints);
}

function kilobytes(bytes: Uint8Array): string {
  return (bytes.byteLength / 1024).toFixed(1);
}
