import fc from 'fast-check';
import { expect, test } from 'vitest';

import { offerAll, RULES, simulate, SNAPSHOT_EVERY_MS } from './schedule';
import type { Offer, ScheduleEvent } from './schedule';

/** The example of the write-up: two seconds of drawing without a pause. */
const example = Array.from({ length: 50 }, (_, index) => ({
  atMs: index * SNAPSHOT_EVERY_MS,
  changedMs: index === 0 ? 0 : (index - 1) * SNAPSHOT_EVERY_MS + 1,
}));

/** The snapshots of a hand that moves at the given moments. */
const anyOffers = fc
  .array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 })
  .map((gaps) => {
    const offers: Offer[] = [];
    let changedMs = 0;
    for (const gap of gaps) {
      const last = offers.at(-1)?.atMs ?? -Infinity;
      if (changedMs > last)
        offers.push({ atMs: Math.max(changedMs, last + SNAPSHOT_EVERY_MS), changedMs });
      changedMs += gap;
    }
    return offers;
  });
const anyDelay = fc.integer({ min: 100, max: 1_500 });
const anyRule = fc.constantFrom(...RULES);

test.each([
  { rule: 'queue', delayMs: 200, oldestMs: 8_080, made: 50, skipped: 0, busyMs: 8_040 },
  { rule: 'latest', delayMs: 200, oldestMs: 400, made: 11, skipped: 39, busyMs: 240 },
  { rule: 'pause', delayMs: 200, oldestMs: 2_410, made: 1, skipped: 49, busyMs: 450 },
  { rule: 'latest', delayMs: 400, oldestMs: 800 },
  { rule: 'queue', delayMs: 400, oldestMs: 18_080 },
  { rule: 'latest', delayMs: 1_500, oldestMs: 3_020 },
  { rule: 'queue', delayMs: 1_500, oldestMs: 73_080 },
] as const)('$rule at $delayMs ms: the oldest picture is $oldestMs ms old', (known) => {
  const { rule, delayMs, ...answers } = known;
  expect(simulate(example, rule, delayMs)).toMatchObject(answers);
});

test('after two seconds a queue shows the canvas of 360 ms and has 40 left', () => {
  const { events } = simulate(example, 'queue', 200);
  const shown = events.filter(({ kind, atMs }) => kind === 'shown' && atMs <= 2_000);
  expect(shown.at(-1)).toEqual({ kind: 'shown', index: 9, atMs: 2_000 });
  expect(example[9]?.atMs).toBe(360);
  expect(example.length - shown.length).toBe(40);
});

test('latest only: no picture is older than two generations and one snapshot, at any delay', () => {
  fc.assert(
    fc.property(anyOffers, anyDelay, (offers, delayMs) => {
      const { oldestMs } = simulate(offers, 'latest', delayMs);
      expect(oldestMs).toBeLessThanOrEqual(2 * delayMs + SNAPSHOT_EVERY_MS);
    }),
  );
});

test('a queue: every further snapshot of a moving hand makes the oldest picture older', () => {
  fc.assert(
    fc.property(anyDelay, fc.integer({ min: 3, max: 400 }), (delayMs, count) => {
      const offers = Array.from({ length: count }, (_, index) => ({
        atMs: index * SNAPSHOT_EVERY_MS,
        changedMs: Math.max(0, (index - 1) * SNAPSHOT_EVERY_MS + 1),
      }));
      const shorter = simulate(offers.slice(0, -1), 'queue', delayMs).oldestMs;
      const { oldestMs } = simulate(offers, 'queue', delayMs);
      expect(oldestMs - shorter).toBe(delayMs - SNAPSHOT_EVERY_MS);
    }),
  );
});

test('under every rule the last snapshot is painted, one at a time, in order, and none is lost', () => {
  fc.assert(
    fc.property(anyOffers, anyRule, anyDelay, (offers, rule, delayMs) => {
      const { events, made, skipped } = simulate(offers, rule, delayMs);
      const of = (kind: ScheduleEvent['kind']) => events.filter((event) => event.kind === kind);
      expect(made + skipped).toBe(offers.length);
      expect(of('shown').at(-1)?.index).toBe(offers.length - 1);
      expect(of('shown').map(({ index }) => index)).toEqual(
        of('started').map(({ index }) => index),
      );
      const times = of('shown').map(({ atMs }) => atMs);
      expect(times.every((atMs, at) => at === 0 || atMs - (times[at - 1] ?? 0) >= delayMs)).toBe(
        true,
      );
    }),
  );
});

test('the debt is what is still to be painted: it is paid when it says so, under every rule', () => {
  fc.assert(
    fc.property(anyOffers, anyRule, anyDelay, (offers, rule, delayMs) => {
      const schedule = offerAll(offers, rule, delayMs);
      const lastMs = offers.at(-1)?.atMs ?? 0;
      const endMs = lastMs + schedule.debtAt(lastMs);
      schedule.advance(endMs - 1);
      expect(schedule.nextMs()).not.toBe(Infinity);
      schedule.advance(endMs);
      expect(schedule.nextMs()).toBe(Infinity);
      expect(schedule.debtAt(endMs)).toBe(0);
    }),
  );
});

test('nothing drawn, nothing painted', () => {
  expect(simulate([], 'latest', 200)).toMatchObject({ made: 0, oldestMs: 0, busyMs: 0 });
});
