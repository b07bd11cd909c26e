import { readFileSync } from 'node:fs';

import { expectNumbers } from '@tests/support/numbers';

import { countShifts, meanOfBest, chanceOfAll } from './demo/odds';
import { crownsByShift, makeList, SUPPLY } from './demo/sale';
import { settings } from './demo/settings';

const afterSale = crownsByShift(makeList(settings.start.seed, true), SUPPLY);
const counts = countShifts(afterSale);
const source = readFileSync('projects/pkmb/pkmb.mdx', 'utf8');

expectNumbers('pkmb', {
  example: ['1', '100', '3,000'],
  standard: {
    '32': 'bytes of a bytes32 in Solidity',
    '256': 'blocks for which the EVM answers BLOCKHASH',
  },
  computed: {
    '1,000': () => inContract(/SUPPLY = (\d+)/),
    '5': () => inContract(/block\.number \+ (\d+)/),
    '50': () => Math.max(...afterSale),
    '2.5': () => meanOfBest(counts, 1),
    '34.5': () => meanOfBest(counts, 1_000),
    '0.1': () => percentOfBestShift(1),
    '9.5': () => percentOfBestShift(100),
    '63.2': () => percentOfBestShift(1_000),
    '95.0': () => percentOfBestShift(3_000),
  },
});

function inContract(pattern: RegExp) {
  return Number(pattern.exec(source)?.[1]);
}

function percentOfBestShift(orders: number) {
  return 100 * chanceOfAll(counts, orders);
}
