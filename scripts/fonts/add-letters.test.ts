import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { openSync, type Font } from 'fontkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { drawCvPdf } from '../../src/features/cv/cv-pdf.server';
import { readPdf } from '../../tests/support/pdf';
import { place } from '../../tooling/lettering/outline';
import { splitRuns } from '../../tooling/lettering/split-runs';
import { charactersOf, readLetters } from '../../tooling/lettering/font-letters';
import { addLetters } from './add-letters';
import { OWN_PACKAGE } from './font-packages';
import { readParts } from './read-parts';

const NAMES = [
  'Łucja Šimić',
  'Đorđe',
  'Владимир',
  'Ελένη',
  '李小龍',
  'さくら',
  'محمد',
  'देवनागरी',
  'שלום',
];

/** Packages with the letters of the names alone. */
const PACKAGES = 'tests/fixtures/fonts';

const readFixture = (name: string) =>
  name === OWN_PACKAGE ? readParts(name) : readParts(name, join(PACKAGES, basename(name)));

let root: string;
let fonts: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'letters-'));
  fonts = join(root, 'content/fonts');
  await mkdir(join(root, 'content'));
  await writeFile(join(root, 'content/profile.yaml'), `name: ${NAMES.join(' ')}\n`);
  await addLetters(root, readFixture);
});

afterAll(() => rm(root, { recursive: true }));

test.each(NAMES)('page, PDF and card have every letter of %s', (name) => {
  const { page, pdf, card } = readLetters(root);
  for (const letter of name.normalize()) {
    const code = letter.codePointAt(0) ?? 0;
    expect([letter, page.has(code), pdf.has(code), card.has(code)]).toEqual([
      letter,
      true,
      true,
      true,
    ]);
  }
});

test('every file for pages is named in the stylesheet, with letters that it has', () => {
  const css = readFileSync(join(fonts, 'fonts.css'), 'utf8');
  const files = [...css.matchAll(/url\('\.\/([^']+)'\)[^}]*unicode-range: ([^;]+);/g)];
  expect(files.map(([, file]) => file).sort()).toEqual(globSync('*.woff2', { cwd: fonts }).sort());
  for (const [, file = '', ranges = ''] of files) {
    const named = ranges.split(', ').map((range) => parseInt(range.slice(2), 16));
    expect(charactersOf(join(fonts, file))).toEqual(expect.arrayContaining(named));
  }
});

test('every face has its own PostScript name and the heights of the own font', () => {
  const faces = globSync(`${fonts}/*.ttf`).map(open);
  expect(new Set(faces.map(({ postscriptName }) => postscriptName)).size).toBe(faces.length);
  const model = open('src/features/cv/fonts/archivo-text.ttf');
  for (const { ascent, descent, unitsPerEm } of faces) {
    expect(ascent / unitsPerEm).toBeCloseTo(model.ascent / model.unitsPerEm, 2);
    expect(descent / unitsPerEm).toBeCloseTo(model.descent / model.unitsPerEm, 2);
  }
});

test.each(NAMES)('pictures draw every letter of %s', (name) => {
  const drawn = place(name, displayFonts(), 0);
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn.filter(({ glyph }) => glyph.id === 0)).toEqual([]);
});

test('Arabic letters are joined and begin on the right', () => {
  const [run] = splitRuns('محمد', displayFonts());
  expect(run).toMatchObject({ isRightToLeft: true, isJoined: true });
  const glyphs = place('محمد', displayFonts(), 0);
  const alone = Array.from('محمد', (letter) => place(letter, displayFonts(), 0)[0]?.glyph.id);
  // The last letter is drawn first, and no letter but it has the form that it has alone.
  expect(glyphs).toHaveLength(4);
  expect(glyphs.map(({ glyph }) => glyph.id)).not.toEqual(alone.reverse());
});

test('runs of both directions stand in the order in which they are read', () => {
  const order = (text: string) => splitRuns(text, displayFonts()).map((run) => run.text.trim());
  expect(order('Ada محمد').filter(Boolean)).toEqual(['Ada', 'محمد']);
  expect(order('محمد שלום').filter(Boolean)).toEqual(['שלום', 'محمد']);
  expect(order('محمد Ada').filter(Boolean)).toEqual(['Ada', 'محمد']);
});

test('the PDF has every name as text', async () => {
  const cv = {
    name: 'Łucja Šimić',
    role: 'Đorđe Владимир',
    summary: 'Ελένη 李小龍 さくら',
    availability: '',
    location: undefined,
    links: [],
    roles: [{ title: 'محمد', company: 'देवनागरी', start: 2024, end: 'שלום' }],
    education: [],
    projects: [],
    tools: [],
  };
  const [page = ''] = await readPdf(await drawCvPdf(cv, fonts));
  for (const name of [
    'Łucja Šimić',
    'Đorđe Владимир',
    'Ελένη 李小龍 さくら',
    'محمد',
    'देवनागरी',
    'שלום',
  ]) {
    expect(page).toContain(name);
  }
});

test('fonts stay when a package is no longer installed', async () => {
  const before = globSync(`${fonts}/*`).sort();
  const { cuts, absent } = await addLetters(root, (name) =>
    name === OWN_PACKAGE ? readParts(name) : undefined,
  );
  expect([cuts, absent.size > 0]).toEqual([[], true]);
  expect(globSync(`${fonts}/*`).sort()).toEqual(before);
});

test('content that the template has all letters for leaves no file', async () => {
  await writeFile(join(root, 'content/profile.yaml'), 'name: Zoë Müller\n');
  const { cuts } = await addLetters(root, readFixture);
  expect([cuts, globSync(`${fonts}/*`)]).toEqual([[], []]);
});

function displayFonts(): readonly [Font, ...Font[]] {
  const extra = globSync(`${fonts}/*.display.ttf`).sort();
  return [open('tooling/lettering/fonts/display.ttf'), ...extra.map(open)];
}

function open(file: string): Font {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is a collection.`);
  return font;
}
