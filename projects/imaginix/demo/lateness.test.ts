import { expect, test } from 'vitest';

import { isSameSight, see } from './lateness';
import type { Seen } from './lateness';

const nothing: Seen = { take: undefined, delayMs: 200, late: {} };
const queue = { take: 1, delayMs: 200, rule: 'queue', isDrawing: false } as const;
const latest = { ...queue, rule: 'latest' } as const;
const measured = { queue: 9_100, latest: 240 };
/** What the same strokes would come to at the pace of another moment. */
const computed = { queue: 11_000, latest: 300 };

test('only what was seen is told, and a rule that was left keeps its number', () => {
  const first = see(nothing, { ...queue, late: measured });
  expect(first.late).toEqual({ queue: 9_100 });
  const drawing = see(first, { ...latest, isDrawing: true, late: {} });
  expect(drawing.late).toEqual({ queue: 9_100 });
  const second = see(drawing, { ...latest, late: { ...computed, latest: 240 } });
  expect(second.late).toEqual(measured);
  expect(isSameSight(second, see(second, { ...latest, late: measured }))).toBe(true);
  expect(isSameSight(first, second)).toBe(false);
});

test('another delay is another number for both, also where it came in the middle of a stroke', () => {
  const seen = { take: 1, delayMs: 200, late: measured };
  expect(see(seen, { ...latest, delayMs: 400, late: computed })).toEqual({
    take: 1,
    delayMs: 400,
    late: computed,
  });
  const drawing = see(seen, { ...latest, delayMs: 400, isDrawing: true, late: {} });
  expect(drawing.late).toEqual(measured);
  expect(see(drawing, { ...latest, delayMs: 400, late: computed }).late).toEqual(computed);
});

test('another drawing, or none, has nothing to tell yet', () => {
  const seen = { take: 1, delayMs: 200, late: measured };
  expect(see(seen, { ...queue, take: 2, isDrawing: true, late: {} }).late).toEqual({});
  expect(see(seen, { ...queue, take: undefined, late: measured }).late).toEqual({});
  expect(isSameSight(seen, { ...seen, take: 2 })).toBe(false);
  expect(isSameSight(seen, { ...seen, delayMs: 1 })).toBe(false);
  expect(isSameSight(seen, { ...seen, late: { queue: 9_100 } })).toBe(false);
});
