import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  comeBack,
  isWrong,
  leave,
  leftAfter,
  msLeft,
  msUntilCounted,
  readSession,
  ticksByRule,
  ticksDelivered,
  workOut,
} from './timers';

const NOW = 1_800_000_000_000;
const MINUTE = { sessionMs: 60_000, tickMs: 100 };
const POMODORO = { sessionMs: 1_500_000, tickMs: 1_000 };

const ms = fc.integer({ min: 0, max: 86_400_000 });
const tickMs = fc.integer({ min: 100, max: 5_000 });

describe('the rule of hidden tabs', () => {
  test.each([
    [20, 0.1, false, 20],
    [20, 1, false, 20],
    [60, 1, false, 60],
    [119, 1, false, 60],
    [120, 1, false, 61],
    [1_500, 1, false, 84],
    [1_500, 0.1, false, 84],
    [86_400, 1, false, 1_499],
    [86_460, 1, false, 1_500],
    [20, 0.1, true, 200],
    [1_500, 1, true, 1_500],
    [600, 5, false, 21],
    [0.9, 0.1, false, 0],
  ])('%d s away with ticks of %d s, sound %s: %d come', (away, every, sound, came) => {
    expect(ticksDelivered(away * 1_000, every * 1_000, sound)).toBe(came);
  });

  test('25 minutes become 60 + 24 = 84 ticks, 23:36 on the clock, and 23 h 36 min more', () => {
    expect(ticksByRule(POMODORO.sessionMs, POMODORO.tickMs)).toEqual({ early: 60, late: 24 });
    const { mineMs, otherMs, absence } = workOut(POMODORO, POMODORO.sessionMs, false);
    expect(mineMs).toBe(0);
    expect(absence).toEqual({ ms: 1_500_000, due: 1_500, came: 84 });
    expect(otherMs).toBe((23 * 60 + 36) * 1_000);
    expect(msUntilCounted(POMODORO) - POMODORO.sessionMs).toBe((23 * 60 + 36) * 60_000);
  });

  test('never more come than are due, nor fewer than in a shorter absence, and sound loses none', () => {
    fc.assert(
      fc.property(ms, ms, tickMs, (one, other, every) => {
        const [short, long] = [Math.min(one, other), Math.max(one, other)];
        const came = ticksDelivered(long, every, false);
        expect(came).toBeGreaterThanOrEqual(ticksDelivered(short, every, false));
        expect(came).toBeLessThanOrEqual(Math.floor(long / every));
        expect(ticksDelivered(long, every, true)).toBe(Math.floor(long / every));
      }),
    );
  });

  test('the counting timer says 0:00 when it is said to, and not a moment before', () => {
    const session = fc.integer({ min: 20, max: 1_500 });
    fc.assert(
      fc.property(session, tickMs, (seconds, every) => {
        const order = { sessionMs: seconds * 1_000, tickMs: every };
        const untilMs = msUntilCounted(order);
        expect(workOut(order, untilMs, false).otherMs).toBe(0);
        expect(workOut(order, untilMs - 1, false).otherMs).toBeGreaterThan(0);
      }),
    );
    expect(msUntilCounted({ sessionMs: 20_000, tickMs: 1_000 })).toBe(20_000);
  });

  test.each([
    [60, 0.1, 20, false, 40, 58],
    [1_500, 1, 1_500, false, 0, 1_416],
    [60, 0.1, 20, true, 40, 40],
    [60, 0.1, 3_600, true, 0, 0],
  ])('%d s set, ticks of %d s, %d s away, sound %s', (set, every, away, sound, mine, other) => {
    const order = { sessionMs: set * 1_000, tickMs: every * 1_000 };
    const reading = workOut(order, away * 1_000, sound);
    expect(reading.mineMs).toBe(mine * 1_000);
    expect(reading.otherMs).toBe(other * 1_000);
    expect(isWrong(reading)).toBe(mine !== other);
  });
});

describe('a real absence', () => {
  const after = (ticks: number, order = MINUTE) => ({ ...leave(order, NOW), ticks });

  test('the deadline timer is right however many ticks are lost', () => {
    fc.assert(
      fc.property(ms, fc.integer({ min: 0, max: 50 }), (elapsed, ticks) => {
        const reading = readSession(after(ticks), NOW + elapsed);
        expect(reading.mineMs).toBe(Math.max(0, 60_000 - elapsed));
        expect(reading.otherMs).toBe(60_000 - ticks * 100);
      }),
    );
  });

  test('compares what came with what was due', () => {
    expect(comeBack(after(21), NOW + 20_900)).toEqual({
      mineMs: 39_100,
      otherMs: 57_900,
      absence: { ms: 20_900, due: 209, came: 21 },
    });
  });

  test('that began just before a tick has no tick too many', () => {
    expect(comeBack(after(21), NOW + 2_099)?.absence).toMatchObject({ due: 21, came: 21 });
  });

  test('of a moment is none', () => {
    expect(comeBack(after(19), NOW + 1_999)).toBeUndefined();
  });
});

test('no timer goes below nothing', () => {
  expect(msLeft(NOW, NOW + 5)).toBe(0);
  expect(leftAfter({ sessionMs: 150, tickMs: 100 }, 2)).toBe(0);
});
