import { expect, test } from 'vitest';

import { formatDuration } from './format-duration';

test.each([
  [0, '0:00'],
  [39.549, '0:39'],
  [65, '1:05'],
  [3665, '1:01:05'],
])('%d seconds read %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
