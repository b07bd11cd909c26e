import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { layOutMap, placeOnMap } from './map-layout';
import { bytesAfter, fillLane, layLanes, rivalBytes, secondsFor } from './race';
import { formatSpeed, readSpeed, settings } from './settings';
import { weigh } from './weigh';
import type { Weight } from './weigh';
import { count, describeRun, explainVisit, explainXray, sayBytes, saySeconds } from './words';

const weight: Weight = {
  ...weigh([]),
  page: { words: 10_000, styles: 14_000, fonts: 39_000, pictures: 1_000, script: 2_000, other: 0 },
  pageBytes: 66_000,
  playBytes: 90_000,
  moved: 156_000,
  files: 20,
};

describe('the race', () => {
  test('divides bytes by speed and counts nothing else', () => {
    expect(secondsFor(200_000, 1_600)).toBe(1);
    expect(secondsFor(139_506, 1_600).toFixed(2)).toBe('0.70');
    expect(secondsFor(315_372, 1_600).toFixed(2)).toBe('1.58');
    expect(secondsFor(139_506, 150).toFixed(2)).toBe('7.44');
    expect(bytesAfter(1, 1_600)).toBe(200_000);
  });

  test('runs against the same page with its script exchanged', () => {
    expect(rivalBytes(weight, 138)).toBe(66_000 - 2_000 + 138_000);
    const { mine, rival, most } = layLanes(weight, 138);
    expect(mine.map(({ what }) => what)).toEqual([
      ...['words', 'styles', 'fonts', 'pictures', 'script', 'play'],
    ]);
    expect(rival.map(({ what }) => what)).toEqual([
      ...['words', 'styles', 'fonts', 'pictures', 'rival'],
    ]);
    expect(most).toBe(202_000);
    expect(layLanes(weight, 1).most).toBe(156_000);
  });

  test('fills a lane in order and never beyond its end', () => {
    const { mine } = layLanes(weight, 138);
    expect(fillLane(mine, 0)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(fillLane(mine, 12_000)).toEqual([10_000, 2_000, 0, 0, 0, 0]);
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 400_000 }), (bytes) => {
        const filled = fillLane(mine, bytes).reduce((sum, part) => sum + part, 0);
        expect(filled).toBe(Math.min(Math.max(bytes, 0), 156_000));
      }),
    );
  });

  test('is slower with more bytes and faster with more speed', () => {
    const bytes = fc.integer({ min: 1, max: 1e7 });
    const kbps = fc.integer({ min: 20, max: 100_000 });
    fc.assert(
      fc.property(bytes, kbps, (some, speed) => {
        expect(secondsFor(some + 1, speed)).toBeGreaterThan(secondsFor(some, speed));
        expect(secondsFor(some, speed + 1)).toBeLessThan(secondsFor(some, speed));
        expect(bytesAfter(secondsFor(some, speed), speed)).toBeCloseTo(some, 4);
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
    expect(again).toContain('The race uses a first visit.');
    expect(again).toContain('66,000 bytes to read it');
    expect(again).toContain('1 file has no reported size and is left out.');
    expect(explainVisit({ ...weight, unreported: 2 })).toContain('2 files have no reported size');
  });

  test('say when nothing was reported', () => {
    expect(explainVisit(weigh([]))).toContain('does not tell');
  });

  test('say what the x-ray shows', () => {
    expect(explainXray({ awake: 6, still: 61 })).toBe(
      '6 of 67 parts of this page run. The other 61 sent nothing.',
    );
    expect(explainXray({ awake: 1, still: 9 })).toContain('1 of 10 parts of this page runs.');
    expect(explainXray({ awake: 6, still: 61 }, 138)).toContain('67 parts pay 138 KB of script');
  });

  test('name a shared run', () => {
    const say = (query: string) => describeRun(settings.parse(new URLSearchParams(query)).values);
    expect(say('?kbps=150')).toBe('150 kbit/s against 138 KB of script.');
    expect(say('?xray=1')).toContain('with the x-ray on.');
    expect(say('?xray=1&wake=page&rival=x')).toBe(
      '1.6 Mbit/s against 138 KB of script, with the x-ray on and the whole page awake.',
    );
  });
});
