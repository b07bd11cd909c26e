import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { charactersOf } from '../lettering/font-letters.ts';
import { OWN_PACKAGE } from './font-packages.ts';
import type { Part } from './plan-cuts.ts';

/** The folder of an installed package. */
function findPackage(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/unicode.json`));
  } catch {
    return undefined;
  }
}

/** The files of a package, by its own list of which letters are in which; undefined when it is not installed. */
export function readParts(name: string, folder = findPackage(name)): Part[] | undefined {
  if (folder === undefined || !existsSync(join(folder, 'unicode.json'))) return undefined;
  const list: unknown = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const family = basename(name);
  const axis = name === OWN_PACKAGE ? 'wdth' : 'wght';
  return Object.entries(list ?? {}).map(([key, ranges]) => {
    const part = `${family}-${key.replaceAll(/[[\]]/g, '')}`;
    const file = join(folder, 'files', `${part}-${axis}-normal.woff2`);
    const includes = toRanges(String(ranges));
    let characters: ReadonlySet<number> | undefined;
    return {
      name: part,
      family,
      file,
      // The lists name whole ranges, of which the font may lack some letters.
      has: (code) => includes(code) && (characters ??= new Set(charactersOf(file))).has(code),
    };
  });
}

function toRanges(list: string): (code: number) => boolean {
  const ranges = [...list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)],
  );
  return (code) => ranges.some(([first = 0, last = 0]) => code >= first && code <= last);
}
