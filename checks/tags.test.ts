import { expect, test } from 'vitest';

import { ALPHA, BETA, findAll, replacing, TAGS, testMistakes } from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';

testMistakes([
  {
    mistake: 'an unknown tag',
    make: replacing(ALPHA, 'tags: [Design]', 'tags: [Design, Wod]'),
    at: `${ALPHA}:6`,
    field: 'tags[1]',
    says: 'there is no tag Wod. Did you mean Wood? Choose from Design, Wood, or add it to content/tags.yaml',
  },
  {
    mistake: 'a tag that cannot be in an address',
    make: replacing(TAGS, '- Wood', '- Wood & glue'),
    at: `${TAGS}:2`,
    field: '[1]',
    says: 'letters, digits, hyphens and single spaces',
  },
  {
    mistake: 'a tag in another spelling than in the list',
    make: replacing(ALPHA, 'tags: [Design]', 'tags: [design]'),
    at: `${ALPHA}:6`,
    field: 'tags[0]',
    says: 'the tag design is written Design in content/tags.yaml. Write Design in both.',
  },
  {
    mistake: 'a tag in two spellings, without a list',
    make: (content) => {
      content.remove(TAGS);
      content.replace(ALPHA, 'tags: [Design]', 'tags: [wood]');
    },
    at: `${BETA}:6`,
    field: 'tags[1]',
    says: `the tag Wood is written wood in ${ALPHA}`,
    isAdvice: true,
  },
  {
    mistake: 'a tag that no project has',
    make: (content) => content.write(TAGS, '- Design\n- Wood\n- Cookery\n'),
    at: `${TAGS}:3`,
    field: '[2]',
    says: 'no project has the tag Cookery. Give it to one, or remove it.',
    isAdvice: true,
  },
]);

test('without a list of tags any is allowed', async () => {
  using content = createScratchContent();
  content.remove(TAGS);
  content.replace(ALPHA, 'tags: [Design]', 'tags: [Design, Cookery]');
  expect(await findAll(content.root)).toEqual([]);
});
