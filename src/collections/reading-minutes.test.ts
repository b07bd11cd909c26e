import { expect, test } from 'vitest';

import { countWords, readingMinutes } from './reading-minutes';

test('code is read, tags and link targets are not', () => {
  const body = [
    'Five [plain](/projects/sipwise) words of prose.',
    '<Figure />',
    '```ts',
    'const isRead = true;',
    '```',
  ].join('\n');
  expect(countWords(body)).toBe(8);
});

test('the shortest text takes a minute', () => {
  expect(readingMinutes('')).toBe(1);
});

test('a text of 1,100 words takes five minutes', () => {
  expect(readingMinutes('word '.repeat(1100))).toBe(5);
});
