import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openSync } from 'fontkit';

const TEMPLATE = join(import.meta.dirname, '../..');

/** The font file that every page loads first. */
export const FIRST_FONT = join(TEMPLATE, 'src/styles/fonts/archivo.woff2');

/** The code points that each medium has glyphs for. */
export interface Letters {
  page: ReadonlySet<number>;
  /** Those of a page that are in the file that every page loads first. */
  first: ReadonlySet<number>;
  /** The font of code on pages. */
  code: ReadonlySet<number>;
  /** The CV as a PDF. */
  pdf: ReadonlySet<number>;
  /** Social cards, and the lettering of sleeves. */
  card: ReadonlySet<number>;
}

let templateLetters: Letters | undefined;

/** Reads the character tables of the template's fonts, once in a process: they do not change with the content. */
export function readLetters(): Letters {
  if (templateLetters) return templateLetters;
  const families = pageFamilies();
  const ofText = families.filter(({ isMono }) => !isMono).map(({ file }) => file);
  templateLetters = {
    page: union(ofText),
    first: union([FIRST_FONT]),
    code: union(families.filter(({ isMono }) => isMono).map(({ file }) => file)),
    pdf: sharedBy(fontsIn('src/features/cv/fonts')),
    card: sharedBy(fontsIn('tooling/lettering/fonts').filter((file) => !file.includes('mono'))),
  };
  return templateLetters;
}

/** The files that src/styles/fonts.css names, so that a file nobody loads does not count. */
function pageFamilies(): { file: string; isMono: boolean }[] {
  const css = readFileSync(join(TEMPLATE, 'src/styles/fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const [, name] = /url\('\.\/([^']+)'\)/.exec(face) ?? [];
    const isMono = /font-family:[^;]*mono/i.test(face);
    return name === undefined ? [] : [{ file: join(TEMPLATE, 'src/styles', name), isMono }];
  });
}

function fontsIn(folder: string): string[] {
  return globSync('*.ttf', { cwd: join(TEMPLATE, folder) }).map((name) =>
    join(TEMPLATE, folder, name),
  );
}

/** A letter is taken from whichever file of a family has it. */
function union(files: string[]): Set<number> {
  return new Set(files.flatMap(charactersOf));
}

/** A text may be set in any face, so a letter has to be in every one. */
function sharedBy(files: string[]): Set<number> {
  const [first, ...others] = files.map((file) => new Set(charactersOf(file)));
  return others.reduce((shared, next) => shared.intersection(next), first ?? new Set());
}

/** The code points that a font file has glyphs for. */
export function charactersOf(file: string): number[] {
  const font = openSync(file);
  return 'characterSet' in font ? font.characterSet : [];
}
