import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lostByDividingTwice, payIn, play, total } from './ledger';
import type { Move } from './ledger';

const jurors = (count: number) => Array.from({ length: count }, (_, juror) => `juror ${juror + 1}`);
const verdict = (seats: number, opened: number, votesForClaim: number): Move => ({
  kind: 'settle',
  seats,
  opened: jurors(opened),
  votesForClaim,
});

test('the lease of the write-up', () => {
  const lease = payIn(20_000);
  expect(lease).toMatchObject({ paidIn: 40_000, held: 20_000, jurorsHalf: 200 });
  expect(lease.owed).toEqual({ landlord: 19_600, platform: 200 });
  const after = play(lease, verdict(9, 9, 4));
  expect(after).toMatchObject({ held: 0, jurorsHalf: 0 });
  expect(after.owed).toMatchObject({ tenant: 20_000, platform: 202, 'juror 9': 22 });
});

test('five of nine votes give the landlord the deposit, and who did not open is not paid', () => {
  const { owed } = play(payIn(20_000), verdict(9, 8, 5));
  expect(owed).toMatchObject({ landlord: 39_600, platform: 224 });
  expect(owed['juror 9']).toBeUndefined();
});

test('dividing twice loses a coin at 20,001 and none at 20,000', () => {
  expect(lostByDividingTwice(20_001)).toBe(1);
  expect(lostByDividingTwice(20_000)).toBe(0);
});

test('whole coins that add up, under any sequence of moves', () => {
  const anyMove: fc.Arbitrary<Move> = fc.oneof(
    fc
      .integer({ min: 1, max: 7 })
      .chain((half) =>
        fc.tuple(
          fc.constant(2 * half + 1),
          fc.nat({ max: 2 * half + 1 }),
          fc.nat({ max: 2 * half + 1 }),
        ),
      )
      .map((values) => verdict(...values)),
    fc
      .constantFrom('tenant', 'landlord', 'platform', 'stranger', ...jurors(15))
      .map((who): Move => ({ kind: 'collect', who })),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(anyMove, { maxLength: 40 }),
      (rent, moves) => {
        let ledger = payIn(rent);
        for (const move of moves) {
          ledger = play(ledger, move);
          expect(total(ledger)).toBe(2 * rent);
          const { held, jurorsHalf, owed, collected } = ledger;
          const parts = [held, jurorsHalf, ...Object.values(owed), ...Object.values(collected)];
          expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        }
      },
    ),
  );
});

test('nobody collects twice', () => {
  const collect: Move = { kind: 'collect', who: 'landlord' };
  const once = play(payIn(20_000), collect);
  expect(once.collected).toEqual({ landlord: 19_600 });
  expect(play(once, collect)).toEqual(once);
});
