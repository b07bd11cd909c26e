import { expect, test } from 'vitest';

import { ALPHA, BETA, findAll, replacing, testMistakes } from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';
import { readSite } from './content';
import { describeFinding } from './finding';
import { checkForOwner } from './run-checks';

testMistakes([
  {
    mistake: 'an absent field',
    make: replacing(ALPHA, /^title:.*\n/m, ''),
    at: `${ALPHA}:2`,
    field: 'title',
    says: 'is missing. Write the name of the project',
  },
  {
    mistake: 'an absent picture',
    make: replacing(ALPHA, /^cover:.*\n/m, ''),
    at: `${ALPHA}:2`,
    field: 'cover',
    says: 'is missing. Write the path of a picture',
  },
  {
    mistake: 'a field without a value',
    make: replacing(ALPHA, /^keywords:.*$/m, 'keywords:'),
    at: `${ALPHA}:7`,
    field: 'keywords',
    says: 'is empty. Write search words',
  },
  {
    mistake: 'a misspelt field',
    make: replacing(ALPHA, /^result:|^keywords:/m, 'keyword:'),
    at: `${ALPHA}:7`,
    field: 'keyword',
    says: 'correct the spelling or remove it. The fields are title, description',
  },
  {
    mistake: 'a text that is too long',
    make: replacing(ALPHA, /^title:.*$/m, `title: ${'long '.repeat(20)}`),
    at: `${ALPHA}:2`,
    field: 'title',
    says: '1 to 60 characters',
  },
  {
    mistake: 'a date that does not exist',
    make: replacing(ALPHA, /^publishedAt:.*$/m, "publishedAt: '2025-02-31'"),
    at: `${ALPHA}:4`,
    field: 'publishedAt',
    says: "Write a real date as 'YYYY-MM-DD'",
  },
  {
    mistake: 'a date without quotes',
    make: replacing(ALPHA, /^publishedAt:.*$/m, 'publishedAt: 2025-02-03'),
    at: `${ALPHA}:4`,
    field: 'publishedAt',
    says: 'in quotes',
  },
  {
    mistake: 'a live address without scheme',
    make: replacing(ALPHA, /^track:/m, 'link: alpha.example\ntrack:'),
    at: `${ALPHA}:5`,
    field: 'link',
    says: 'begins with https://',
  },
  {
    mistake: 'a track without a side',
    make: replacing(ALPHA, /^track:.*$/m, "track: '1'"),
    at: `${ALPHA}:5`,
    field: 'track',
    says: 'Write a side and a number, such as A1',
  },
  {
    mistake: 'no tags',
    make: replacing(ALPHA, /^tags:.*$/m, 'tags: []'),
    at: `${ALPHA}:6`,
    field: 'tags',
    says: 'Name at least one tag',
  },
  {
    mistake: 'a decision without a choice',
    make: replacing(ALPHA, /^ {4}choice:.*\n/m, ''),
    at: `${ALPHA}:12`,
    field: 'decisions[0].choice',
    says: 'is missing. Write what was chosen',
  },
  {
    mistake: 'a colour by its name',
    make: replacing(ALPHA, 'track:', "colours: { ground: red, figure: '#ffffff' }\ntrack:"),
    at: `${ALPHA}:5`,
    field: 'colours.ground',
    says: "Write a colour as '#2340ff'",
  },
  {
    mistake: 'a draft in words',
    make: replacing(ALPHA, 'track:', 'draft: soon\ntrack:'),
    at: `${ALPHA}:5`,
    field: 'draft',
    says: 'Write true while the project is only for npm run dev',
  },
  {
    mistake: 'too many decisions',
    make: replacing(
      ALPHA,
      /^decisions:\n([\s\S]*?)^---$/m,
      `decisions: [${'{constraint: a, choice: b, rejected: c, why: d, result: e}, '.repeat(5)}]\n---`,
    ),
    at: `${ALPHA}:11`,
    field: 'decisions',
    says: 'Keep the four decisions that mattered most',
  },
  {
    mistake: 'a cover that does not exist',
    make: replacing(ALPHA, './cover.svg', './sleeve.svg'),
    at: `${ALPHA}:8`,
    field: 'cover',
    says: 'there is no file at projects/alpha/sleeve.svg. Put the picture there or correct the path',
  },
  {
    mistake: 'a cover from another site',
    make: replacing(ALPHA, './cover.svg', 'https://example.com/cover.svg'),
    at: `${ALPHA}:8`,
    field: 'cover',
    says: 'write ./cover.svg',
  },
  {
    mistake: 'a picture that browsers do not show',
    make: (content) => {
      content.write('projects/alpha/cover.heic', 'picture');
      content.replace(ALPHA, './cover.svg', './cover.heic');
    },
    at: `${ALPHA}:8`,
    field: 'cover',
    says: 'browsers do not show .heic, in which phones take photos. Export it as JPEG',
  },
  {
    mistake: 'a write-up with another name than its folder',
    make: (content) => content.write('projects/gamma/delta.mdx', '---\ntitle: Delta\n---\n'),
    at: 'projects/gamma/delta.mdx',
    says: 'Rename it to projects/gamma/gamma.mdx',
  },
  {
    mistake: 'a folder whose name cannot be an address',
    make: (content) => content.write('projects/my_kite é/my_kite é.mdx', '---\ntitle: Kite\n---\n'),
    at: 'projects/my_kite é/my_kite é.mdx',
    says: '"my_kite é" cannot be a slug. Use small letters, digits and single hyphens.',
  },
  {
    mistake: 'two files whose lower-case names are equal',
    make: (content) => content.write('projects/alpha/ALPHA.mdx', '---\ntitle: Alpha\n---\n'),
    at: ALPHA,
    says: 'projects/alpha/ALPHA.mdx would both be /projects/alpha',
  },
  {
    mistake: 'two projects on one track',
    make: replacing(BETA, 'track: B1', 'track: A1'),
    at: `${BETA}:5`,
    field: 'track',
    says: `${ALPHA} is A1 already, so their order would be left to chance. Give one of them a free number`,
  },
  {
    mistake: 'an update before the release',
    make: replacing(ALPHA, 'track:', "updatedAt: '2025-12-31'\ntrack:"),
    at: `${ALPHA}:5`,
    field: 'updatedAt',
    says: 'before it was published on 2026-01-02. Exchange the days',
  },
]);

test('a project without the owner’s part, source or live address is named, a sample only while samples are', async () => {
  using content = createScratchContent();
  content.replace(ALPHA, 'role: Joiner\n', '');
  content.replace(BETA, /^code: .*\n/m, '');
  const named = async () => (await findAll(content.root)).map(describeFinding);
  expect(await named()).toEqual([
    `${ALPHA}: a recruiter will look for role, what you did. Add what there is.`,
    `${BETA}: a recruiter will look for code or link, where to see it. Add what there is.`,
  ]);
  content.replace(ALPHA, 'track: A1\n', 'track: A1\nsample: true\n');
  expect(await named()).toHaveLength(3);
  const site = readSite(content.root, { SITE_URL: 'https://ada.dev' });
  const kept = await checkForOwner(
    { ...site, now: new Date('2026-11-01') },
    { keepsSamples: true, instructions: new Set() },
  );
  expect(kept.map(({ file }) => file)).toEqual([BETA]);
});
