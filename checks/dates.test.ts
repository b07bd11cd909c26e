import { expect, test } from 'vitest';

import {
  ALPHA,
  ENTRIES,
  findAll,
  PROFILE,
  replacing,
  testMistakes,
} from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';

testMistakes([
  {
    mistake: 'a start that is to come',
    make: (content) => {
      content.replace(PROFILE, 'start: 2021', 'start: 2999');
      content.replace(PROFILE, 'end: 2024', 'end: Present');
    },
    at: `${PROFILE}:10`,
    field: 'workHistory[0].start',
    says: '2999 is still to come',
    isAdvice: true,
  },
  {
    mistake: 'a project that is to come',
    make: replacing(ALPHA, '2026-01-02', '2999-04-01'),
    at: `${ALPHA}:4`,
    field: 'publishedAt',
    says: '2999-04-01 is still to come. Write a date that has passed',
    isAdvice: true,
  },
  {
    mistake: 'an entry that is to come',
    make: replacing(ENTRIES, '2026-10-25', '2999-10-25'),
    at: `${ENTRIES}:2`,
    field: '[0].date',
    says: 'still to come',
    isAdvice: true,
  },
]);

test('a draft may have a date to come', async () => {
  using content = createScratchContent();
  content.replace(ALPHA, "'2026-01-02'", "'2999-04-01'\ndraft: true");
  expect(await findAll(content.root)).toEqual([]);
});
