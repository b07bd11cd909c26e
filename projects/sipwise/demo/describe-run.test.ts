import { expect, test } from 'vitest';

import { describeRun } from './describe-run';

test('the poster names the shared run', () => {
  expect(describeRun(new URLSearchParams('goal=1000000&years=1'))).toBe('10,00,000 in 1 year.');
  expect(describeRun(new URLSearchParams('years=10'))).toBe('5,00,000 in 10 years.');
});

test('an address without a run is none', () => {
  expect(describeRun(new URLSearchParams('utm_source=mail'))).toBeUndefined();
});
