import { expect, test } from 'vitest';

import { formatRupees } from './format-rupees';

test('rupees are grouped the Indian way', () => {
  expect(formatRupees(1_000_000.4)).toBe('10,00,000');
});
