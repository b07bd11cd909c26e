import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createCable, restCable, speedOf, stepCable } from './cable';
import { composeFrame } from './frame';
import { LASTS_MS, openAt, splashAt, sunkAt } from './bands';
import { alertOf, layOut, layOutDigits, poseTail, sizeBesideDigits } from './layout';
import { edgeAt, stackBands } from './tail';

const OPEN = [1, 1, 1, 1, 1, 1];

test('the edge follows the outline of the sleeve', () => {
  expect(edgeAt(382)).toBe(316);
  expect(edgeAt(206)).toBeCloseTo(152, 0);
  expect(edgeAt(82)).toBeCloseTo(46, 0);
  expect(edgeAt(0)).toBe(58);
  expect([edgeAt(383), edgeAt(-1)]).toEqual([316, 58]);
});

test('all open, the bands are those of the sleeve; a closed one leaves a smaller whole', () => {
  const { bands, share } = stackBands(OPEN);
  expect(share).toBe(1);
  expect(bands.map(({ bottom }) => bottom)).toEqual([322, 258, 194, 130, 66, 2]);
  const closed = stackBands([1, 1, 0, 1, 1, 1]);
  expect(closed.share).toBeCloseTo((382 - 68) / 382);
  expect(closed.bands[2]?.height).toBe(0);
});

test('a band that swells takes its height from the others, and the tail stays as tall', () => {
  const { bands, share } = stackBands(OPEN, [1, 23, 1, 1, 1, 1]);
  expect(share).toBeCloseTo(1);
  expect(bands[1]?.height).toBeGreaterThan(0.75 * 382);
  for (const { height } of bands) expect(height).toBeGreaterThan(8);
});

test('from a phone to a full screen the tail, the plugs and the names are inside', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 2_600 }),
      fc.integer({ min: 380, max: 1_400 }),
      (width, height) => {
        const { tail, sockets, water } = layOut({ width, height });
        expect(tail.scale).toBeGreaterThan(0.3);
        expect(tail.x - 316 * tail.scale).toBeGreaterThanOrEqual(0);
        expect(tail.x + 316 * tail.scale).toBeLessThanOrEqual(width);
        expect(tail.y - 382 * tail.scale).toBeGreaterThanOrEqual(0);
        expect(tail.y).toBeLessThan(water);
        for (const { x, y } of sockets) {
          expect(x).toBeGreaterThan(15);
          expect(x).toBeLessThan(width - 15);
          expect(y).toBeLessThan(height - 15);
        }
      },
    ),
  );
});

test.each([
  { width: 1_240, height: 496 },
  { width: 390, height: 400 },
])(
  'a pulled plug swings, keeps its length, hangs above the water and comes to rest: $width px',
  (size) => {
    const layout = layOut(size);
    const pulled = composeFrame(layout, OPEN, { isIn: (index) => index !== 2 });
    const plugged = composeFrame(layout, OPEN, { isIn: () => true });
    const [before, hold] = [plugged.holds[2], pulled.holds[2]];
    if (!before || !hold) throw new Error('There is no third cable.');
    let cable = restCable(before);
    let fastest = 0;
    for (let step = 0; step < 900; step += 1) {
      cable = stepCable(cable, hold);
      fastest = Math.max(fastest, speedOf(cable));
    }
    expect(fastest).toBeGreaterThan(4);
    expect(speedOf(cable)).toBeLessThan(0.1);
    const end = cable.knots.at(-1);
    expect(end?.x).toBeCloseTo(hold.anchor.x, 0);
    expect(end?.y).toBeLessThan(hold.floor + 2);
    expect((end?.y ?? 0) - hold.anchor.y).toBeGreaterThan(hold.length * 0.97);
  },
);

test('a cable that nothing holds at its end hangs straight down at first, by its length', () => {
  const hold = { anchor: { x: 30, y: 10 }, isHeld: false, length: 120, floor: 500, wind: 0 };
  const { knots } = createCable(hold);
  expect(knots.every(({ x }) => x === 30)).toBe(true);
  expect(knots[6]).toMatchObject({ y: 70, lastY: 70 });
  expect(knots.at(-1)).toMatchObject({ y: 130, lastY: 130 });
});

test('a cable that is pushed together into one place unfolds to its length', () => {
  const anchor = { x: 30, y: 10 };
  const hold = { anchor, isHeld: false, length: 120, floor: 500, wind: 0.3 };
  let cable = createCable({ ...hold, end: anchor });
  for (let step = 0; step < 900; step += 1) cable = stepCable(cable, hold);
  const end = cable.knots.at(-1) ?? anchor;
  expect(Math.hypot(end.x - anchor.x, end.y - anchor.y)).toBeGreaterThan(118);
  expect(speedOf(cable)).toBeLessThan(0.1);
});

test('the plug in a hand is where the hand is, in its socket or out of it, and no other is held', () => {
  const at = { x: 500, y: 120 };
  const layout = layOut({ width: 1_240, height: 496 });
  for (const isIn of [true, false]) {
    const { holds } = composeFrame(layout, OPEN, { isIn: () => isIn, held: { index: 3, at } });
    const free = composeFrame(layout, OPEN, { isIn: () => isIn }).holds;
    expect(holds[3]).toMatchObject({ end: at, isHeld: true });
    expect(holds.toSpliced(3, 1)).toEqual(free.toSpliced(3, 1));
    expect(holds.filter(({ isHeld }) => isHeld)).toHaveLength(1);
  }
});

test('a hand leads the plug without delay, and a plug that is put back finds its socket', () => {
  const hold = { anchor: { x: 0, y: 0 }, isHeld: true, length: 120, floor: 500, wind: 0 };
  let cable = createCable({ ...hold, end: { x: 100, y: 0 } });
  cable = stepCable(cable, { ...hold, end: { x: 60, y: 70 } });
  expect(cable.knots.at(-1)).toMatchObject({ x: 60, y: 70 });
  for (let step = 0; step < 60; step += 1)
    cable = stepCable(cable, { ...hold, isHeld: false, end: { x: 100, y: 0 } });
  expect(cable.knots.at(-1)?.x).toBeCloseTo(100, 1);
});

test.each([
  { width: 1_240, height: 390 },
  { width: 800, height: 300 },
  { width: 390, height: 265 },
])('plugs that are all out float apart, above the water: $width px', (size) => {
  const layout = layOut(size);
  for (const open of [OPEN, OPEN.map(() => 0)]) {
    const { holds } = composeFrame(layout, open, { isIn: () => false });
    const places = holds.map(({ end }) => end?.x ?? Number.NaN).toSorted((a, b) => a - b);
    places.slice(1).forEach((x, index) => expect(x - (places[index] ?? x)).toBeGreaterThan(36));
    for (const { end } of holds) expect(end?.y).toBeLessThan(layout.water);
  }
});

test('a severed band falls under water while the halves clap shut, and comes back to its place', () => {
  const closing = (ageMs: number) => ({ isClosed: true, from: 1, ageMs });
  const opening = (ageMs: number) => ({ isClosed: false, from: 0, ageMs });
  expect([openAt(closing(0)), sunkAt(closing(0)), splashAt(closing(0))]).toEqual([1, 0, 0]);
  expect(openAt(closing(510))).toBeGreaterThan(0.05);
  expect(openAt(closing(LASTS_MS))).toBeCloseTo(0);
  expect([sunkAt(closing(LASTS_MS)), splashAt(closing(LASTS_MS))]).toEqual([1, 1]);
  expect([openAt(opening(-60)), sunkAt(opening(-60))]).toEqual([0, 1]);
  expect(openAt(opening(LASTS_MS))).toBe(1);
  expect(sunkAt(opening(LASTS_MS))).toBeCloseTo(0);
});

test('a tail that rises or swells keeps its cables in the drawing; the digits fit beside the stem, or above the tail', () => {
  for (const size of [
    { width: 1_240, height: 390 },
    { width: 800, height: 300 },
    { width: 390, height: 265 },
  ]) {
    const layout = layOut(size);
    for (const pose of [
      { size: sizeBesideDigits(layout), risen: 1 },
      { size: 1, risen: 0 },
    ]) {
      const { holds } = composeFrame(poseTail(layout, pose), OPEN, {
        isIn: () => true,
        swells: [1, 37, 1, 1, 1, 4],
      });
      for (const { anchor } of holds) {
        expect(anchor.x).toBeGreaterThan(0);
        expect(anchor.x).toBeLessThan(size.width);
        expect(anchor.y).toBeGreaterThan(0);
        expect(anchor.y).toBeLessThanOrEqual(layout.water);
      }
    }
    const { x, step, gripY } = layOutDigits(layout, 21);
    const { tail } = poseTail(layout, { size: sizeBesideDigits(layout), risen: 1 });
    if (layout.isNarrow) expect(tail.y - 382 * tail.scale).toBeGreaterThan(gripY);
    expect(step).toBeGreaterThan(6.5);
    expect(x + 22 * step).toBeLessThanOrEqual(layout.isNarrow ? size.width : layout.tail.x);
  }
});

test('a piece splashes late when it falls into the sea, and at once when it leaps out of it', () => {
  expect(splashAt({ isClosed: true, from: 1, ageMs: 300 })).toBe(0);
  expect(splashAt({ isClosed: false, from: 0, ageMs: 300 })).toBeCloseTo(0.5);
  expect(splashAt({ isClosed: true, from: 1, ageMs: LASTS_MS })).toBe(1);
});

test('in a tall drawing the digits stand above the flukes, large enough to read', () => {
  const layout = layOut({ width: 720, height: 520 });
  const { y, step } = layOutDigits(layout, 21);
  expect(y).toBeLessThan(layout.tail.y - 382 * layout.tail.scale);
  expect(step).toBeGreaterThan(10);
});

test.each([
  { width: 390, height: 340 },
  { width: 1_240, height: 496 },
])('the alert is inside a drawing of $width x $height, above the water', (size) => {
  const layout = layOut(size);
  const radius = 40;
  for (const hasDigits of [false, true]) {
    for (const share of [0, 0.4, 1]) {
      const { x, y } = alertOf(layout, { radius, share, hasDigits });
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.water);
    }
  }
  // Digits take its place beside the stem.
  const [beside, withDigits] = [false, true].map((hasDigits) =>
    alertOf(layout, { radius, share: 1, hasDigits }),
  );
  expect(beside).not.toEqual(withDigits);
});
