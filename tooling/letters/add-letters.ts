import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FILES, readContent } from '../../checks/content.ts';
import { planLetters } from '../../checks/letters.ts';
import { EXTRA_FONTS } from '../../src/config/extra-fonts.ts';
import { charactersOf, FIRST_FONT } from '../lettering/font-letters.ts';
import { cutFont, type Axes } from './cut-font.ts';
import { mergeFonts } from './merge-fonts.ts';
import type { Part } from './plan-cuts.ts';
import { readParts } from './read-parts.ts';

/** A font file of pages with letters that the template's fonts lack. */
export interface PageFont {
  /** Its name in `EXTRA_FONTS`. */
  file: string;
  /** The letters that were added. */
  letters: string[];
  /** It stands in for the font that every page loads first, and has all letters of it. */
  isFirst: boolean;
  /** The owner's own words need it, so pages should ask for it at once. */
  isPreloaded: boolean;
}

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

/** What a folder of fonts was made from, and the fonts of pages in it. */
const LIST = 'letters.json';

/** Chinese, Japanese and Korean: so many letters that those of write-ups should not load with every page. */
const LARGE = /-(sc|tc|jp|kr)$/;

/**
 * Writes the letters that the content of the site in `root` uses and the template's fonts lack into `EXTRA_FONTS`, where they
 * are not there already.
 * @returns the fonts of pages; none for content that the template has all letters for
 */
export async function addLetters(
  root: string,
  partsOf: (packageName: string) => Part[] | undefined = readParts,
): Promise<PageFont[]> {
  const { lacks, plan } = planLetters(readContent(root), partsOf);
  const folder = join(root, EXTRA_FONTS);
  if (plan.cuts.length === 0) {
    await rm(folder, { recursive: true, force: true });
    return [];
  }
  const lettersOf = (isMeant: (file: string, medium: string) => boolean) =>
    new Set(
      lacks.flatMap(({ file, media }) =>
        media.flatMap(({ medium, letters }) => (isMeant(file, medium) ? letters : [])),
      ),
    );
  const onPage = lettersOf((_, medium) => medium === 'page');
  const drawn = lettersOf((_, medium) => medium === 'pdf' || medium === 'card');
  const ofOwner = lettersOf((file) => file === FILES.profile);

  const key = hashOf(plan.cuts, [onPage, drawn, ofOwner]);
  const made = readList(folder);
  if (made?.key === key) return made.fonts;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const files = new Map<string, { part: Part; letters: string[] }[]>();
  for (const [index, cut] of plan.cuts.entries()) {
    const { part, letters } = cut;
    for (const [name, some] of splitByFile(part, letters, { onPage, ofOwner })) {
      files.set(name, [...(files.get(name) ?? []), { part, letters: some }]);
    }
    if (letters.some((letter) => drawn.has(letter))) await writeFaces(folder, cut, index);
  }
  const fonts: PageFont[] = [];
  for (const [name, cuts] of files) {
    const file = `extra-${name}.woff2`;
    const letters = cuts.flatMap((cut) => cut.letters);
    await writeFile(join(folder, file), await joinCuts(cuts));
    const isFirst = cuts.some(({ part }) => isOwn(part));
    const isPreloaded = isFirst || letters.some((letter) => ofOwner.has(letter));
    fonts.push({ file, letters, isFirst, isPreloaded });
  }
  await writeFile(join(folder, LIST), JSON.stringify({ key, fonts }));
  return fonts;
}

/** The letters of a part for pages, by the name of the file to put them into: one for a family, two for a large one. */
function splitByFile(
  { family }: Part,
  letters: string[],
  { onPage, ofOwner }: Record<'onPage' | 'ofOwner', ReadonlySet<string>>,
): [string, string[]][] {
  const shown = Map.groupBy(
    letters.filter((letter) => onPage.has(letter)),
    (letter) => (LARGE.test(family) && !ofOwner.has(letter) ? `${family}-more` : family),
  );
  return [...shown];
}

/** One font of the letters of several parts; those of the site's own family come with all letters of its first font. */
async function joinCuts(cuts: { part: Part; letters: string[] }[]): Promise<Buffer> {
  const sfnts: Buffer[] = [];
  let glyphs = JOINERS;
  if (cuts.some(({ part }) => isOwn(part))) {
    glyphs = String.fromCodePoint(...charactersOf(FIRST_FONT));
    sfnts.push(await cutFont(await readFile(FIRST_FONT), { glyphs, format: 'sfnt' }));
  }
  for (const { part, letters } of cuts) {
    const cut = { glyphs: letters.join('') + JOINERS, axes: axesFor(part, PAGE_AXES) };
    sfnts.push(await cutFont(await readFile(part.file), { ...cut, format: 'sfnt' }));
    glyphs += letters.join('');
  }
  return cutFont(mergeFonts(sfnts), { glyphs, format: 'woff2' });
}

/** The letters of a part for the PDF and for pictures, which support neither variable fonts nor woff2. */
async function writeFaces(
  folder: string,
  { part, letters }: { part: Part; letters: string[] },
  index: number,
): Promise<void> {
  const source = await readFile(part.file);
  for (const [face, axes] of Object.entries(FACES)) {
    const font = await cutFont(source, {
      glyphs: letters.join('') + JOINERS,
      format: 'sfnt',
      axes: axesFor(part, axes),
      postscriptName: `x${index}${face}`,
      heightsOf: MODEL,
    });
    await writeFile(join(folder, `${part.name}.${face}.ttf`), font);
  }
}

function isOwn({ family }: Part): boolean {
  return family === 'archivo';
}

/** Only the site's own font has widths. */
function axesFor(part: Part, { wdth, ...others }: Axes): Axes {
  return isOwn(part) && wdth !== undefined ? { ...others, wdth } : others;
}

function hashOf(cuts: { part: Part; letters: string[] }[], sets: ReadonlySet<string>[]): string {
  const hash = createHash('sha256').update(readFileSync(FIRST_FONT));
  for (const { part, letters } of cuts) {
    hash.update(`\0${part.name}\0${letters.join('')}\0`).update(readFileSync(part.file));
  }
  for (const set of sets) hash.update(`\0${[...set].sort().join('')}`);
  return hash.digest('hex');
}

function readList(folder: string): { key: string; fonts: PageFont[] } | undefined {
  const file = join(folder, LIST);
  if (!existsSync(file)) return undefined;
  // Written by this file alone, at the end of its work.
  return JSON.parse(readFileSync(file, 'utf8')) as { key: string; fonts: PageFont[] };
}
