import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

import { sleeve } from './sleeve';

/** The rows of the sample wallet in cents, each rounded, and the total that was rounded once. */
const ROWS = [33_446_649, 11_840_458, 23_357_247, 16_242_774, 22_118_264, 17_290_988];
const TOTAL = 124_296_382;
const POLYGON = 23_357_247;
const FAKE_TOKENS = 5_000_000;
const addedRows = ROWS.reduce((sum, row) => sum + row, 0);

expectFacts('smartwhalesai', [
  /\b6 chains/,
  /Ethereum/,
  /Binance Smart Chain/,
  /Polygon/,
  /Optimism/,
  /Arbitrum/,
  /\bBase\b/,
]);

expectNumbers('smartwhalesai', {
  spec: ['6'],
  example: [
    ...['334,466.49', '118,404.58', '162,427.74', '221,182.64', '172,909.88', '1,242,963.82'],
    ...['5,000,000', '250'],
  ],
  standard: {
    '18': 'decimals of USDC on Binance Smart Chain, and of most tokens',
    '20': 'bytes of an address',
    '23': 'bytes of a delegation, EIP-7702',
  },
  computed: {
    '233,572.47': () => POLYGON / 100,
    '1,009,391.35': () => (TOTAL - POLYGON) / 100,
    '1,242,963.80': () => addedRows / 100,
    '6,242,963.82': () => TOTAL / 100 + FAKE_TOKENS,
    '9,007,199,254,740,991': () => Number.MAX_SAFE_INTEGER,
    '0.009': () => Number.MAX_SAFE_INTEGER / 10 ** 18,
  },
});

test('the rounded rows miss the total by two cents', () => {
  expect(TOTAL - addedRows).toBe(2);
});

test('the whale has six bands in every phase, one for each chain', () => {
  for (const t of [0, 0.25, 0.5]) expect(sleeve.draw(t, '').match(/<rect/g)).toHaveLength(6);
});
