import { expect, test } from 'vitest';

import { compareBars, formatHz, formatShare } from './words';

test.each([
  [440, '440 Hz'],
  [999.4, '999 Hz'],
  [1_760, '1.76 kHz'],
  [16_000, '16.0 kHz'],
])('%d Hz reads %s', (hz, text) => {
  expect(formatHz(hz)).toBe(text);
});

test('small shares have a digit after the point', () => {
  expect([0.1157, 0.0276, 0.5013].map(formatShare)).toEqual(['12%', '2.8%', '50%']);
});

test('the measurements decide what is said of 60 and 75 Hz', () => {
  expect(compareBars(undefined, 3)).toContain('Listening');
  expect(compareBars(5, 5)).toContain('cannot tell them apart');
  expect(compareBars(4, 6)).toContain('tells them apart');
});
