import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chooseCuts, countLost, CROWD, crowdOf, findWronged, judge, ratesAt, tally } from './crowd';
import {
  isRoomy,
  layOut,
  listFlagged,
  listUnsure,
  PER_DOT,
  placeCrowd,
  sideOf,
  stepTowards,
  withFallen,
} from './layout';
import type { Box } from './layout';
import { LEARNED as learned } from './learned';
import { logitOf } from './model';
import { precisionOf } from './rates';

const HALF = { low: 0, high: 0 };
const everyone = [...learned.toxic, ...learned.harmless];
const toxicCount = fc.integer({ min: 1, max: 500 });
const cut = fc.double({ min: -9, max: 9, noNaN: true });

test('flags that are right at 500, 100, 10 and 1 toxic: 434 of 473, 85 of 157, 7 of 91, 0 of 85', () => {
  const right = [500, 100, 10, 1].map((toxic) => tally(crowdOf(learned, toxic), HALF));
  expect(right.map((counts) => [counts.right, counts.flagged])).toEqual([
    [434, 473],
    [85, 157],
    [7, 91],
    [0, 85],
  ]);
});

test("the crowd follows Bayes' rule from the measured rates at 50, 10 and 1 percent", () => {
  const rates = ratesAt(everyone, 0);
  expect(rates).toEqual({ caught: 0.868, alarmed: 0.085 });
  for (const [toxic, expected] of [
    [500, 0.911],
    [100, 0.532],
    [10, 0.094],
  ] as const) {
    const { right, flagged } = tally(crowdOf(learned, toxic), HALF);
    expect(precisionOf(rates, toxic / CROWD)).toBeCloseTo(expected, 3);
    // A thousand comments are a sample: three deviations of what the flags may be.
    const deviation = Math.sqrt((expected * (1 - expected)) / flagged);
    expect(Math.abs(right / flagged - expected)).toBeLessThan(3 * deviation);
  }
});

test('the model stays while the crowd changes: one place more is toxic, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 499 }), (toxic) => {
      const [one, next] = [crowdOf(learned, toxic), crowdOf(learned, toxic + 1)];
      expect(one.filter(({ isToxic }) => isToxic)).toHaveLength(toxic);
      expect(next.filter((comment, place) => comment !== one[place])).toEqual([
        learned.toxic[toxic],
      ]);
    }),
    { numRuns: 20 },
  );
});

test('every comment is counted once, whatever the crowd and the cuts', () => {
  fc.assert(
    fc.property(toxicCount, cut, cut, (toxic, one, other) => {
      const cuts = { low: Math.min(one, other), high: Math.max(one, other) };
      const crowd = crowdOf(learned, toxic);
      const { flagged, right, unsure, missed } = tally(crowd, cuts);
      const fine = crowd.filter(({ logit }) => judge(logit, cuts) === 'fine').length;
      expect(flagged + unsure + fine).toBe(CROWD);
      const doubted = crowd.filter(
        ({ logit, isToxic }) => isToxic && judge(logit, cuts) === 'doubt',
      ).length;
      expect(right + doubted + missed).toBe(toxic);
    }),
    { numRuns: 50 },
  );
});

test('the chosen cuts keep their wish on the comments they were chosen on, and rise with rarity', () => {
  fc.assert(
    fc.property(toxicCount, fc.double({ min: 0.5, max: 0.99, noNaN: true }), (toxic, wanted) => {
      const share = toxic / CROWD;
      const { low, high } = chooseCuts(learned.choosing, share, wanted);
      expect(low).toBeLessThanOrEqual(high);
      expect(high).toBeGreaterThanOrEqual(0);
      expect(ratesAt(learned.choosing, low).caught).toBeGreaterThanOrEqual(0.99);
      if (high === Infinity) return;
      expect(precisionOf(ratesAt(learned.choosing, high), share)).toBeGreaterThanOrEqual(wanted);
      expect(chooseCuts(learned.choosing, share / 2, wanted).high).toBeGreaterThanOrEqual(high);
    }),
    { numRuns: 50 },
  );
});

test('a wish that no score can grant flags nothing', () => {
  const cuts = chooseCuts(learned.choosing, 1e-9, 0.99);
  expect(cuts.high).toBe(Infinity);
  expect(tally(crowdOf(learned, 10), cuts).flagged).toBe(0);
});

test('with nothing to choose on no score is trusted, and everything from 0.5 on is in doubt', () => {
  expect(chooseCuts([], 0.1, 0.8)).toEqual({ low: 0, high: Infinity });
});

test('the dare that misses nothing cuts just under the lowest toxic score', () => {
  const at = (score: number) =>
    tally(crowdOf(learned, 100), { low: logitOf(score), high: logitOf(score) });
  expect(at(0.079)).toMatchObject({ right: 100, missed: 0 });
  expect(at(0.079).flagged).toBeGreaterThan(200);
  expect(at(0.08).missed).toBe(1);
});

test('the dare that accuses nobody wrongly cuts just over the highest harmless score', () => {
  const { flagged, right, missed } = tally(crowdOf(learned, 100), {
    low: logitOf(0.993),
    high: logitOf(0.993),
  });
  expect(right).toBe(flagged);
  expect(flagged).toBeGreaterThan(0);
  expect(missed).toBeGreaterThan(right);
  const lower = { low: logitOf(0.992), high: logitOf(0.992) };
  const less = tally(crowdOf(learned, 100), lower);
  expect(less.flagged).toBeGreaterThan(less.right);
});

const SIZES = [
  { width: 1_296, height: 390, isNarrow: false },
  { width: 354, height: 320, isNarrow: true },
  { width: 328, height: 300, isNarrow: true },
  { width: 690, height: 620, isNarrow: false },
  { width: 726, height: 390, isNarrow: false },
  { width: 1_832, height: 700, isNarrow: false },
];

test.each(SIZES)(
  'in $width x $height what is flagged or unsure lies in its bubble, all others in the crowd',
  (size) => {
    const layout = layOut(size);
    for (const toxic of [1, 10, 100, 500]) {
      for (const [low, high, way] of [
        [-9, -9, 'naive'],
        [0, 0, 'naive'],
        [-2, 4, 'mine'],
        [-2, Infinity, 'mine'],
      ] as const) {
        const crowd = crowdOf(learned, toxic);
        const bubbles = layout.bubbles[way];
        const { dots, marks, flagged, unsure } = placeCrowd(crowd, { low, high }, layout, bubbles);
        expect(marks).toHaveLength(flagged.length + unsure.length);
        const at = (place: number) => dots.subarray(place * PER_DOT);
        const isIn =
          (box: Box) =>
          (place: number): boolean => {
            const [x = 0, y = 0] = at(place);
            return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
          };
        expect(flagged.every(isIn(bubbles.flagged))).toBe(true);
        expect(unsure.every(isIn(bubbles.person))).toBe(true);
        expect(crowd.filter((_, place) => (at(place)[1] ?? 0) >= layout.base)).toEqual([]);
        const { hill } = layout;
        expect(marks.filter(({ y }) => y < hill)).toEqual([]);
      }
    }
  },
);

test.each(SIZES)('in $width x $height a plate stays over the rail, whatever its number', (size) => {
  const { plateY, plate, rail } = layOut(size);
  expect(plateY(1)).toBeGreaterThanOrEqual(0);
  expect(plateY(0) + plate.height).toBeLessThan(rail.y - 26);
  expect(plateY(0)).toBeGreaterThan(plateY(1));
});

test('what a person reads comes with the highest score first, and flags with the toxic ones', () => {
  const readings = [
    { isToxic: false, logit: 5 },
    { isToxic: true, logit: 6 },
    { isToxic: true, logit: 1 },
    { isToxic: false, logit: 2 },
    { isToxic: false, logit: -5 },
  ];
  const cuts = { low: 0, high: 4 };
  expect(listFlagged(readings, cuts)).toEqual([1, 0]);
  expect(listUnsure(readings, cuts)).toEqual([3, 2]);
});

test('the comment that is quoted: the accused with the highest score, or else the insult that slips through', () => {
  const readings = [
    { isToxic: false, logit: 1 },
    { isToxic: true, logit: 9 },
    { isToxic: false, logit: 3 },
    { isToxic: true, logit: 2 },
  ];
  expect(findWronged(readings, HALF)).toBe(2);
  // Unsure is not left alone either.
  expect(findWronged(readings, { low: 0, high: 8 })).toBe(2);
  expect(findWronged(readings, { low: 4, high: 4 })).toBe(3);
  expect(findWronged(readings.slice(1, 2), HALF)).toBeUndefined();
});

test('what a lesson costs is counted in the crowd that stands on the stage', () => {
  const one = (logit: number) => ({ text: '', pattern: '', isToxic: true, logit });
  const before = { ...learned, toxic: [one(1), one(2)], harmless: [one(-1), one(-2)] };
  const after = { ...before, toxic: [one(1), one(-1)] };
  const values = { toxic: 2, cut: 0.5, approach: 'naive' as const, wanted: 80 };
  expect([countLost(before, after, values), countLost(after, before, values)]).toEqual([1, -1]);
  // The comment that is lost does not stand there.
  expect(countLost(before, after, { ...values, toxic: 1 })).toBe(0);
});

test('labels stay within the axis', () => {
  const layout = layOut({ width: 1_296, height: 390, isNarrow: false });
  const { left, right, x } = layout;
  expect(
    [1_296, 690].map((width) => isRoomy(layOut({ width, height: 390, isNarrow: false }))),
  ).toEqual([true, false]);
  expect([left + 10, x(0), right - 10].map((at) => sideOf('high', at, 140, layout))).toEqual([
    'right',
    'right',
    'left',
  ]);
  expect(sideOf('low', x(0), 140, layout)).toBe('left');
});

test.each(SIZES)('in $width x $height no row of the drawing lies over another', (size) => {
  const { bubbles, hill, lane, quote, base, rail, isNarrow } = layOut(size);
  const { flagged } = bubbles.naive;
  const rows = [
    [flagged.y, flagged.y + flagged.height],
    ...(isNarrow ? [] : [[lane, hill]]),
    [hill, base],
    [rail.y - 28, rail.y + 28],
  ];
  const ends = rows.flat();
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  const isBeside = quote.x + quote.width <= flagged.x;
  const isApart = quote.y + quote.height <= flagged.y || quote.y >= flagged.y + flagged.height;
  expect(isBeside || isApart).toBe(true);
  expect(quote.y + quote.height).toBeLessThanOrEqual(hill);
});

test('a place on the axis and its logit belong together, and so do the rail and its count', () => {
  const layout = layOut({ width: 1_152, height: 560, isNarrow: false });
  expect(layout.logitAt(layout.x(3.2))).toBeCloseTo(3.2, 9);
  expect(layout.toxicAt(layout.railX(137))).toBeCloseTo(137, 9);
  expect(layout.railX(500)).toBe(layout.rail.x + layout.rail.width);
  // From half to one in ten is no longer than from there to one in fifty: rare is a matter of ratios.
  expect(layout.railX(100) - layout.railX(20)).toBeCloseTo(
    layout.railX(500) - layout.railX(100),
    9,
  );
});

test('comments that have not fallen wait above their places', () => {
  const { dots } = placeCrowd(
    crowdOf(learned, 500),
    { low: Infinity, high: Infinity },
    layOut({ width: 1_296, height: 390, isNarrow: false }),
    layOut({ width: 1_296, height: 390, isNarrow: false }).bubbles.naive,
  );
  const waiting = (fallen: number) =>
    withFallen(dots, fallen).filter((y, index) => index % PER_DOT === 1 && y < 0).length;
  expect([0, 1, 400, CROWD].map(waiting)).toEqual([CROWD, CROWD - 1, CROWD - 400, 0]);
  expect(withFallen(dots, CROWD)).toBe(dots);
});

test('dots come nearer with every step and end exactly at their places', () => {
  const targets = Float64Array.from([100, 50, 4, 0, 0, 2]);
  let places: Float64Array = Float64Array.from([0, 0, 1, 300, 20, 8]);
  let steps = 0;
  for (; places !== targets && steps < 1_000; steps += 1) {
    const next = stepTowards(places, targets, 16);
    next.forEach((value, index) => {
      const [from, to] = [places[index] ?? 0, targets[index] ?? 0];
      expect(Math.abs(value - to)).toBeLessThanOrEqual(Math.abs(from - to));
    });
    places = next;
  }
  expect(steps).toBeLessThan(120);
  expect(stepTowards(new Float64Array(3), targets, 16)).toBe(targets);
});
