import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { charactersOf } from '../tooling/lettering/font-letters';

const STYLES = 'src/styles';
const FIRST = new Set(charactersOf(`${STYLES}/fonts/archivo.woff2`));

test('the unicode-range of the second font file names exactly its characters', () => {
  const rest = charactersOf(`${STYLES}/fonts/archivo-latin.woff2`).filter(
    (code) => code < 0xffff && !FIRST.has(code),
  );
  const named = rangesOf(readFileSync(`${STYLES}/fonts.css`, 'utf8'));
  expect([...named].sort()).toEqual(rest.sort());
});

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
