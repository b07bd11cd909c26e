import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  findHouse,
  flow,
  hasLanded,
  layOutCrowd,
  layOutJury,
  layOutSky,
  mixSkies,
  nameColumn,
  outlineTower,
  pullAt,
  TOP_PX,
  traceLook,
} from './crowd-layout';
import { drawJuries, holdAll } from './juries';

const draws = drawJuries(11);
const layOut = (peeking: number, jurors = 9, width = 1_152, height = 376, accuracy = 0.7) => {
  const panel = { jurors, accuracy, peeking };
  return layOutCrowd(holdAll(draws, panel, () => true).votes, panel, { width, height });
};

test('every house stands on the ground, in its column, on a place of its own', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(3, 9, 15),
      fc.constantFrom(0, 0.5, 1),
      fc.integer({ min: 312, max: 1_900 }),
      fc.integer({ min: 200, max: 900 }),
      (jurors, peeking, width, height) => {
        const { places, pitch, base } = layOut(peeking, jurors, width, height);
        const taken = new Set<string>();
        // One expectation for each of a thousand houses would take longer than the layout.
        const outside: string[] = [];
        for (let at = 0; at < places.length; at += 2) {
          const [x = 0, y = 0] = places.subarray(at, at + 2);
          taken.add(`${x.toFixed(2)} ${y.toFixed(2)}`);
          if (x < 0 || x + pitch > width || y < 0 || y + pitch > base + 1e-6)
            outside.push(`${x} ${y}`);
        }
        expect(outside).toEqual([]);
        expect(taken.size).toBe(1_000);
      },
    ),
    { numRuns: 30 },
  );
});

test('no room at all still gives a layout', () => {
  expect(layOut(1, 15, 40, 120).pitch).toBe(1.5);
});

test('houses leap over and come to rest exactly in their places', () => {
  const { places: hill } = layOut(0);
  const { places: towers } = layOut(1);
  let places = flow(hill, towers, 16);
  const highest = Math.min(...places.filter((_, index) => index % 2 === 1));
  expect(highest).toBeLessThan(Math.min(...hill.filter((_, index) => index % 2 === 1)));
  for (let frame = 0; frame < 400; frame += 1) places = flow(places, towers, 16);
  expect(places).toBe(towers);
  expect([hasLanded(places, towers, 6), hasLanded(hill, towers, 6)]).toEqual([true, false]);
});

test('a herd fills exactly the tower of one juror alone', () => {
  const { right, alone } = holdAll(draws, { jurors: 9, accuracy: 0.7, peeking: 1 }, () => true);
  const layout = layOut(1);
  const { places, pitch, perRow, lefts } = layout;
  const { path, top } = outlineTower(layout, alone);
  const last = places.filter((x, index) => index % 2 === 0 && x >= (lefts.at(-1) ?? 0) - 1);
  expect([right, last.length]).toEqual([alone, alone]);
  const highest = Math.min(...places.filter((_, index) => index % 2 === 1));
  expect(top).toBeCloseTo(highest, 6);
  expect(path.match(/[VHv]/g)).toHaveLength(alone % perRow === 0 ? 3 : 5);
  const even = outlineTower(layout, perRow * 3);
  expect(even.top).toBeCloseTo(layout.base - 3 * pitch, 6);
  expect(even.path.match(/[VHv]/g)).toHaveLength(3);
});

test('no tower reaches the counts, and one jury fits under the eye, on any screen', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(3, 9, 15),
      fc.integer({ min: 296, max: 1_900 }),
      fc.integer({ min: 240, max: 900 }),
      (jurors, width, height) => {
        const isNarrow = width < 700;
        const size = { width, height, isNarrow };
        const sky = layOutSky(size, 'far');
        const { pitch, perRow, lefts } = layOut(1, jurors, width, height);
        const inner = (lefts[0] ?? 0) + perRow * pitch;
        // Three digits, from the edge of the eye outwards.
        const outer = width / 2 - sky.eye.width / 2 - sky.digits * 2.15;
        expect(inner).toBeLessThanOrEqual(outer);
        expect(sky.eye.y - sky.eye.height / 2).toBeGreaterThan(TOP_PX - 1e-6);
        const close = layOutSky(size, 'close');
        const jury = layOutJury(size, jurors, close);
        expect(jury.left).toBeGreaterThan(0);
        expect(jury.left + (jurors - 1) * jury.step + jury.house).toBeLessThanOrEqual(width);
        expect(jury.top - jury.band).toBeGreaterThan(close.eye.y + close.eye.height / 2);
        expect(jury.house).toBeLessThan(jury.tall);
        // The longest look stays in its band.
        const [, y] = /V([\d.]+)Q/.exec(traceLook(jury, jurors - 1, jurors)) ?? [];
        expect(Number(y)).toBeGreaterThanOrEqual(jury.top - jury.band);
      },
    ),
  );
});

test('the houses of a jury become one before the thousand rise', () => {
  expect(pullAt(0)).toEqual({ slide: 0, shrink: 0, rise: 0 });
  expect(pullAt(0.42)).toEqual({ slide: 1, shrink: 0, rise: 0 });
  expect(pullAt(1)).toEqual({ slide: 1, shrink: 1, rise: 1 });
  const size = { width: 358, height: 290, isNarrow: true };
  const [close, far] = [layOutSky(size, 'close'), layOutSky(size, 'far')];
  expect([mixSkies(close, far, 0), mixSkies(close, far, 1)]).toEqual([close, far]);
});

test('a press finds the house under it, and none in the sky', () => {
  const { places, pitch } = layOut(0);
  const [x = 0, y = 0] = places.subarray(84, 86);
  expect(findHouse(places, pitch, { x: x + pitch / 2, y: y + pitch / 2 })).toBe(42);
  expect(findHouse(places, pitch, { x: 5, y: 5 })).toBeUndefined();
});

test('columns are named as far as there is room', () => {
  const names = (jurors: number, width: number) =>
    Array.from({ length: jurors + 1 }, (_, column) => nameColumn(column, jurors, width));
  expect(names(3, 115)).toEqual(['none right', '1 right', '2 right', 'all 3 right']);
  expect(names(3, 35)).toEqual(['0', '1', '2', '3']);
  expect(names(3, 20)).toEqual(['', '1', '', '3']);
});
