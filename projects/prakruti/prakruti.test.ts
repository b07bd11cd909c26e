import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

import { findLeaves } from './demo/measured';
import { writePage } from './demo/page';

const SEGMENTS = 10;
const SEGMENT_BYTES = 1460;
const LEAF = 'M100 20A100 100 0 0 1 100 180A100 100 0 0 1 100 20Z';

/** The headline in pixels of the screen at 100 percent: 36 to 72 px between windows of 360 and 1200 px. */
function headlinePx(windowPx: number, zoom: number): number {
  const fluid = 36 + (36 / 840) * (windowPx / zoom - 360);
  return zoom * Math.min(Math.max(fluid, 36), 72);
}
const gain = (zoom: number) => headlinePx(1200, zoom) / headlinePx(1200, 1);

/** The sizes of the headline that the write-up shows: as it is, and repaired. */
const clamps = [
  ...readFileSync('projects/prakruti/prakruti.mdx', 'utf8').matchAll(
    /`clamp\((?<min>[\d.]+)rem, (?<rem>[\d.]+)rem \+ (?<vw>[\d.]+)vw, (?<max>[\d.]+)rem\)`/g,
  ),
].map(({ 0: { length }, groups = {} }) => {
  const px = (name: string) => 16 * Number(groups[name]);
  const at = (windowPx: number, zoom = 1) => {
    const fluid = px('rem') + (Number(groups['vw']) / 100) * (windowPx / zoom);
    return zoom * Math.min(Math.max(fluid, px('min')), px('max'));
  };
  return { length, at };
});

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrastOnWhite = (hex: string) => 1.05 / (luminance(hex) + 0.05);

/** How many leaves the demo's page has when it meets the limit. */
function leavesThatFit(): Promise<number> {
  return findLeaves(SEGMENTS * SEGMENT_BYTES, (leaves) =>
    Promise.resolve(gzipSync(writePage(leaves, 'last')).length),
  );
}

expectNumbers('prakruti', {
  computed: {
    '14,600': () => SEGMENTS * SEGMENT_BYTES,
    '14,601': () => SEGMENTS * SEGMENT_BYTES + 1,
    '43,800': () => (SEGMENTS + 2 * SEGMENTS) * SEGMENT_BYTES,
    '51': () => LEAF.length,
    '918': () => Buffer.byteLength(writePage(0, 'last')),
    '600': async () => Math.round((await leavesThatFit()) / 100) * 100,
    '80': () => 2 * 100 - 120,
    '160': () => 2 * Math.sqrt(100 ** 2 - 120 ** 2 / 4),
    '2.5': () => contrastOnWhite('#7fb069'),
    '5.2': () => contrastOnWhite('#3f7a35'),
    '29': () => 100 * (gain(2) - 1),
    '400': () => 100 * ([1, 2, 3, 4, 5].find((zoom) => gain(zoom) >= 2) ?? 0),
    '1.5': () => 3 / 2,
    '5': () => 500 / 100,
    '2': () => (clamps[1]?.length ?? 0) - (clamps[0]?.length ?? 0),
  },
  input: {
    '1200': 'a window, in px',
    '100': 'the radius of the circles',
    '120': 'the distance of the circles',
  },
  standard: {
    '10': 'RFC 6928, the initial window in segments',
    '6928': 'RFC 6928',
    '3390': 'RFC 3390',
    '3': 'RFC 3390, the initial window: 4,380 bytes in segments of 1,460',
    '1,460': 'a TCP segment in an Ethernet frame: 1,500 less 40 bytes of headers',
    '4.5': 'WCAG 2, contrast of body text',
    '1': 'the second half of a contrast ratio',
    '200': 'WCAG 2, resize text',
    '500': 'the largest zoom of Chrome and Firefox, in percent',
    '300': 'the largest zoom of Safari, in percent; also the example of a round trip',
  },
  example: ['20'],
});

test('the headline of the write-up is the one of the figure', () => {
  for (const windowPx of [320, 360, 700, 1200, 1600]) {
    expect(clamps[0]?.at(windowPx)).toBeCloseTo(headlinePx(windowPx, 1), 1);
  }
});

test('the ratio of 2 misses the doubling in Safari, the repaired one reaches it', () => {
  const gains = clamps.map(({ at }) => at(1600, 3) / at(1600));
  expect(gains[0]).toBeLessThan(2);
  expect(gains[1]).toBeGreaterThanOrEqual(2);
});
