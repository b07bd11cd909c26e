import sharp from 'sharp';
import { expect, test } from 'vitest';

import { composeMotif } from '../tooling/sleeves/compose';
import { defaultSleeve } from '../tooling/sleeves/default-sleeve';
import { ENTRIES, findAll, replacing, testMistakes } from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';

testMistakes([
  {
    mistake: 'a tag of a picture without a text alternative',
    make: replacing(ENTRIES, 'Glue needs', '<img src="/icon.svg"> needs'),
    at: `${ENTRIES}:4`,
    field: '[0].text',
    says: '<img> has no text alternative. Say what it shows: alt="…"',
    isAdvice: true,
  },
  {
    mistake: 'a figure without a text alternative',
    make: (content) =>
      content.write('projects/alpha/figures/Photo.tsx', '\n<img\n  src={photo}\n/>\n'),
    at: 'projects/alpha/figures/Photo.tsx:2',
    says: ['<img> has no text alternative', 'alt="" for decoration'],
    isAdvice: true,
  },
  {
    mistake: 'a drawing that is too large',
    make: replacing('projects/alpha/cover.svg', '</svg>', `<!--${'x'.repeat(200_000)}--></svg>`),
    at: 'projects/alpha/cover.svg',
    says: ['too large: 195 KB is more than 150 KB', 'simplify'],
    isAdvice: true,
  },
  {
    mistake: 'a picture with too many pixels',
    make: async (content) => {
      const wide = { width: 5000, height: 10, channels: 3, background: '#888' } as const;
      content.write('projects/alpha/room.webp', await sharp({ create: wide }).webp().toBuffer());
    },
    at: 'projects/alpha/room.webp',
    says: '5000 x 10 pixels are scaled down for pages. Builds are faster with at most 4,000 on a side.',
    isAdvice: true,
  },
  {
    mistake: 'a picture that browsers do not show, in a folder',
    make: (content) => content.write('projects/alpha/room.heic', 'ftypheic'),
    at: 'projects/alpha/room.heic',
    says: 'browsers do not show .heic, in which phones take photos. Export it as JPEG',
    isAdvice: true,
  },
  {
    mistake: 'a damaged picture',
    make: (content) => content.write('projects/alpha/room.png', 'not a picture'),
    at: 'projects/alpha/room.png',
    says: 'it cannot be read as a picture. Export it again.',
    isAdvice: true,
  },
]);

test('the motif that npm run sleeves writes is not called damaged', async () => {
  using content = createScratchContent();
  const sleeve = defaultSleeve({ slug: 'alpha', title: 'Alpha', track: 'A1' });
  content.write('projects/alpha/motif.svg', composeMotif(sleeve));
  expect(await findAll(content.root)).toEqual([]);
});
