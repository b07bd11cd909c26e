import fc from 'fast-check';
import { expect, test } from 'vitest';

import { LEVELS, lieAbout, numbersAfter } from './attacks';
import type { Level } from './attacks';
import { createJourney } from './journey';
import { readList } from './read-run';
import { createRoleKeys, publicKeysOf } from './signing';
import { verifyLedger, verifySums } from './verify';

const keys = await createRoleKeys();
const { ledger, batch, serials } = await createJourney(keys, 189);
const honest = ledger.blocks.map(({ content }) => content.event.quantity);

async function verdictAfter(at: number, to: number, as: Level) {
  return verifyLedger(await lieAbout(ledger, keys, { at, to, as }), publicKeysOf(keys));
}

test('seed 189 tells the story of the storyboard', () => {
  expect(batch).toBe('B-32698');
  expect(serials).toHaveLength(48);
  expect(honest).toEqual([48, 5, 48, 48, 5, 24, 24]);
  expect(ledger.blocks.map(({ content }) => content.step)).toEqual([4, 6, 8, 11, 15, 19, 21]);
});

const fewer = honest.map((boxes) => boxes - 2);
const SEAL = { at: 'seal', reason: 'head-differs' };
const link = (at: number) => ({ at, reason: 'broken-link' });
const INSIDER = [link(1), link(2), link(3), link(4), link(5), SEAL, SEAL];

test.each([0, 1, 2, 3, 4, 5, 6])('a lie at block %i ends where it has to', async (at) => {
  const to = fewer[at] ?? 0;
  expect(await verdictAfter(at, to, 'none')).toMatchObject({ at, reason: 'hash-mismatch' });
  expect(await verdictAfter(at, to, 'hashes')).toMatchObject({ at, reason: 'wrong-signature' });
  expect(await verdictAfter(at, to, 'one')).toMatchObject(INSIDER[at] ?? {});
  expect(await verdictAfter(at, to, 'all')).toEqual({ status: 'intact' });
});

test('all three keys win only where the sums agree', async () => {
  expect(await verdictAfter(2, 60, 'all')).toMatchObject({
    at: 2,
    reason: 'quantity-exceeded',
    evidence: { written: '60', found: '48' },
  });
  expect(await verdictAfter(2, 0, 'all')).toEqual({ status: 'intact' });
  expect(await verdictAfter(0, 60, 'all')).toEqual({ status: 'intact' });
});

test('nobody short of all three keys gets any lie believed, and the honest ledger is never touched', async () => {
  const before = structuredClone(ledger);
  const anyLie = fc.record({
    at: fc.nat({ max: 6 }),
    to: fc.nat({ max: 99 }),
    as: fc.constantFrom(...LEVELS.filter((level) => level !== 'all')),
  });
  await fc.assert(
    fc.asyncProperty(anyLie, async ({ at, to, as }) => {
      fc.pre(to !== honest[at]);
      expect(await verdictAfter(at, to, as)).toMatchObject({ status: 'broken' });
    }),
    { numRuns: 150 },
  );
  expect(ledger).toEqual(before);
});

test('a plain list believes what all three keys can make believed, and nothing else', async () => {
  const anyLie = fc.record({ at: fc.nat({ max: 6 }), to: fc.nat({ max: 99 }) });
  await fc.assert(
    fc.asyncProperty(anyLie, async ({ at, to }) => {
      const listed = readList(ledger, { at, to });
      expect(listed.verdict).toEqual(await verdictAfter(at, to, 'all'));
      expect(verifySums(listed.ledger)).toEqual(listed.verdict);
    }),
    { numRuns: 100 },
  );
});

test('the numbers after a lie are those of the honest story when it is no lie', () => {
  for (const at of honest.keys()) expect(numbersAfter(honest, at, honest[at] ?? 0)).toEqual(honest);
});

test('no lie that is believed has more boxes anywhere than were there', () => {
  for (const at of honest.keys()) {
    for (let to = 0; to <= 99; to += 1) {
      const [made = 0, first = 0, shipped = 0, received = 0, second = 0, counter = 0, ward = 0] =
        numbersAfter(honest, at, to);
      const isPossible =
        first <= made &&
        shipped <= made &&
        received <= shipped &&
        second <= received &&
        counter + ward <= received;
      expect(readList(ledger, { at, to }).verdict.status).toBe(isPossible ? 'intact' : 'broken');
    }
  }
});
