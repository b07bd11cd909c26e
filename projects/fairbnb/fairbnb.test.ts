import { expectFacts } from '@tests/support/facts';
import { expect, test } from 'vitest';

import { sleeve } from './sleeve';

expectFacts('fairbnb', [
  /2 percent/,
  /one month[’']s rent/,
  /odd number/,
  /juror/i,
  /tenant/i,
  /landlord/i,
  /jury/i,
]);

test('the jury on the sleeve is odd', () => {
  const ballots = sleeve.draw(0, '').match(/<rect/g) ?? [];
  expect(ballots.length % 2).toBe(1);
});
