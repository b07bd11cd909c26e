import fc from 'fast-check';
import { expect, test } from 'vitest';

import { intervalByPattern, precisionOf, wilson } from './rates';

const rate = fc.double({ min: 0.001, max: 1, noNaN: true });

test("Bayes' rule: 90% caught and 5% false alarms are 95, 67 and 15% right at 50, 10 and 1%", () => {
  const rates = { caught: 0.9, alarmed: 0.05 };
  expect(precisionOf(rates, 0.5)).toBeCloseTo(450 / 475, 12);
  expect(precisionOf(rates, 0.1)).toBeCloseTo(90 / 135, 12);
  expect(precisionOf(rates, 0.01)).toBeCloseTo(9 / 58.5, 12);
});

test('it is what counting gives, in any crowd', () => {
  const sides = fc.record({
    toxic: fc.integer({ min: 1, max: 500 }),
    harmless: fc.integer({ min: 1, max: 500 }),
    caught: fc.double({ min: 0, max: 1, noNaN: true }),
    alarmed: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(sides, ({ toxic, harmless, caught, alarmed }) => {
      const right = Math.ceil(caught * toxic);
      const wrong = Math.floor(alarmed * harmless);
      fc.pre(right + wrong > 0);
      const rates = { caught: right / toxic, alarmed: wrong / harmless };
      const share = toxic / (toxic + harmless);
      expect(precisionOf(rates, share)).toBeCloseTo(right / (right + wrong), 9);
    }),
  );
});

test('rarer insults never make flags more right', () => {
  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(rate, rate, share, share, (caught, alarmed, one, other) => {
      const [rare, frequent] = [Math.min(one, other), Math.max(one, other)];
      const rates = { caught, alarmed };
      expect(precisionOf(rates, rare)).toBeLessThanOrEqual(precisionOf(rates, frequent));
    }),
  );
});

test("Wilson's interval has its published values", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  for (const [hits, count, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const interval = wilson(hits, count);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
});

test('both intervals lie within 0 and 1 and hold the share itself', () => {
  const judged = fc.array(
    fc.record({ isHit: fc.boolean(), pattern: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(judged, (list) => {
      const hits = list.filter(({ isHit }) => isHit).length;
      for (const { low, high } of [wilson(hits, list.length), intervalByPattern(list)]) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(hits / list.length + 1e-9);
        expect(high).toBeGreaterThanOrEqual(hits / list.length - 1e-9);
      }
    }),
    { numRuns: 30 },
  );
});

test('comments that are flagged together say less than as many on their own', () => {
  const together = Array.from({ length: 1_000 }, (_, index) => ({
    isHit: index % 10 === 0,
    pattern: String(index % 10),
  }));
  const alone = together.map((judged, index) => ({ ...judged, pattern: String(index) }));
  const width = ({ low, high }: { low: number; high: number }) => high - low;
  expect(width(intervalByPattern(together))).toBeGreaterThan(5 * width(intervalByPattern(alone)));
  expect(width(intervalByPattern(alone))).toBeCloseTo(width(wilson(100, 1_000)), 2);
});
