import { expect, test } from 'vitest';

import { formatLakh, formatRupees } from './format-rupees';

test('rupees are grouped the Indian way', () => {
  expect(formatRupees(1_000_000.4)).toBe('10,00,000');
});

test.each([
  [0, '0'],
  [50_000, '0.5L'],
  [250_000, '2.5L'],
  [1_000_000, '10L'],
])('%d is %s', (amount, text) => {
  expect(formatLakh(amount)).toBe(text);
});
