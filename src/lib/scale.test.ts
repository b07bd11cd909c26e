import { expect, test } from 'vitest';

import { linearScale } from './scale';

test('the ends land on the ends, and the middle in the middle', () => {
  const scale = linearScale(0, 10, 100, 0);
  expect([scale(0), scale(5), scale(10)]).toEqual([100, 50, 0]);
});

test('a range of nothing lands on its start', () => {
  expect(linearScale(3, 3, 10, 20)(3)).toBe(10);
});
