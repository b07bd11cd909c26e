import { expect, test } from 'vitest';

import { createScratchContent } from '../../tests/support/scratch-content';
import { coverFinder } from './find-covers';

test('the card of all projects shows every cover but those of drafts', async () => {
  using content = createScratchContent();
  expect(await coverFinder(content.root)('/projects')).toHaveLength(2);
  content.replace('projects/alpha/alpha.mdx', /^title:/m, 'draft: true # later\ntitle:');
  expect(await coverFinder(content.root)('/projects')).toHaveLength(1);
});
