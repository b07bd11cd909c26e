import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { barsOf, countAt, placeOfCount, railOf } from './crowd-rail';
import { fallAt } from './fall';
import { curveFlock, gatherFlock, springFlock, throwFlock } from './flock';
import { KEPT, keepWait, rememberBeat, sayTally, tallyWaits } from './pictures';
import { NUMBERS, settings } from './settings';
import { describeRun } from './words';

const FIELD = { width: 1_240, height: 550, band: 92, isNarrow: false };
const TAKEN = [{ x: 300, y: 140, halfX: 300, halfY: 140 }];
const RULES = { spring: { stiffness: 60, damping: 8 }, curveMs: 400 };
const HERE = { x: 0, y: 0 };
const HOME = { x: 990, y: 330 };

describe('the copies', () => {
  test('are counted in words', () => {
    expect([1, 500].map((cards) => NUMBERS.cards.say(cards))).toEqual(['1 card', '500 cards']);
  });

  test('have homes of their own, on the field and beside what is taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 499 }), fc.boolean(), (count, isNarrow) => {
        const field = isNarrow ? { width: 360, height: 280, band: 56, isNarrow } : FIELD;
        const { homes, size } = gatherFlock(count, field, isNarrow ? [] : TAKEN, HOME);
        expect(new Set(homes.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
        for (const { x, y } of homes) {
          expect(x > size / 2 && x < field.width - size / 2).toBe(true);
          expect(y > size / 2 && y < field.height - size / 2).toBe(true);
          if (!isNarrow) expect(x - size / 2 > 600 || y - size / 2 > 280).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('stand around the card when they are few, and not behind it', () => {
    for (const { x, y } of gatherFlock(4, FIELD, TAKEN, HOME).homes) {
      const far = Math.hypot(x - HOME.x, y - HOME.y);
      expect(far > 100 && far < 260).toBe(true);
    }
  });

  test('are thrown the same way every time, each differently, and all come home', () => {
    const flocks = [gatherFlock(499, FIELD, TAKEN, HOME), gatherFlock(499, FIELD, TAKEN, HOME)];
    for (const flock of flocks) {
      throwFlock(flock, { x: -300, y: 100 }, { vx: 0, vy: -2_400 });
      expect(new Set(flock.vx).size).toBe(499);
      springFlock(flock, RULES, HERE, 100);
    }
    expect(flocks[0]).toEqual(flocks[1]);
    const [flock = gatherFlock(0, FIELD, TAKEN, HOME)] = flocks;
    springFlock(flock, RULES, HERE, 4_000);
    for (const [index, home] of flock.homes.entries()) {
      expect(flock.x[index]).toBeCloseTo(home.x, 0);
      expect(flock.y[index]).toBeCloseTo(home.y, 0);
    }
  });

  test('on a timed curve are at home when it is over, and where they were when it began', () => {
    const flock = gatherFlock(20, FIELD, TAKEN, HOME);
    throwFlock(flock, { x: -300, y: 100 }, { vx: 900, vy: 0 });
    throwFlock(flock, undefined, { vx: 0, vy: 900 });
    const from = [...flock.x];
    curveFlock(flock, RULES, 0);
    expect([...flock.x]).toEqual(from);
    curveFlock(flock, RULES, 400);
    expect([...flock.x]).toEqual(flock.homes.map(({ x }) => x));
  });
});

describe('the handle that counts them', () => {
  test('has a place on the band for every number, and the number for every place', () => {
    for (const field of [FIELD, { width: 390, height: 230, band: 56, isNarrow: true }]) {
      const { left, right } = railOf(field);
      expect(barsOf(field)?.left ?? Infinity).toBeGreaterThan(right);
      for (const count of [1, 2, 30, 499, 500]) {
        const place = placeOfCount(field, count);
        expect(place).toBeGreaterThan(left);
        expect(place).toBeLessThan(right);
        expect(countAt(field, place)).toBe(count);
      }
      expect([countAt(field, -900), countAt(field, 9_000)]).toEqual([1, 500]);
    }
  });
});

test('what is dropped bounces once and stays on the floor', () => {
  const dropped = { x: 50, y: 100 };
  const [start, falling, bounced, end] = [0, 200, 600, 1_000].map((ms) => fallAt(dropped, 400, ms));
  expect(start).toEqual(dropped);
  expect(falling?.y).toBeCloseTo(160, 8);
  expect(bounced?.y).toBeLessThan(400);
  expect(end).toEqual({ x: 50, y: 400 });
  expect(fallAt({ ...dropped, y: 500 }, 400, 0).y).toBe(400);
});

describe('the times between pictures', () => {
  const steady = Array.from({ length: KEPT }, () => 16.7);

  test('only the last are kept, and nothing is made up', () => {
    const waits = [5, ...steady].reduce<readonly number[]>(keepWait, []);
    expect(waits).toEqual(steady);
    expect(keepWait(waits, 0)).toBe(waits);
  });

  test('a steady screen has its beat and no late picture', () => {
    expect(tallyWaits(steady)).toEqual({ count: 120, late: 0, longestMs: 16.7, beatMs: 16.7 });
    expect(tallyWaits(steady.map(() => 8.3)).beatMs).toBe(8.3);
  });

  test('waits of more than one and a half beats are late, also on a busy machine', () => {
    const waits = [...steady.slice(0, 20), ...Array.from({ length: 100 }, () => 33.4)];
    expect(tallyWaits(waits)).toEqual({ count: 120, late: 100, longestMs: 33.4, beatMs: 16.7 });
    expect(tallyWaits([16, 90])).toEqual({
      count: 2,
      late: 1,
      longestMs: 90,
      beatMs: 1_000 / 60,
    });
  });

  test('a beat is never one that no screen has', () => {
    expect(tallyWaits(steady.map(() => 0.5)).beatMs).toBeCloseTo(4.17, 2);
    expect(tallyWaits(steady.map(() => 400)).beatMs).toBeCloseTo(33.3, 1);
  });

  test('a page that has become slow does not slow down the beat of its screen', () => {
    const slow = steady.map(() => 33);
    const known = rememberBeat(steady);
    expect(tallyWaits(slow, known)).toMatchObject({ late: slow.length, beatMs: known });
    expect(tallyWaits(slow).late).toBe(0);
    expect(rememberBeat([16])).toBe(Infinity);
    expect(rememberBeat(slow, known)).toBe(known);
  });

  test('the words name the waits and no cause', () => {
    expect(sayTally(tallyWaits([]))).toBe('While the cards fly, the frames are timed here.');
    expect(sayTally(tallyWaits([1_350]))).toContain('The longest wait was 1,350 ms');
    expect(sayTally(tallyWaits([...steady.slice(1), 83]))).toBe(
      'This tab keeps up: 1 of the last 120 frames (the bars) came late. The longest wait was 83 ms; the screen asks for 16.7 (the white line).',
    );
    const slow = sayTally(tallyWaits(steady.map((ms, index) => (index % 5 === 0 ? 83 : ms))));
    expect(slow).toMatch(/^This tab falls behind: 24 of/);
  });
});

test.each([
  [{ curve: 900 }, 'one card to throw.'],
  [{ do: 'throw', speed: 900 }, 'one card, thrown at 900 px/s.'],
  [{ do: 'throw', cards: 500 }, '500 cards, thrown at 2,400 px/s.'],
  [{ do: 'back' }, 'a card that is called back after 100 ms.'],
  [{ do: 'second' }, 'one step of 1,000 ms.'],
] as const)('a run with %j is named before Play', (changes, words) => {
  expect(describeRun({ ...settings.start, ...changes })).toBe(words);
});
