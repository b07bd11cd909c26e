import fc from 'fast-check';
import { expect, test } from 'vitest';

import { advance, doneOf, hire, nextBlock, roundOf, squaringsInARow, startAttempt } from './relay';
import type { Attempt } from './relay';

/** Works as the workers do; `crew` says how many are hired after each block. */
function run(total: number, crew: readonly number[], most: number): Attempt {
  let attempt = startAttempt({ kind: 'relay', total, rounds: total, workers: crew[0] ?? 1 });
  for (let turn = 1; ; turn += 1) {
    const next = nextBlock(attempt, most);
    if (!next) return attempt;
    attempt = advance(attempt, next.worker, next.squarings);
    attempt = hire(attempt, crew[turn % crew.length] ?? 1);
  }
}

const crews = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });

test('a chain ends after exactly its number of squarings in a row, whoever is hired on the way', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      crews,
      fc.integer({ min: 1, max: 90 }),
      (total, crew, most) => {
        const attempt = run(total, crew, most);
        expect(doneOf(attempt)).toBe(total);
        expect(squaringsInARow(attempt)).toBe(total);
        // No gap, and never two at once.
        for (const [index, leg] of attempt.legs.entries())
          expect(leg.from).toBe(attempt.legs[index - 1]?.to ?? 0);
      },
    ),
  );
});

test('four relay their chain in quarters, and need as many rounds as one', () => {
  const four = run(1_000, [4], 30);
  expect(four.legs).toEqual([
    { worker: 0, from: 0, to: 250 },
    { worker: 1, from: 250, to: 500 },
    { worker: 2, from: 500, to: 750 },
    { worker: 3, from: 750, to: 1_000 },
  ]);
  expect([roundOf(four), roundOf(run(1_000, [1], 30))]).toEqual([1_000, 1_000]);
});

test('everyone at once needs only the rounds of whoever has most, and the work stays the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 120 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 50 }),
      (rounds, workers, perRound) => {
        const start = startAttempt({ kind: 'pile', total: rounds * perRound, rounds, workers });
        const all = start.pieces.reduce(
          (attempt, { worker, from, to }) => advance(attempt, worker, to - from),
          start,
        );
        expect(doneOf(all)).toBe(rounds * perRound);
        expect(roundOf(all)).toBe(Math.ceil(rounds / workers));
        expect(squaringsInARow(all)).toBe(Math.ceil(rounds / workers) * perRound);
        for (const { from } of start.pieces) expect(from % perRound).toBe(0);
      },
    ),
  );
});

test('the round is the one that is going on', () => {
  const start = startAttempt({ kind: 'relay', total: 600, rounds: 60, workers: 1 });
  expect(roundOf(start)).toBe(1);
  expect(roundOf(advance(start, 0, 9))).toBe(1);
  expect(roundOf(advance(start, 0, 10))).toBe(2);
  expect(roundOf(advance(start, 0, 599))).toBe(60);
});

test('a hire cuts the rest, and whoever works goes on', () => {
  const start = startAttempt({ kind: 'relay', total: 100, rounds: 20, workers: 1 });
  const later = advance(start, 0, 20);
  expect(hire(later, 1)).toBe(later);
  expect(hire(later, 4).pieces).toEqual([
    { worker: 0, from: 20, to: 40 },
    { worker: 1, from: 40, to: 60 },
    { worker: 2, from: 60, to: 80 },
    { worker: 3, from: 80, to: 100 },
  ]);
  expect(hire(start, 2).pieces[0]).toEqual({ worker: 0, from: 0, to: 50 });
});
