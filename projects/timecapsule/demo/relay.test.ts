import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BASE, squareTimes, takeShortcut } from './puzzle';
import {
  addBlock,
  addGuess,
  hire,
  nextBlock,
  secondsLeft,
  squaringsInARow,
  startAttempt,
} from './relay';
import type { Attempt } from './relay';

const MODULUS = 1_000_003n * 1_000_033n;
const ORDER = 1_000_002n * 1_000_032n;

/** Works as the workers do, a millisecond for each squaring; `crew` says how many are hired after each block. */
function run(total: number, crew: readonly number[], most: number): Attempt {
  let attempt = startAttempt('relay', { id: 1, total, workers: crew[0] ?? 1 });
  for (let turn = 1; ; turn += 1) {
    const next = nextBlock(attempt, most);
    if (!next) return attempt;
    const number = squareTimes(attempt.number, next.squarings, MODULUS);
    attempt = addBlock(attempt, { ...next, ms: next.squarings, number });
    attempt = hire(attempt, crew[turn % crew.length] ?? 1);
  }
}

const crews = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });

test('a capsule opens after exactly its number of squarings, whoever is hired on the way', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      crews,
      fc.integer({ min: 1, max: 90 }),
      (total, crew, most) => {
        const attempt = run(total, crew, most);
        expect(attempt.done).toBe(total);
        expect(squaringsInARow(attempt)).toBe(total);
        expect(attempt.number).toBe(takeShortcut({ modulus: MODULUS, squarings: total }, ORDER));
      },
    ),
  );
});

test('one worker is as fast as four: the same squarings in a row, the same time, the same number', () => {
  const one = run(1_000, [1], 30);
  const four = run(1_000, [4], 30);
  expect(squaringsInARow(four)).toBe(squaringsInARow(one));
  expect(four.clockMs).toBe(one.clockMs);
  expect(four.number).toBe(one.number);
  expect(four.legs.map(({ worker, from, to }) => [worker, from, to])).toEqual([
    [0, 0, 250],
    [1, 250, 500],
    [2, 500, 750],
    [3, 750, 1_000],
  ]);
});

test('legs follow each other without a gap, and no two workers ever work at once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      crews,
      fc.integer({ min: 1, max: 90 }),
      (total, crew, most) => {
        const { legs } = run(total, crew, most);
        expect(legs[0]?.from).toBe(0);
        expect(legs.at(-1)?.to).toBe(total);
        for (const [index, leg] of legs.entries()) {
          const before = legs[index - 1];
          expect(leg.from).toBe(before?.to ?? 0);
          expect(leg.startMs).toBe(before?.endMs ?? 0);
        }
      },
    ),
  );
});

test('a hire cuts the rest, and whoever works goes on', () => {
  const start = startAttempt('relay', { id: 1, total: 100, workers: 1 });
  const later = addBlock(start, { worker: 0, squarings: 20, ms: 20, number: 4n });
  expect(hire(later, 1)).toBe(later);
  expect(hire(later, 4).pieces).toEqual([
    { worker: 0, from: 20, to: 40 },
    { worker: 1, from: 40, to: 60 },
    { worker: 2, from: 60, to: 80 },
    { worker: 3, from: 80, to: 100 },
  ]);
  expect(hire(start, 2).pieces[0]).toEqual({ worker: 0, from: 0, to: 50 });
});

test('who guesses needs a quarter of the squarings and comes to a wrong number', () => {
  const truth = squareTimes(BASE, 100, MODULUS);
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 2n, max: MODULUS - 1n }), { minLength: 3, maxLength: 3 }),
      (guesses) => {
        let attempt = startAttempt('guess', { id: 1, total: 100, workers: 4 });
        for (const { worker, from, to } of attempt.pieces) {
          const number = squareTimes([BASE, ...guesses][worker] ?? BASE, to - from, MODULUS);
          attempt = addGuess(attempt, { worker, squarings: to - from, ms: 25 + worker, number });
        }
        expect(attempt).toMatchObject({ done: 100, clockMs: 28 });
        expect(squaringsInARow(attempt)).toBe(25);
        fc.pre(guesses[2] !== squareTimes(BASE, 75, MODULUS));
        expect(attempt.number).not.toBe(truth);
      },
    ),
    { seed: 17 },
  );
});

test('the time left goes by the measured speed, then by the speed so far', () => {
  const start = startAttempt('relay', { id: 1, total: 10_000, workers: 4 });
  expect(secondsLeft(start, 1_000)).toBe(10);
  expect(secondsLeft({ ...start, done: 2_000, clockMs: 4_000 }, 1_000)).toBe(16);
  expect(secondsLeft(startAttempt('guess', { id: 1, total: 10_000, workers: 4 }), 1_000)).toBe(3);
});
