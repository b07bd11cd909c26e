import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { expectNumbers } from '@tests/support/numbers';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

import { PAGES } from './figures/pages';
import { ALPHABET, HEADLINE_LETTERS, LEAF, LETTERS, TEXT_LETTERS, writePage } from './example-page';

const SEGMENTS = 10;
const SEGMENT_BYTES = 1460;
const ARCHIVO = readFileSync(
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);
const TEXT_WEIGHT = 400;
const HEADLINE_WEIGHT = 700;

const weighed = {
  none: weigh([]),
  one: weigh([TEXT_WEIGHT], ALPHABET),
  two: weigh([TEXT_WEIGHT, HEADLINE_WEIGHT], ALPHABET),
  cut: weigh([TEXT_WEIGHT, HEADLINE_WEIGHT], LETTERS),
  variable: weigh([undefined], ALPHABET),
  cutApart: weighFonts([cut(TEXT_WEIGHT, TEXT_LETTERS), cut(HEADLINE_WEIGHT, HEADLINE_LETTERS)]),
};

/** The compressed page with these weights of the font in it, in bytes. Unset: all weights and widths. */
function weigh(weights: readonly (number | undefined)[], letters = ''): Promise<number> {
  return weighFonts(weights.map((weight) => cut(weight, letters)));
}

async function weighFonts(fonts: ReturnType<typeof cut>[]): Promise<number> {
  return gzipSync(writePage(await Promise.all(fonts))).byteLength;
}

async function cut(weight: number | undefined, letters: string) {
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight, wdth: 100 } };
  const font = await subsetFont(ARCHIVO, letters, { targetFormat: 'woff2', ...axes });
  return { weight: String(weight ?? '100 900'), base64: font.toString('base64') };
}

/** To the hundred: compressors differ by a few bytes from one machine to another. */
async function about(bytes: Promise<number>): Promise<number> {
  return 100 * Math.round((await bytes) / 100);
}

/** The exchanges that a response takes: the first carries ten segments, each further one twice the last. */
function tripsFor(bytes: number): number {
  return Math.ceil(Math.log2(bytes / (SEGMENTS * SEGMENT_BYTES) + 1));
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrastOnWhite = (hex: string) => 1.05 / (luminance(hex) + 0.05);

expectNumbers('prakruti', {
  computed: {
    '14,600': () => SEGMENTS * SEGMENT_BYTES,
    '14,601': () => SEGMENTS * SEGMENT_BYTES + 1,
    '43,800': () => (SEGMENTS + 2 * SEGMENTS) * SEGMENT_BYTES,
    '51': () => LEAF.length,
    '600': () => about(weighed.none),
    '8,500': () => about(weighed.one),
    '16,200': () => about(weighed.two),
    '51,800': () => about(weighed.variable),
    '6,200': () => about(weighed.cut),
    '27': () => LETTERS.length,
    '95': () => ALPHABET.length,
    '2.5': () => contrastOnWhite('#7fb069'),
    '5.2': () => contrastOnWhite('#3f7a35'),
    '9': () => HEADLINE_LETTERS.length,
    '2': async () => tripsFor(await weighed.two),
    '3': async () => tripsFor(await weighed.variable),
    '4,700': () => about(weighed.cutApart),
  },
  standard: {
    '10': 'RFC 6928, the initial window in segments',
    '6928': 'RFC 6928',
    '12': 'bytes of the TCP timestamps option with its padding, RFC 7323',
    '1,460': 'a TCP segment in an Ethernet frame: 1,500 less 40 bytes of headers',
    '4.5': 'WCAG 2, contrast of body text',
    '1': 'the second half of a contrast ratio, and a number of trips',
  },
  example: ['20', '300'],
});

test('the limit falls between the rows of the table', async () => {
  const { none, one, two, variable, cut: both, cutApart } = weighed;
  const rows = [none, one, two, variable, both, cutApart];
  const trips = await Promise.all(rows.map(async (bytes) => tripsFor(await bytes)));
  expect(trips).toEqual([1, 1, 2, 3, 1, 1]);
  expect([14_600, 14_601, 43_800, 43_801].map(tripsFor)).toEqual([1, 2, 2, 3]);
});

test('the page that is weighed has the leaf of the write-up', () => {
  expect(readFileSync('projects/prakruti/prakruti.mdx', 'utf8')).toContain(LEAF);
});

test('the figure has the pages of the table', async () => {
  for (const [page, bytes] of Object.entries(PAGES)) {
    expect(await about(weighed[page as keyof typeof PAGES]), page).toBe(bytes);
  }
});
