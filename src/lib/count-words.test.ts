import { expect, test } from 'vitest';

import { countOf, inWords, plural } from './count-words';

test.each([
  [0, '0 tracks', 'no', 'tracks'],
  [1, '1 track', 'one', 'track'],
  [2, '2 tracks', 'two', 'tracks'],
  [10, '10 tracks', 'ten', 'tracks'],
  [11, '11 tracks', '11', 'tracks'],
])('%i is %s, in words %s', (count, line, word, noun) => {
  expect(countOf(count, 'track')).toBe(line);
  expect(inWords(count)).toBe(word);
  expect(plural(count, 'track')).toBe(noun);
});
