import { expect, test } from 'vitest';

import { cardSize, fieldOf } from './runs';

test.each([
  { width: 390, height: 300, isNarrow: true },
  { width: 1_240, height: 548, isNarrow: false },
])('the field of $width by $height leaves room for its band, and its card fits', (size) => {
  const field = fieldOf(size);
  expect(field.isNarrow).toBe(size.isNarrow);
  expect(field.height + field.band).toBe(size.height);
  expect(cardSize(field)).toBeLessThan(field.height);
});
