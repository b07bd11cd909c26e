import { describe, expect, test } from 'vitest';

import { hold, layDown, letGo, play, sendTo } from './flight';
import { throwNow } from './runs';
import { settings } from './settings';
import { carriedPx, count, degreesOf, keptBy, sayKept, tableOfFlight } from './words';

const FIELD = { width: 1_240, height: 572, band: 92, isNarrow: false };
const thrown = throwNow(settings.start, FIELD);

describe('what is said of a flight', () => {
  test('the throw carries the spring on in its own direction, and never less than before', () => {
    const carried = [0, 50, 150, 400, 1_500].map((ms) => carriedPx(play(thrown, ms)));
    expect(carried[0]).toBe(0);
    expect(carried[2]).toBeGreaterThan(carried[1] ?? 0);
    expect(carried).toEqual(carried.toSorted((a, b) => a - b));
    expect(carriedPx(layDown({ x: 1, y: 2 }, thrown.rules))).toBe(0);
    expect(carriedPx(throwNow({ ...settings.start, speed: 0 }, FIELD))).toBe(0);
  });

  test('let go, the spring has the speed and the direction of the hand', () => {
    const { speed, degrees } = keptBy(play(thrown, 400));
    expect(speed).toBeCloseTo(2_400, 6);
    expect(degrees).toBeCloseTo(0, 4);
    expect(keptBy(layDown({ x: 1, y: 2 }, thrown.rules))).toEqual({ speed: 0, degrees: 0 });
  });

  test('a direction that was kept has no degrees', () => {
    expect([0, 0.4, 12.3].map(sayKept)).toEqual([
      'kept its direction',
      'kept its direction',
      'turned 12°',
    ]);
  });

  test('numbers are grouped, and there is no minus before nothing', () => {
    expect(count(46_091.2)).toBe('46,091');
    expect(count(-0.2)).toBe('0');
  });

  test('a turn without speed has no angle', () => {
    expect(degreesOf(undefined)).toBeUndefined();
    expect(degreesOf(throwNow({ ...settings.start, speed: 0 }, FIELD).turn)).toBeUndefined();
    expect(degreesOf(thrown.turn)).toMatch(/^\d+°$/);
  });
});

describe('the table of a flight', () => {
  test('starts with the hand, and the steps stay within 2 px of the formula', () => {
    const rows = tableOfFlight(play(thrown, 600));
    expect(rows).toHaveLength(7);
    expect(rows[0]?.slice(0, 4)).toEqual(['0 ms', '2,400', '2,400', '0.0']);
    for (const row of rows) expect(Number(row[3])).toBeLessThan(2);
  });

  test('starts anew with a change of mind, also for a spring that was already moving', () => {
    const rows = tableOfFlight(play(sendTo(play(thrown, 100), { x: 100, y: 100 }), 600));
    expect(rows[0]?.[0]).toBe('0 ms');
    expect(rows[0]?.[1]).toBe(rows[0]?.[2]);
    for (const row of rows) expect(Number(row[3])).toBeLessThan(4);
  });

  test('is empty before anything was let go', () => {
    expect(tableOfFlight(hold(thrown, { x: 5, y: 5 }))).toEqual([]);
    expect(tableOfFlight({ ...letGo(thrown, { vx: 1, vy: 1 }), trail: [] })).toEqual([]);
  });
});
