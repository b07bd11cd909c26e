import { expect, test } from 'vitest';

import { findAll, PROFILE, replacing, testMistakes } from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';

testMistakes([
  {
    mistake: 'a list entry that ends at a # in brackets',
    make: replacing(
      PROFILE,
      '    start: 2021',
      '    points:\n      - The suite (UAX #9), in C\n    start: 2021',
    ),
    at: `${PROFILE}:11`,
    says: ['ends with "The suite (UAX"', 'Put the whole value in quotes'],
    isAdvice: true,
  },
  {
    mistake: 'a value that ends at a number',
    make: replacing(PROFILE, 'title: Apprentice', 'title: Apprentice #3'),
    at: `${PROFILE}:8`,
    says: 'ends with "Apprentice"',
    isAdvice: true,
  },
]);

test('a comment behind a whole value is no finding', async () => {
  using content = createScratchContent();
  content.replace(PROFILE, 'title: Apprentice', 'title: Apprentice (first) # of many');
  expect(await findAll(content.root)).toEqual([]);
});
