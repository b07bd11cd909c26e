import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chooseCuts, CROWD, crowdOf, judge, ratesAt, tally } from './crowd';
import { layOut, listFlagged, PER_DOT, placeCrowd, stepTowards } from './layout';
import { LEARNED as learned } from './learned';
import { precisionOf } from './rates';

const HALF = { low: 0, high: 0 };
const everyone = [...learned.toxic, ...learned.harmless];
const toxicCount = fc.integer({ min: 1, max: 500 });
const cut = fc.double({ min: -9, max: 9, noNaN: true });

test('flags that are right at 500, 100 and 10 toxic: 469 of 506, 96 of 161, 10 of 83', () => {
  const right = [500, 100, 10].map((toxic) => tally(crowdOf(learned, toxic), HALF));
  expect(right.map((counts) => [counts.right, counts.flagged])).toEqual([
    [469, 506],
    [96, 161],
    [10, 83],
  ]);
});

test("the crowd follows Bayes' rule from the measured rates at 50, 10 and 1 percent", () => {
  const rates = ratesAt(everyone, 0);
  expect(rates).toEqual({ caught: 0.938, alarmed: 0.073 });
  for (const [toxic, expected] of [
    [500, 0.928],
    [100, 0.588],
    [10, 0.115],
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
      const { flagged, right, doubt, missed } = tally(crowd, cuts);
      const fine = crowd.filter(({ logit }) => judge(logit, cuts) === 'fine').length;
      expect(flagged + doubt + fine).toBe(CROWD);
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

test.each([
  { width: 1_152, height: 560, isNarrow: false },
  { width: 324, height: 384, isNarrow: true },
  { width: 1_832, height: 700, isNarrow: false },
])('in $width x $height flagged dots lie in the bubble, all others over the axis', (size) => {
  const layout = layOut(size);
  for (const toxic of [1, 10, 100, 500]) {
    for (const high of [-9, 0, 6]) {
      const crowd = crowdOf(learned, toxic);
      const cuts = { low: high, high };
      const { dots, marks } = placeCrowd(crowd, cuts, layout);
      const flagged = listFlagged(crowd, cuts);
      expect(marks).toHaveLength(flagged.length);
      const at = (place: number) => dots.subarray(place * PER_DOT);
      const { x: left, y: top, width, height } = layout.bubble;
      const isInBubble = ([x = 0, y = 0]: Float64Array) =>
        x > left && x < left + width && y > top && y < top + height;
      expect(flagged.filter((place) => !isInBubble(at(place)))).toEqual([]);
      expect(crowd.filter((_, place) => (at(place)[1] ?? 0) >= layout.base)).toEqual([]);
    }
  }
});

test('a place on the axis and its logit belong together, and so do the bar and its count', () => {
  const layout = layOut({ width: 1_152, height: 560, isNarrow: false });
  expect(layout.logitAt(layout.x(3.2))).toBeCloseTo(3.2, 9);
  expect(layout.toxicAt(layout.barX(137))).toBeCloseTo(137, 9);
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
