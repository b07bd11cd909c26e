import { expectNumbers } from '@tests/support/numbers';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chanceOfRight, drawJuries, holdAll, JURIES } from './demo/juries';
import { payIn } from './demo/ledger';
import { settings } from './demo/settings';
import { juryOf } from './figures/jury';
import { sleeve } from './sleeve';

const RENT = 20_000;
const JURORS = 9;
const SHARES = [0, 20, 30, 30, 100];
const terms = split(RENT);
const { jurors, right, seed } = settings.start;
const panel = { jurors, accuracy: right / 100, peeking: 0 };
const hold = (peeking: number) => holdAll(drawJuries(seed), { ...panel, peeking }, () => true);

expectNumbers('fairbnb', {
  spec: ['2'],
  input: { '32': 'random bytes of a sealed number in this design' },
  example: ['20,000', '9', '8', '4', '100', '40', '0', '20', '30'],
  computed: {
    '40,000': () => terms.paid,
    '19,600': () => terms.landlord,
    '200': () => terms.jurorsHalf,
    '22': () => terms.pay,
    '5': () => Math.floor(JURORS / 2) + 1,
    '35': () => juryOf(3, 0.4).rightPercent,
    '1,000': () => JURIES,
    '902': () => hold(0).right,
    '70': () => right,
    '901': () => JURIES * chanceOfRight(panel),
    '705': () => hold(1).right,
    '36': () => SHARES.reduce((sum, share) => sum + share, 0) / SHARES.length,
  },
});

test('an even jury is right as often as the odd one before it', () => {
  for (const size of [2, 4, 6]) {
    expect(juryOf(size, 0.7).rightPercent).toBe(juryOf(size - 1, 0.7).rightPercent);
  }
});

test('the platform keeps what the jurors’ half leaves over', () => {
  expect(terms.jurorsHalf - terms.pay * JURORS).toBe(2);
});

test('no unit of the first payment is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (rent) => {
      const { paid, held, landlord, platform, jurorsHalf } = split(rent);
      expect(held + landlord + platform + jurorsHalf).toBe(paid);
    }),
  );
});

test('the demo keeps the money of the contract', () => {
  const { owed, held, jurorsHalf } = payIn(RENT);
  expect({ held, jurorsHalf, ...owed }).toEqual({
    held: terms.held,
    jurorsHalf: terms.jurorsHalf,
    landlord: terms.landlord,
    platform: terms.platform,
  });
});

test('the jury on the sleeve is odd', () => {
  const ballots = sleeve.draw(0, '').match(/<rect/g) ?? [];
  expect(ballots.length % 2).toBe(1);
});

/** The constructor of the contract in the write-up, in whole units. */
function split(rent: number) {
  const fee = Math.floor((rent * 200) / 10_000);
  const jurorsHalf = Math.floor(fee / 2);
  return {
    paid: 2 * rent,
    held: rent,
    landlord: rent - fee,
    platform: fee - jurorsHalf,
    jurorsHalf,
    pay: Math.floor(jurorsHalf / JURORS),
  };
}
