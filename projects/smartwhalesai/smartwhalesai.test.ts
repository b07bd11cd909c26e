import { expectFacts } from '@tests/support/facts';
import { expect, test } from 'vitest';

import { sleeve } from './sleeve';

expectFacts('smartwhalesai', [
  /\b6 chains/,
  /Ethereum/,
  /Binance Smart Chain/,
  /Polygon/,
  /Optimism/,
  /Arbitrum/,
  /\bBase\b/,
]);

test('the whale has six bands in every phase, one for each chain', () => {
  for (const t of [0, 0.25, 0.5]) expect(sleeve.draw(t, '').match(/<rect/g)).toHaveLength(6);
});
