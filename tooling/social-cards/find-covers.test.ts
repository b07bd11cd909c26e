import { expect, test } from 'vitest';

import { createScratchContent } from '../../tests/support/scratch-content';
import { coverFinder } from './find-covers';

test.each(['/projects', '/play'])(
  'the card of %s shows every cover but those of drafts',
  async (path) => {
    using content = createScratchContent();
    expect(await coverFinder(content.root)(path)).toHaveLength(2);
    content.replace('projects/alpha/alpha.mdx', /^title:/m, 'draft: true # later\ntitle:');
    expect(await coverFinder(content.root)(path)).toHaveLength(1);
  },
);
