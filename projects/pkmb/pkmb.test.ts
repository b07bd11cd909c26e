import { readFileSync } from 'node:fs';

import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';

const PICTURES = 1_000;
const CROWNS = 50;
const source = readFileSync('projects/pkmb/pkmb.mdx', 'utf8');

expectFacts('pkmb', [/memecoin/i, /NFT/, /mint/i]);

expectNumbers('pkmb', {
  example: ['1', '100', '3,000'],
  standard: {
    '32': 'bytes of a bytes32 in Solidity',
    '256': 'blocks for which the EVM answers BLOCKHASH',
  },
  computed: {
    '1,000': () => inContract(/SUPPLY = (\d+)/),
    '5': () => inContract(/block\.number \+ (\d+)/),
    '50': () => crownsHeld(0),
    '2.5': () => meanCrowns(),
    '0.1': () => percentOfBestShift(1),
    '9.5': () => percentOfBestShift(100),
    '63.2': () => percentOfBestShift(1_000),
    '95.0': () => percentOfBestShift(3_000),
  },
});

function inContract(pattern: RegExp) {
  return Number(pattern.exec(source)?.[1]);
}

/** The script buys the tokens that would be crowns at shift 0; how many are at another shift? */
function crownsHeld(shift: number) {
  const isCrown = (picture: number) => (picture * 7) % PICTURES < CROWNS;
  const tokens = Array.from({ length: PICTURES }, (_, token) => token);
  return tokens.filter((token) => isCrown(token) && isCrown((token + shift) % PICTURES)).length;
}

/** Over all shifts; the same for every list, since each pair of tokens meets once. */
function meanCrowns() {
  let sum = 0;
  for (let shift = 0; shift < PICTURES; shift += 1) sum += crownsHeld(shift);
  return sum / PICTURES;
}

function percentOfBestShift(orders: number) {
  return 100 * (1 - (1 - 1 / PICTURES) ** orders);
}
