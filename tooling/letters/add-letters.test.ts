import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { create, openSync, type Font } from 'fontkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { drawCvPdf } from '../../src/features/cv/cv-pdf.server';
import { readPdf } from '../../tests/support/pdf';
import { place } from '../lettering/outline';
import { splitRuns } from '../lettering/split-runs';
import { charactersOf, FIRST_FONT } from '../lettering/font-letters';
import { addLetters, type PageFont } from './add-letters';
import { cutFont, single } from './cut-font';
import { OWN_PACKAGE } from './font-packages';
import { addFonts } from './own-letters';
import { readParts } from './read-parts';

const NAMES = [
  'Łucja Šimić',
  'Müller',
  'Đorđe',
  'Владимир',
  'Ελένη',
  '李小龍',
  'さくら',
  'محمد',
  'देवनागरी',
  'שלום',
];

/** What the template's font for drawing has. */
const DRAWN = new Set(charactersOf('tooling/lettering/fonts/text.ttf'));

/** Packages with the letters of the names alone. */
const PACKAGES = 'tests/fixtures/fonts';

const readFixture = (name: string) =>
  name === OWN_PACKAGE ? readParts(name) : readParts(name, join(PACKAGES, basename(name)));

let root: string;
let fonts: string;
let ofPages: PageFont[];

beforeAll(async () => {
  ({ root } = await createRoot(`name: ${NAMES.join(' ')}\n`));
  fonts = join(root, '.cache/letters');
  ofPages = await addLetters(root, readFixture);
});

afterAll(() => rm(root, { recursive: true }));

test.each(NAMES)('page, PDF and card have every letter of %s', (name) => {
  const page = new Set(globSync(`${fonts}/*.woff2`).flatMap(charactersOf));
  const drawn = new Set(globSync(`${fonts}/*.text.ttf`).flatMap(charactersOf));
  for (const code of Array.from(name.normalize(), (letter) => letter.codePointAt(0) ?? 0)) {
    expect([code, page.has(code)]).toEqual([code, true]);
    expect([code, drawn.has(code) || DRAWN.has(code)]).toEqual([code, true]);
  }
});

test('letters of the own family are in the font that every page loads first, with all that it had', () => {
  const first = ofPages.filter(({ isFirst }) => isFirst);
  expect(first.map(({ file, isPreloaded }) => [file, isPreloaded])).toEqual([
    ['extra-archivo.woff2', true],
  ]);
  const codes = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  expect(charactersOf(join(fonts, 'extra-archivo.woff2'))).toEqual(
    expect.arrayContaining([
      ...charactersOf(FIRST_FONT).filter((code) => code < 0xffff),
      ...codes('ŁŠćĐđü'),
    ]),
  );
  const [before, after] = [FIRST_FONT, join(fonts, 'extra-archivo.woff2')].map(open);
  expect(after?.variationAxes).toEqual(before?.variationAxes);
  // The outlines and widths of glyphs before and after the merge.
  for (const code of codes('Aé')) {
    const [one, other] = [before, after].map((font) => font?.glyphForCodePoint(code));
    expect(other?.path.toSVG()).toBe(one?.path.toSVG());
    expect(other?.advanceWidth).toBe(one?.advanceWidth);
  }
});

test('a merged letter has the outline and the width that it has in its own part, at every weight', async () => {
  const part = readParts(OWN_PACKAGE)?.find(({ has }) => has(0x141));
  const axes = { wght: 700, wdth: 110 };
  const [alone, merged] = await Promise.all(
    [part?.file ?? '', join(fonts, 'extra-archivo.woff2')].map(async (file) =>
      single(create(await cutFont(readFileSync(file), { glyphs: 'Ł', format: 'sfnt', axes }))),
    ),
  );
  const [one, other] = [alone, merged].map((font) => font?.glyphForCodePoint(0x141));
  expect(one?.advanceWidth).toBeGreaterThan(0);
  expect(other?.advanceWidth).toBe(one?.advanceWidth);
  // The axes were cut twice, which rounds twice.
  const numbers = (path = '') => path.match(/\d+/g)?.map(Number) ?? [];
  const shape = numbers(other?.path.toSVG());
  expect(shape.length).toBeGreaterThan(10);
  for (const [index, value] of numbers(one?.path.toSVG()).entries())
    expect(Math.abs((shape[index] ?? 0) - value)).toBeLessThanOrEqual(1);
});

test('the parts of a family are one file, with the letters that the stylesheet names', () => {
  expect(ofPages.map(({ file }) => file).sort()).toEqual(
    globSync('*.woff2', { cwd: fonts }).sort(),
  );
  expect(ofPages.filter(({ file }) => /noto-sans(-jp)?\./.test(file))).toHaveLength(2);
  for (const { file, letters, isPreloaded } of ofPages) {
    expect(isPreloaded).toBe(true);
    const has = charactersOf(join(fonts, file));
    expect(has).toEqual(expect.arrayContaining(letters.map((letter) => letter.codePointAt(0))));
  }
});

test('the stylesheet names every file, none of them optional but the first, and no letter twice', () => {
  const css = addFonts(readFileSync('src/styles/fonts.css', 'utf8'), ofPages);
  const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
  for (const { file, isFirst } of ofPages) {
    const own = faces.filter((one) => one.includes(file));
    for (const face of own)
      expect(face).toContain(`font-display: ${isFirst ? 'optional' : 'swap'}`);
    // Code and labels are set in another family than text.
    expect(own.map((face) => /font-family: ([^;]+)/.exec(face)?.[1])).toEqual(
      isFirst ? ['Archivo'] : ['Archivo', "'Geist Mono'"],
    );
  }
  expect(css).toContain('--tall-letters');
  expect(css).not.toContain('./fonts/archivo.woff2');
  const second = faces.find((one) => one.includes('archivo-latin.woff2'));
  expect(second).toContain('U+ea-fb, U+fd-ff');
});

test('letters of write-ups alone are no reason to load a large font with every page', async () => {
  await using other = await createRoot('name: 李\n');
  await mkdir(join(other.root, 'projects/kite'), { recursive: true });
  const text = '---\ntitle: Kite\n---\n\n小龍 Владимир\n';
  await writeFile(join(other.root, 'projects/kite/kite.mdx'), text);
  const made = await addLetters(other.root, readFixture);
  expect(made.map(({ file, letters, isPreloaded }) => [file, letters.length, isPreloaded])).toEqual(
    [
      ['extra-noto-sans.woff2', 7, false],
      ['extra-noto-sans-sc-more.woff2', 2, false],
      ['extra-noto-sans-sc.woff2', 1, true],
    ],
  );
});

test('nothing is made again while the letters are the same', async () => {
  const times = () => globSync(`${fonts}/*`).map((file) => statSync(file).mtimeMs);
  const before = times();
  expect(await addLetters(root, readFixture)).toEqual(ofPages);
  expect(times()).toEqual(before);
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

test('content that the template has all letters for leaves no file', async () => {
  await using other = await createRoot('name: Zofia Łuk\n');
  await addLetters(other.root, readFixture);
  expect(globSync('.cache/letters/*', { cwd: other.root })).not.toEqual([]);
  await writeFile(join(other.root, 'content/profile.yaml'), 'name: Zoé Kent\n');
  expect(await addLetters(other.root, readFixture)).toEqual([]);
  expect(globSync('.cache/letters/*', { cwd: other.root })).toEqual([]);
});

async function createRoot(profile: string) {
  const folder = await mkdtemp(join(tmpdir(), 'letters-'));
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/profile.yaml'), profile);
  return { root: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

function displayFonts(): readonly [Font, ...Font[]] {
  const extra = globSync(`${fonts}/*.display.ttf`).sort();
  return [open('tooling/lettering/fonts/display.ttf'), ...extra.map(open)];
}

function open(file: string): Font {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is a collection.`);
  return font;
}
