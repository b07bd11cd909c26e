import { expect, test } from 'vitest';

import { parseNumber } from './parse-number';

test.each([
  ['500000', 500_000],
  ['5,00,000', 500_000],
  [' 5 00 000 ', 500_000],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['7.', 7],
  ['-3', -3],
])('%j is %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', ' ', '-', '.', 'five', '1e9', '0x10', '1-2', 'Infinity', '1.2.3'])(
  '%j is no number',
  (text) => {
    expect(parseNumber(text)).toBeNaN();
  },
);
