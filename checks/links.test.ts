import { expect, test } from 'vitest';

import {
  ADDED,
  adding,
  ALPHA,
  ENTRIES,
  findAll,
  PROFILE,
  replacing,
  testMistakes,
} from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';
import { describeFinding } from './finding';

testMistakes([
  {
    mistake: 'a link without scheme',
    make: adding(ALPHA, '[code](github.com/ada-example)'),
    at: ADDED,
    says: 'has no scheme. Write https://github.com/ada-example',
  },
  {
    mistake: 'an e-mail link without scheme',
    make: adding(ALPHA, '[mail](ada@example.com)'),
    at: ADDED,
    says: 'Write mailto:ada@example.com',
  },
  {
    mistake: 'a link to a file beside the text',
    make: adding(ALPHA, '[notes](./notes.txt)'),
    at: ADDED,
    says: 'is no whole address. Write https://',
  },
  {
    mistake: 'a link to a page that does not exist',
    make: adding(ALPHA, '[me](/abuot)'),
    at: ADDED,
    says: 'leads to no page of this site. Did you mean /about? Correct the path',
  },
  {
    mistake: 'a link to a project that does not exist',
    make: adding(ALPHA, '[other](/projects/bete)'),
    at: ADDED,
    says: 'leads to no page of this site. Did you mean /projects/beta?',
    isAdvice: true,
  },
  {
    mistake: 'a link without scheme in an entry',
    make: replacing(ENTRIES, '(/about)', '(clock.example)'),
    at: `${ENTRIES}:4`,
    field: '[0].text',
    says: 'Write https://clock.example',
  },
  {
    mistake: 'a lone percent sign in a link',
    make: adding(ALPHA, '[all of it](/100%)'),
    at: ADDED,
    says: 'the link /100% leads to no page of this site',
  },
  {
    mistake: 'a link with slashes and no scheme',
    make: adding(ALPHA, '[me](//ada.dev/me)'),
    at: ADDED,
    says: 'Write https://ada.dev/me.',
  },
  {
    mistake: 'a link that depends on its page',
    make: adding(ALPHA, '[other](../beta)'),
    at: ADDED,
    says: ['../beta is no whole address', 'a path such as /about'],
  },
  {
    mistake: 'a tag with a link without scheme',
    make: adding(ALPHA, '<a href="ada.dev/me">me</a>'),
    at: ADDED,
    says: 'Write https://ada.dev/me.',
  },
  {
    mistake: 'a link of the profile to a page that does not exist',
    make: replacing(PROFILE, 'https://github.com/ada-example', '/cvv'),
    at: `${PROFILE}:13`,
    field: 'socialLinks[0].href',
    says: 'the link /cvv leads to no page of this site. Did you mean /cv?',
  },
  {
    mistake: 'a principle without its page',
    make: replacing('content/principles.yaml', '/projects/alpha', '/projects/boat'),
    at: 'content/principles.yaml:3',
    field: '[0].href',
    says: 'the link /projects/boat leads to no page of this site',
    isAdvice: true,
  },
  {
    mistake: 'a link to an entry that does not exist',
    make: adding(ALPHA, '[then](/stream#text-20200101-0000)'),
    at: ADDED,
    says: 'the stream has no entry #text-20200101-0000. Copy the address',
    isAdvice: true,
  },
  {
    mistake: 'the front page of a service',
    make: replacing(PROFILE, 'https://github.com/ada-example', 'https://github.com/'),
    at: `${PROFILE}:13`,
    field: 'socialLinks[0].href',
    says: 'https://github.com/ is the front page of github.com and names nobody. Write the address of your own page',
    isAdvice: true,
  },
  {
    mistake: 'an embed address without a song',
    make: replacing(ENTRIES, 'embed/track/1', 'embed/track/'),
    at: `${ENTRIES}:14`,
    field: '[2].iframe',
    says: 'front page of open.spotify.com',
    isAdvice: true,
  },
  {
    mistake: 'an example address',
    make: replacing(PROFILE, 'https://github.com/ada-example', 'mailto:hello@example.com'),
    at: `${PROFILE}:13`,
    field: 'socialLinks[0].href',
    says: 'mailto:hello@example.com is an address for examples and reaches nobody. Write a real address',
    isAdvice: true,
  },
  {
    mistake: 'a link to the own machine',
    make: replacing(ENTRIES, '(/about)', '(http://localhost:4321/about)'),
    at: `${ENTRIES}:4`,
    field: '[0].text',
    says: 'http://localhost:4321/about is an address for examples and reaches nobody',
    isAdvice: true,
  },
]);

test.each([
  '/index.md',
  '/healthz',
  '/stream/feed.xml',
  '/stream/page/2',
  '/stream/page/2.md',
  '/stream/type/audio',
  '/stream/type/text/page/2',
  '/stream#text-20261025-1540',
  '/projects/group/homepage',
])('%s is a page to which a text may link', async (path) => {
  using content = createScratchContent();
  adding(ALPHA, `[there](${path})`)(content);
  expect((await findAll(content.root)).map(describeFinding)).toEqual([]);
});

test('a file of the public folder beside the content may be linked', async () => {
  using content = createScratchContent();
  content.write('public/paper.pdf', '%PDF');
  adding(ALPHA, '[paper](/paper.pdf)')(content);
  expect((await findAll(content.root)).map(describeFinding)).toEqual([]);
});

test('all bad links of a text are named at once', async () => {
  using content = createScratchContent();
  adding(ALPHA, '[one](ada.dev) and [two](/abuot)')(content);
  expect(await findAll(content.root)).toHaveLength(2);
});
