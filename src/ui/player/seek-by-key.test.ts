import { expect, test } from 'vitest';

import { seekByKey } from './seek-by-key';

test.each([
  ['ArrowRight', 10, 15],
  ['ArrowLeft', 10, 5],
  ['ArrowLeft', 2, 0],
  ['ArrowRight', 38, 40],
  ['PageUp', 10, 25],
  ['PageDown', 10, 0],
  ['Home', 10, 0],
  ['End', 10, 40],
])('%s at %d of 40 seconds leads to %d', (key, position, target) => {
  expect(seekByKey(key, position, 40)).toBe(target);
});

test('other keys keep their meaning', () => {
  expect(seekByKey('Tab', 10, 40)).toBeUndefined();
});
