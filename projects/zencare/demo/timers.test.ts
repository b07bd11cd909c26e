import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  comeBack,
  count,
  isRunning,
  isWrong,
  leave,
  msLeft,
  pause,
  pauseBoth,
  readBoth,
  resume,
  resumeBoth,
  setUp,
  tick,
  ticksDelivered,
  workOut,
} from './timers';
import type { Both } from './timers';

const NOW = 1_800_000_000_000;
const MINUTE = { sessionMs: 60_000, tickMs: 100 };
const start = () => resumeBoth(setUp(MINUTE), NOW);
const times = (both: Both, ticks: number) =>
  Array.from({ length: ticks }).reduce<Both>((before) => tick(before), both);

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
    [86_400, 1, false, 1_499],
    [20, 0.1, true, 200],
    [1_500, 1, true, 1_500],
    [600, 5, false, 21],
    [0.9, 0.1, false, 0],
  ])('%d s away with ticks of %d s, sound %s: %d come', (away, every, sound, came) => {
    expect(ticksDelivered(away * 1_000, every * 1_000, sound)).toBe(came);
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
    expect(reading.absence.isMeasured).toBe(false);
    expect(isWrong(reading)).toBe(mine !== other);
  });
});

describe('the deadline timer', () => {
  test('is right however many ticks are lost', () => {
    fc.assert(
      fc.property(ms, fc.integer({ min: 0, max: 50 }), (elapsed, ticks) => {
        const both = times(start(), ticks);
        expect(readBoth(both, NOW + elapsed).mineMs).toBe(Math.max(0, 60_000 - elapsed));
        expect(readBoth(both, NOW + elapsed).otherMs).toBe(60_000 - ticks * 100);
      }),
    );
  });

  test('keeps what is left through any pause', () => {
    fc.assert(
      fc.property(ms, ms, ms, (set, before, rest) => {
        const paused = pause(resume({ pausedWithMs: set }, NOW), NOW + before);
        const again = resume(paused, NOW + before + rest);
        expect(msLeft(paused, NOW + before + rest)).toBe(Math.max(0, set - before));
        expect(msLeft(again, NOW + before + rest)).toBe(Math.max(0, set - before));
      }),
    );
  });

  test('both are paused and resumed together', () => {
    const paused = pauseBoth(start(), NOW + 15_000);
    expect(isRunning(paused)).toBe(false);
    expect(paused.mine).toEqual({ pausedWithMs: 45_000 });
    expect(resumeBoth(paused, NOW + 99_000).mine).toEqual({ endsAt: NOW + 144_000 });
  });
});

test('the counting timer stops at nothing, and counts no more', () => {
  expect(count({ leftMs: 150, ticks: 0 }, 100)).toEqual({ leftMs: 50, ticks: 1 });
  expect(count({ leftMs: 50, ticks: 1 }, 100)).toEqual({ leftMs: 0, ticks: 2 });
  expect(count({ leftMs: 0, ticks: 2 }, 100)).toEqual({ leftMs: 0, ticks: 2 });
});

describe('an absence', () => {
  test('compares what came with what was due', () => {
    const away = times(leave(times(start(), 10), NOW + 1_000), 21);
    const back = comeBack(away, NOW + 21_900, false);
    expect(back.absence).toEqual({
      ms: 20_900,
      due: 209,
      came: 21,
      isMeasured: true,
      hadSound: false,
    });
    expect(back.gone).toBeUndefined();
    expect(readBoth(back, NOW + 21_900)).toMatchObject({ mineMs: 38_100, otherMs: 56_900 });
  });

  test('that began just before a tick has no tick too many', () => {
    const away = times(leave(start(), NOW + 99), 21);
    expect(comeBack(away, NOW + 2_100, true).absence).toMatchObject({ due: 21, came: 21 });
  });

  test('of a moment is none, and neither is one without a running session', () => {
    expect(comeBack(leave(start(), NOW), NOW + 1_999, false).absence).toBeUndefined();
    expect(comeBack(start(), NOW + 9_000, false).absence).toBeUndefined();
    expect(leave(setUp(MINUTE), NOW).gone).toBeUndefined();
    expect(leave(start(), NOW + 60_000).gone).toBeUndefined();
  });
});
