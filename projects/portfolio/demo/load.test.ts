import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  LIMIT_BYTES,
  lineHolds,
  loadOfAll,
  loadOfMoving,
  reachParts,
  secondsFor,
  timesFaster,
} from './load';
import { layOutMap, placeOnMap, touches } from './map-layout';
import { formatSpeed, readSpeed, settings } from './settings';
import { weigh } from './weigh';
import type { Weight } from './weigh';
import {
  count,
  describeRun,
  explainVisit,
  kilobytes,
  sayBytes,
  saySeconds,
  tagParts,
  wholeKilobytes,
} from './words';

const weight: Weight = {
  ...weigh([]),
  page: { words: 10_000, styles: 14_000, fonts: 39_000, pictures: 1_000, script: 2_000, other: 0 },
  pageBytes: 66_000,
  playBytes: 90_000,
  moved: 156_000,
  files: 20,
};

describe('the load', () => {
  const parts = [
    { y: 0, isMoving: true },
    { y: 100, isMoving: false },
    { y: 100, isMoving: true },
    { y: 900, isMoving: false },
  ];
  const island = { reason: '', when: '', files: [], isInline: false, isOfPlay: false };
  const islands = [
    { ...island, name: 'demo', bytes: 88_000, isOfPlay: true },
    { ...island, name: 'top', bytes: 1_500 },
    { ...island, name: 'inline', bytes: 300, isInline: true },
    { ...island, name: 'nowhere', bytes: 500 },
  ];
  const tops = [100, 0, undefined, undefined];
  const own = { weight, islands, tops, height: 1_000, hasDemo: false };

  test('counts the parts that begin above a share of the page', () => {
    expect(reachParts(parts, 1_000, 0)).toEqual({ parts: 0, moving: 0 });
    expect(reachParts(parts, 1_000, 0.1)).toEqual({ parts: 1, moving: 1 });
    expect(reachParts(parts, 1_000, 0.11)).toEqual({ parts: 3, moving: 2 });
    expect(reachParts(parts, 1_000, 1)).toEqual({ parts: 4, moving: 2 });
    // A part at the very end, such as one that sticks to the window, is not lost.
    expect(reachParts([{ y: 1_000, isMoving: true }], 1_000, 1).parts).toBe(1);
  });

  test('of every part has equal shares of the script of a whole page', () => {
    const reached = { parts: 2, moving: 1 };
    const given = { weight, all: 4, rivalKb: 138, hasDemo: false };
    expect(loadOfAll({ ...given, reached })).toBe(64_000 + 69_000);
    expect(loadOfAll({ ...given, reached, hasDemo: true })).toBe(64_000 + 69_000 + 90_000);
    expect(loadOfAll({ ...given, reached: { parts: 4, moving: 2 } })).toBe(64_000 + 138_000);
    expect(loadOfAll({ ...given, all: 0, reached: { parts: 0, moving: 0 } })).toBe(64_000);
  });

  test('of what moves has the script that the page sent for it', () => {
    expect(loadOfMoving({ ...own, share: 0 })).toBe(64_000);
    expect(loadOfMoving({ ...own, share: 0.5 })).toBe(65_500);
    // All of it is the page as it was loaded.
    expect(loadOfMoving({ ...own, share: 1 })).toBe(weight.pageBytes);
    expect(loadOfMoving({ ...own, share: 1, hasDemo: true })).toBe(156_000);
  });

  test('is borne up to the limit of the site, or a little more than a heavier page', () => {
    const budgets = readFileSync('tests/support/budgets.ts', 'utf8');
    expect(budgets).toContain(`total: ${LIMIT_BYTES / 1_000} * KB };`);
    expect(lineHolds(weight)).toBe(LIMIT_BYTES);
    expect(lineHolds({ ...weight, pageBytes: 100_000 })).toBe(130_000);
  });

  test('is waited for in sight only when the wait is long, and never for more than four seconds', () => {
    expect([0.99, 1.9, 2, 10.5, 79].map(timesFaster)).toEqual([0, 0, 3, 3, 20]);
  });

  test('takes its bytes divided by the speed and nothing else', () => {
    expect(secondsFor(200_000, 1_600)).toBe(1);
    expect(secondsFor(139_506, 1_600).toFixed(2)).toBe('0.70');
    expect(secondsFor(139_506, 150).toFixed(2)).toBe('7.44');
    const bytes = fc.integer({ min: 1, max: 1e7 });
    const kbps = fc.integer({ min: 20, max: 100_000 });
    fc.assert(
      fc.property(bytes, kbps, (some, speed) => {
        expect(secondsFor(some + 1, speed)).toBeGreaterThan(secondsFor(some, speed));
        expect(secondsFor(some, speed + 1)).toBeLessThan(secondsFor(some, speed));
      }),
    );
  });
});

describe('the map', () => {
  const page = fc.record({
    left: fc.constant(0),
    width: fc.integer({ min: 320, max: 2_560 }),
    height: fc.integer({ min: 400, max: 20_000 }),
  });
  const drawing = fc.record({
    width: fc.integer({ min: 280, max: 1_400 }),
    height: fc.integer({ min: 200, max: 900 }),
  });

  test('cuts a tall page into the sheets that make it largest', () => {
    const { sheets, scale } = layOutMap(
      { left: 0, width: 1_440, height: 7_000 },
      { width: 800, height: 480 },
    );
    expect(sheets).toHaveLength(3);
    expect(scale).toBeCloseTo((800 - 2 * 800 * 0.018) / (3 * 1_440), 10);
    expect(
      layOutMap({ left: 0, width: 1_000, height: 500 }, { width: 800, height: 480 }).sheets,
    ).toHaveLength(1);
  });

  test('stays inside the drawing and shows the whole page once', () => {
    fc.assert(
      fc.property(page, drawing, (from, to) => {
        const { sheets, scale } = layOutMap(from, to);
        const first = sheets[0];
        const last = sheets.at(-1);
        expect(first?.from).toBe(0);
        expect(last?.to).toBeCloseTo(from.height, 6);
        expect(first?.x).toBeGreaterThanOrEqual(-1e-6);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(to.width + 1e-6);
        expect(first?.y).toBeGreaterThanOrEqual(-1e-6);
        expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(to.height + 1e-6);
        expect(sheets.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(
          from.height * scale,
          4,
        );
      }),
    );
  });

  test('keeps the area of every part, in as many pieces as it takes', () => {
    const box = fc.record({
      x: fc.nat(300),
      y: fc.nat(5_000),
      width: fc.integer({ min: 1, max: 900 }),
      height: fc.integer({ min: 1, max: 3_000 }),
    });
    fc.assert(
      fc.property(box, drawing, (part, to) => {
        const layout = layOutMap({ left: 0, width: 1_200, height: 8_000 }, to);
        const pieces = placeOnMap(layout, part);
        const area = pieces.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area).toBeCloseTo(part.width * part.height * layout.scale ** 2, 4);
      }),
    );
  });

  test('begins where the page has something', () => {
    const layout = layOutMap({ left: 100, width: 500, height: 500 }, { width: 500, height: 500 });
    expect(placeOnMap(layout, { x: 100, y: 0, width: 10, height: 10 })).toEqual([
      { x: 0, y: 0, width: 10, height: 10 },
    ]);
  });

  test('of an empty page is empty and no error', () => {
    expect(
      layOutMap({ left: 0, width: 0, height: 0 }, { width: 300, height: 200 }).sheets[0]?.width,
    ).toBe(0);
  });
});

describe('words', () => {
  test('say bytes, seconds and speeds', () => {
    expect([1, 16_134].map(sayBytes)).toEqual(['1 byte', '16,134 bytes']);
    expect([0.7, 9.994, 16.82].map(saySeconds)).toEqual(['0.70 s', '9.99 s', '16.8 s']);
    expect([20, 150, 1_600, 100_000].map(formatSpeed)).toEqual([
      ...['20 kbit/s', '150 kbit/s', '1.6 Mbit/s', '100 Mbit/s'],
    ]);
    expect(count(1, 'part')).toBe('1 part');
  });

  test('read a speed back as it was written', () => {
    expect(['150', '1.6 Mbit/s', '1.6M', '150 kbps', '2e3'].map(readSpeed)).toEqual([
      ...[150, 1_600, 1_600, 150, 2_000],
    ]);
    expect(['', 'fast', '5L', '<b>7</b>', 'M'].map(readSpeed)).toEqual(Array(5).fill(Number.NaN));
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 100_000 }), (kbps) => {
        expect(readSpeed(formatSpeed(kbps))).toBe(kbps);
        expect(settings.shape.kbps.parse(settings.shape.kbps.write(kbps))).toEqual({ value: kbps });
      }),
    );
  });

  test('say what a first visit moved', () => {
    expect(explainVisit(weight)).toBe(
      '66,000 bytes to read it, of which 2,000 are script; Play added 90,000. This visit moved all of it, 156,000 bytes. Headers are not counted.',
    );
  });

  test('say that a visit came from the cache, and never that it weighed nothing', () => {
    const again = explainVisit({ ...weight, moved: 700, cached: 19, unreported: 1 });
    expect(again).toContain('had 19 of 20 files already and moved 700 bytes this time');
    expect(explainVisit({ ...weight, moved: 0, cached: 20 })).toContain('moved none this time');
    expect(again).toContain('The line bears a first visit.');
    expect(again).toContain('66,000 bytes to read it');
    expect(again).toContain('1 file has no reported size and is left out.');
    expect(explainVisit({ ...weight, unreported: 2 })).toContain('2 files have no reported size');
  });

  test('say when nothing was reported', () => {
    expect(explainVisit(weigh([]))).toContain('does not tell');
  });

  test('never say that the line bore as much as it holds when it snapped', () => {
    expect(kilobytes(95_001)).toBe('95.1');
    expect(kilobytes(95_000)).toBe('95.0');
    expect(kilobytes(233)).toBe('0.3');
    expect(wholeKilobytes(95_000)).toBe('95');
  });

  test('name the weight of each script once, and what else it serves', () => {
    const parts = [
      { name: 'Search', island: 1 },
      { name: 'Theme', island: 1 },
      { name: 'Copy', island: 0 },
      { name: 'Cover', island: 1 },
      { name: 'Cover', island: 1 },
      { name: 'Contents link', island: 2 },
      { name: 'Contents link', island: 2 },
      { name: 'Play button', island: 3 },
    ];
    const bytesOf = (island: number) => [431, 669, 390, 1_600][island] ?? 0;
    const [search, copy, links] = ['Search 0.7 KB', 'Copy 0.5 KB', '2 contents links 0.4 KB'];
    expect(tagParts(parts, bytesOf)).toEqual([
      ...[search, 'Theme, same script', copy, '2 covers, same script', undefined],
      ...[links, undefined, 'Play button 1.6 KB'],
    ]);
    expect(tagParts(parts, bytesOf, 'names')).toEqual([
      ...[search, 'Theme', copy, '2 covers', undefined, links, undefined, 'Play button 1.6 KB'],
    ]);
    expect(tagParts(parts, bytesOf, 'weights')).toEqual([
      ...['0.7 KB', undefined, '0.5 KB', undefined, undefined, '0.4 KB', undefined, '1.6 KB'],
    ]);
  });

  test('name a shared run', () => {
    expect(describeRun({ ...settings.start, reach: 40 })).toBe(
      'script for every part in the upper 40% of the page, at 1.6 Mbit/s.',
    );
    expect(describeRun({ ...settings.start, reach: 100, gives: 'moving', demo: true })).toBe(
      'script for only what moves on the whole page, at 1.6 Mbit/s, with this demo.',
    );
    expect(describeRun({ ...settings.start, gives: 'moving' })).toBe(
      'the page without script, at 1.6 Mbit/s.',
    );
  });
});

test('boxes touch when they overlap, and not when they only share an edge', () => {
  const box = { x: 10, y: 10, width: 10, height: 10 };
  for (const [x, y, expected] of [
    [15, 15, true],
    [5, 5, true],
    [20, 10, false],
    [0, 10, false],
    [10, 20, false],
    [10, 0, false],
  ] as const)
    expect(touches(box, { ...box, x, y })).toBe(expected);
});
