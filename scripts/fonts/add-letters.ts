import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readContent } from '../../checks/content.ts';
import { listLacks } from '../../checks/letters.ts';
import { EXTRA_FONTS } from '../../src/config/extra-fonts.ts';
import { readTemplateLetters } from '../../tooling/lettering/font-letters.ts';
import { cutFont, type Axes } from './cut-font.ts';
import { planCuts, type Part, type Plan } from './plan-cuts.ts';
import { readParts } from './read-parts.ts';

/** The static faces: the PDF and the pictures take the one that is nearest to theirs. */
const FACES = {
  text: { wght: 450, wdth: 100 },
  strong: { wght: 650, wdth: 100 },
  display: { wght: 755, wdth: 119 },
};

/** The axes of the page's own font, so that the browser matches both alike. */
const PAGE_AXES = { wght: { min: 400, max: 760 }, wdth: { min: 100, max: 125 } };

/** Lines of the PDF stay as high as they are in the template's font. */
const MODEL = join(import.meta.dirname, '../../src/features/cv/fonts/archivo-text.ttf');

/** Joins and separates letters in several scripts, without being one. */
const JOINERS = '\u{200c}\u{200d}';

/** Writes the letters that the content of the site in `root` uses and the template's fonts lack into content/fonts. */
export async function addLetters(
  root: string,
  partsOf: (packageName: string) => Part[] | undefined = readParts,
): Promise<Plan> {
  const lacks = listLacks(readContent(root), readTemplateLetters);
  const media = lacks.flatMap((lack) => lack.media);
  // The font of code has no further letters: browsers show them in their own.
  const lettersLackedBy = (...meant: string[]) =>
    new Set(media.filter(({ medium }) => meant.includes(medium)).flatMap(({ letters }) => letters));
  const onPage = lettersLackedBy('page');
  const drawn = lettersLackedBy('pdf', 'card');
  const plan = planCuts(onPage.union(drawn), partsOf);

  const folder = join(root, EXTRA_FONTS);
  const earlier = globSync(`${folder}/*.{woff2,ttf,css}`);
  // Keeps the letters of an earlier run whose packages are no longer installed.
  if (plan.absent.size > 0 && earlier.length > 0) return { ...plan, cuts: [] };
  await Promise.all(earlier.map((file) => rm(file)));
  if (plan.cuts.length > 0) await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const [index, { part, letters }] of plan.cuts.entries()) {
    const source = { source: part.file, glyphs: letters.join('') + JOINERS };
    const shown = letters.filter((letter) => onPage.has(letter));
    if (shown.length > 0) {
      const target = join(folder, `${part.name}.woff2`);
      await cutFont({ ...source, target, format: 'woff2', axes: axesFor(part, PAGE_AXES) });
      rules.push(toRule(part, shown));
    }
    if (!letters.some((letter) => drawn.has(letter))) continue;
    for (const [face, axes] of Object.entries(FACES)) {
      await cutFont({
        ...source,
        target: join(folder, `${part.name}.${face}.ttf`),
        format: 'sfnt',
        axes: axesFor(part, axes),
        postscriptName: `x${index}${face}`,
        heightsOf: MODEL,
      });
    }
  }
  if (rules.length > 0) await writeFile(join(folder, 'fonts.css'), rules.join('\n'));
  return plan;
}

/** Only the site's own font has widths. */
function axesFor({ name }: Part, { wdth, ...others }: Axes): Axes {
  return name.startsWith('archivo-') && wdth !== undefined ? { ...others, wdth } : others;
}

/** Part of the site's own family: a browser loads the file for a page that has one of the letters. */
function toRule({ name }: Part, letters: string[]): string {
  const codes = letters.map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`);
  return `@font-face {
  font-family: Archivo;
  src: url('./${name}.woff2') format('woff2');
  font-weight: 400 760;
  font-stretch: 100% 125%;
  font-display: optional;
  unicode-range: ${codes.join(', ')};
}
`;
}
