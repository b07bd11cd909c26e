import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

import type { Way } from '@/stage/use-run';

import { BEFORE, summarise, valueOfReading } from './demo/ledger';
import { readingOf } from './demo/lookup';
import { settings } from './demo/settings';
import { CHAINS } from './demo/wallet';
import { sleeve } from './sleeve';

const ROWS = BEFORE.map((reading) => Number(valueOfReading(reading, 'mine')) / 100);
const total = (changes: Partial<typeof settings.start>, approach: Way) => {
  const run = { ...settings.start, ...changes, approach };
  const readings = CHAINS.map((chain) => readingOf(chain, run, Infinity));
  return Number(summarise(readings, approach).cents) / 100;
};
const row = (chain: number) => () => ROWS[CHAINS.findIndex(({ id }) => id === chain)] ?? 0;
const addedRows = () => ROWS.reduce((sum, dollars) => sum + dollars, 0);

expectNumbers('smartwhalesai', {
  spec: ['6'],
  example: ['5,000,000'],
  standard: {
    '18': 'decimals of USDC on Binance Smart Chain, and of most tokens',
    '20': 'bytes of an address',
    '23': 'bytes of a delegation, EIP-7702',
  },
  computed: {
    '334,466.49': row(1),
    '118,404.58': row(56),
    '233,572.47': row(137),
    '162,427.74': row(10),
    '221,182.64': row(42_161),
    '172,909.88': row(8_453),
    '1,242,963.82': () => total({}, 'mine'),
    '1,009,391.35': () => total({ out: [137] }, 'naive'),
    '1,242,963.80': addedRows,
    '6,242,963.82': () => total({ fake: true }, 'naive'),
    '250': () => (total({ decimals: 6 }, 'naive') - total({ out: [56] }, 'naive')) / 10 ** 12,
    '9,007,199,254,740,991': () => Number.MAX_SAFE_INTEGER,
    // Of 40 digits each passes if it has no case, 10 of 16, or has the right one by chance.
    '0.0247': () => 100 * (13 / 16) ** 40,
    '4,000': () => 1_000 * Math.round((16 / 13) ** 40 / 1_000),
    '0.009': () => Number.MAX_SAFE_INTEGER / 10 ** 18,
  },
});

test('the rounded rows miss the total by two cents', () => {
  expect(total({}, 'mine') - addedRows()).toBeCloseTo(0.02);
});

test('the whale has six bands in every phase, one for each chain', () => {
  for (const t of [0, 0.25, 0.5]) expect(sleeve.draw(t, '').match(/<rect/g)).toHaveLength(6);
});
