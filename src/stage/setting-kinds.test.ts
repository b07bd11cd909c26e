import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readNumber, readRupees } from './setting-kinds';

test.each([
  ['500000', 500_000],
  ['5,00,000', 500_000],
  ['5 00 000', 500_000],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['1e6', 1_000_000],
  ['-1', -1],
  ['−1', -1],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['', ' ', 'five', '5L', '1e', '0x10', 'Infinity', 'NaN', '1.2.3', '<b>1</b>'])(
  '"%s" is no number',
  (text) => {
    expect(readNumber(text)).toBeNaN();
  },
);

test.each([
  ['5L', 500_000],
  ['5 lakh', 500_000],
  ['5 lakhs', 500_000],
  ['5lac', 500_000],
  ['1.1 lakh', 110_000],
  ['₹5,00,000', 500_000],
  ['₹ 5,00,000/-', 500_000],
  ['Rs. 6,000', 6_000],
  ['INR 6000', 6_000],
  ['0.1 crore', 1_000_000],
  ['1Cr', 10_000_000],
  ['20k', 20_000],
  ['6000 rupees', 6_000],
  ['1e6', 1_000_000],
])('%s is %d rupees', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

test.each(['', '₹', 'L', 'lakh', '5 apples', '5LL'])('"%s" is no amount', (text) => {
  expect(readRupees(text)).toBeNaN();
});

test('what was written comes back to the last digit', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readNumber(String(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([readNumber(text), readRupees(text)].every((n) => typeof n === 'number')).toBe(true);
    }),
  );
});
