import { readFileSync } from 'node:fs';

import { openSync } from 'fontkit';
import { expect, test } from 'vitest';

const FONTS = 'src/styles/fonts';

test('the unicode-range of the second font file names exactly its characters', () => {
  const first = new Set(charactersOf('archivo.woff2'));
  const rest = charactersOf('archivo-latin.woff2').filter((code) => !first.has(code));
  const named = rangesOf(readFileSync('src/styles/fonts.css', 'utf8'));
  expect(rest.filter((code) => !named.has(code))).toEqual([]);
  expect([...named].filter((code) => first.has(code))).toEqual([]);
});

function charactersOf(file: string): number[] {
  const font = openSync(`${FONTS}/${file}`);
  if (!('characterSet' in font)) throw new Error(`${file} is a collection.`);
  return font.characterSet.filter((code) => code < 0xffff);
}

function rangesOf(css: string): Set<number> {
  const ranges = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first, last]) => [
    parseInt(first ?? '', 16),
    parseInt(last ?? first ?? '', 16),
  ]);
  return new Set(
    ranges.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
    ),
  );
}
