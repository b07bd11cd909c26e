import { expect, test } from 'vitest';

import { layProof, layRoad, withoutSeal } from './road-layout';
import { besideRoad, layTree, pathOf, pileAt, pilePitch, siblingsOf } from './tree-layout';

const SIZES = [
  { width: 1_152, height: 464, isNarrow: false },
  { width: 664, height: 464, isNarrow: false },
  { width: 324, height: 400, isNarrow: true },
  { width: 1_900, height: 800, isNarrow: false },
];

test.each(SIZES)('at $width px the road leads from station to station without a gap', (size) => {
  const { segments, stations, start } = layRoad(size);
  expect(stations).toHaveLength(8);
  segments.forEach((segment, index) => {
    const [from, to] = [segment.at(0), segment.at(1)];
    const [before, here] = [stations[index - 1] ?? start, stations[index] ?? start];
    expect(Math.hypot(from.x - before.x, from.y - before.y)).toBeLessThan(0.01);
    expect(Math.hypot(to.x - here.x, to.y - here.y)).toBeLessThan(0.01);
  });
});

test.each(SIZES)(
  'at $width px stations are apart, inside, and large enough for a finger',
  (size) => {
    const { stations, radius } = layRoad(size);
    expect(2 * radius).toBeGreaterThanOrEqual(44);
    stations.forEach((one, index) => {
      expect(one.x).toBeGreaterThan(radius);
      expect(one.x).toBeLessThanOrEqual(size.width - radius);
      expect(one.y).toBeGreaterThanOrEqual(radius);
      for (const other of stations.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * radius);
      }
    });
  },
);

// What a stage leaves of a phone on its side, whose scene is drawn in small, and of a low window.
test.each([
  { width: 1_230, height: 292 },
  { width: 1_262, height: 283 },
  { width: 1_028, height: 271 },
  { width: 1_230, height: 212 },
  { width: 888, height: 205 },
])('at $width x $height px the words of each row are clear of what is below them', (size) => {
  const road = layRoad({ ...size, isNarrow: false });
  const { stations, radius, isLow, floor } = road;
  const [above = 0, below = 0] = [stations[0]?.y, stations[7]?.y];
  // The lower edge of a name or of the hash below it, what a tag stands out above its disc, and the height of the van.
  const [words, tag, van] = [isLow ? 26 : 41, 15, 30];
  expect(below - above).toBeGreaterThanOrEqual(2 * radius + words + tag);
  expect(floor - below).toBeGreaterThanOrEqual(radius + words + van);
  // The mark of a box that was never made, and two lines about the tree.
  const lowest = besideRoad(48, road, size.height).boxAt(48).y + 16;
  expect(lowest).toBeLessThanOrEqual(size.height - 38);
});

test('a proof needs as many branches as it has hashes: 6 for boxes 1 to 32 of 48, 5 after', () => {
  const { branches, boxAt, indexAt } = layTree(48, {
    from: { x: 10, y: 20 },
    length: 300,
    depth: 300,
    isUpright: false,
  });
  for (let index = 0; index < 48; index += 1) {
    const path = pathOf(branches, index);
    const siblings = siblingsOf(branches, index);
    expect(siblings).toHaveLength(index < 32 ? 6 : 5);
    // Path and siblings share the batch out: every box is in exactly one sibling, or is this box.
    const covered = siblings.flatMap(({ first, end }) =>
      Array.from({ length: end - first }, (_, offset) => first + offset),
    );
    expect(covered.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 48 }, (_, box) => box).filter((box) => box !== index),
    );
    expect(path.at(-1)).toMatchObject({ first: 0, end: 48 });
    expect(Math.round(indexAt(boxAt(index).y))).toBe(index);
  }
});

test('a batch of any size becomes one trunk that ends at the road', () => {
  for (const count of [1, 2, 3, 60, 100, 500]) {
    const room = { from: { x: 0, y: 0 }, length: 400, depth: 300, isUpright: false };
    const { branches } = layTree(count, room);
    expect(branches).toHaveLength(2 * count - 1);
    expect(branches.at(-1)?.d).toMatch(/L300\.0 0\.0$/);
  }
});

test('the tree of an upright room grows up', () => {
  const { boxAt, indexAt } = layTree(24, {
    from: { x: 16, y: 200 },
    length: 300,
    depth: 180,
    isUpright: true,
  });
  expect(boxAt(23)).toEqual({ x: 316, y: 200 });
  expect(indexAt(boxAt(11).x)).toBeCloseTo(11);
});

test.each(SIZES)('at $width px a reader on the road never jumps, bends included', (size) => {
  const { segments, exit } = layRoad(size);
  for (const segment of exit ? [...segments, exit] : segments) {
    const steps = Array.from({ length: 201 }, (_, step) => segment.at(step / 200));
    const ways = steps
      .slice(1)
      .map(({ x, y }, index) => Math.hypot(x - (steps[index]?.x ?? x), y - (steps[index]?.y ?? y)));
    // Steps are equally long, apart from those that cut a corner.
    expect(Math.max(...ways)).toBeLessThan(1.02 * (Math.min(...ways) + 0.5));
  }
});

test('a broken bend turns with the road: down on the right, and on a phone down again on the left', () => {
  const angleAt = (size: (typeof SIZES)[number], segment: number, share: number) =>
    Math.round(layRoad(size).segments[segment]?.at(share).angle ?? -1);
  const [wide, , phone] = SIZES;
  if (!wide || !phone) throw new Error('There is no such size.');
  expect(angleAt(wide, 4, 0.25)).toBeLessThan(90);
  expect(angleAt(wide, 4, 0.98)).toBe(180);
  expect(angleAt(phone, 5, 0.02)).toBeGreaterThan(90);
  expect(angleAt(phone, 5, 0.98)).toBeLessThan(90);
});

test.each(SIZES)(
  'at $width px two hands have a straight way between Shipped and Received',
  (size) => {
    const { segments, stations } = layRoad(size);
    expect(stations[2]?.y).toBe(stations[3]?.y);
    expect(segments[3]?.at(0.5).angle).toBe(size.isNarrow ? 180 : 0);
  },
);

test('above the tree of a phone the first two stations stay where they are, under a moving thumb', () => {
  const size = { width: 354, height: 250, isNarrow: true };
  const [whole, above] = [layRoad(size), layProof(size)];
  expect(above.stations).toEqual(whole.stations.slice(0, 2));
  expect(above.start.x).toBeLessThan(whole.start.x);
  expect(above.exit?.at(1).x).toBeGreaterThan(size.width);
});

test('a phone’s road ends at the seal, and that of a list at the last block', () => {
  for (const size of SIZES) {
    const layout = layRoad(size);
    const { segments, exit } = withoutSeal(layout);
    expect(exit).toBeUndefined();
    expect(segments.at(-1)?.at(1)).toMatchObject(layout.stations[6] ?? {});
    expect(layout.exit === undefined).toBe(size.isNarrow);
  }
});

test('on a high phone bends go straight down, and leave the stations of a row their room', () => {
  const { stations, segments } = layRoad({ width: 344, height: 420, isNarrow: true });
  expect((stations[1]?.x ?? 0) - (stations[0]?.x ?? 0)).toBeGreaterThan(125);
  expect(segments[2]?.at(0.5).angle).toBe(90);
});

test('the pile beside a wide road has its room, and leaves a line for its words', () => {
  const road = layRoad({ width: 1_160, height: 294, isNarrow: false });
  const pitch = pilePitch(48, road, 294);
  expect(8.5 * pitch).toBeLessThanOrEqual(road.start.x);
  expect(pileAt(47, 0, 0, pitch).y + pitch / 2).toBeLessThan(294 - 30);
});

test('48 boxes make a pile of six rows of eight', () => {
  expect(pileAt(0, 100, 20, 10)).toEqual({ x: 25, y: 25 });
  expect(pileAt(47, 100, 20, 10)).toEqual({ x: 95, y: 75 });
});

test('the boxes stand at the left, above the words, and their trunk runs into the road', () => {
  const road = layRoad({ width: 1_152, height: 464, isNarrow: false });
  const { branches, boxAt } = besideRoad(48, road, 464);
  expect(boxAt(0)).toEqual({ x: 24, y: road.start.y });
  expect(boxAt(47).y).toBeLessThan(464 - 60);
  expect(branches.at(-1)?.d).toContain(`L${(road.start.x + 2).toFixed(1)} `);
});
