import { expect, test } from 'vitest';

import { formatChance } from './format-chance';

test.each([
  [0, '0 of 100'],
  [0.00001, '0.1 of 100'],
  [0.004, '0.4 of 100'],
  [0.714, '71 of 100'],
  [0.996, '99.6 of 100'],
  [0.99999, '99.9 of 100'],
  [1, '100 of 100'],
])('%d is %s', (share, text) => {
  expect(formatChance(share)).toBe(text);
});
