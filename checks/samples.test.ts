import { expect, test } from 'vitest';

import { greet } from '../scripts/init/scaffold-words';
import { newDemo } from '../scripts/new/new-demo';
import { projectFile } from '../scripts/new/project-file';
import {
  adding,
  ADDED,
  ALPHA,
  ENTRIES,
  findAll,
  PROFILE,
  replacing,
  testMistakes,
} from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';
import { readSite } from './content';
import { checkForOwner } from './run-checks';
import { SAMPLE_PROJECTS } from './sample-words';

testMistakes([
  {
    mistake: "the sample's name",
    make: replacing(PROFILE, 'Ada Example', 'Student Developer'),
    at: `${PROFILE}:1`,
    field: 'name',
    says: '"Student Developer" is from the sample. Write your own',
    isAdvice: true,
  },
  {
    mistake: "the sample's employer",
    make: replacing(PROFILE, 'company: A workshop', 'company: Campus code club'),
    at: `${PROFILE}:7`,
    field: 'workHistory[0].company',
    says: ['from the sample', 'remove the entry'],
    isAdvice: true,
  },
  {
    mistake: "the template's package name",
    make: (content) => content.write('package.json', '{ "name": "press-play" }'),
    at: 'package.json',
    field: 'name',
    says: 'press-play is the name of the template. Write the name of your site',
    isAdvice: true,
  },
  {
    mistake: 'an instruction left in a field',
    make: replacing(
      ALPHA,
      'rejected: A longer table.',
      'rejected: Write the option you turned down.',
    ),
    at: `${ALPHA}:14`,
    field: 'decisions[0].rejected',
    says: '"Write the option you turned …" is an instruction. Replace it with your own words.',
    isAdvice: true,
  },
  {
    mistake: 'an instruction left in the text',
    make: adding(ALPHA, 'Write what the design cannot do, and what you would change in it.'),
    at: ADDED,
    says: '"Write what the design cannot …" is an instruction',
    isAdvice: true,
  },
  {
    mistake: 'an instruction left in an entry',
    make: replacing(ENTRIES, 'title: A song', 'title: Write the name of the song'),
    at: `${ENTRIES}:12`,
    field: '[2].title',
    says: 'is an instruction',
    isAdvice: true,
  },
  {
    mistake: 'the headline that every new site has',
    make: replacing(PROFILE, /^headline: .*$/m, `headline: ${greet('Ada Example')}`),
    at: `${PROFILE}:3`,
    field: 'headline',
    says: '"I am Ada Example, and …" is what every new site says. Replace it with your own words.',
    isAdvice: true,
  },
  {
    mistake: 'the demo that every new demo begins as',
    make: (content) => newDemo('alpha', content.root).then(() => undefined),
    at: 'projects/alpha/demo/demo.tsx:24',
    says: 'Draw your own idea; docs/recipes/add-a-demo.md',
    isAdvice: true,
  },
]);

test('a sample project is named under its own slug', async () => {
  using content = createScratchContent();
  content.copy('projects/alpha', 'projects/zencare');
  content.remove('projects/zencare/alpha.mdx');
  content.write('projects/zencare/zencare.mdx', zencare());
  expect(await findAll(content.root)).toMatchObject([
    {
      file: 'projects/zencare/zencare.mdx',
      field: 'description',
      message: 'this is a sample project. Delete projects/zencare, or rewrite it as your own.',
    },
  ]);
});

test("a project of the owner's without a description is no sample", async () => {
  using content = createScratchContent();
  content.replace(ALPHA, /^description: .*\n/m, '');
  const messages = (await findAll(content.root)).map(({ message }) => message);
  expect(messages).not.toEqual([]);
  expect(messages.join()).not.toContain('sample');
});

test('every instruction of a new project is named', async () => {
  using content = createScratchContent();
  content.copy('projects/alpha', 'projects/boat');
  content.remove('projects/boat/alpha.mdx');
  content.write('projects/boat/boat.mdx', newProject('boat'));
  const fields = (await findAll(content.root)).map(({ field }) => field);
  const decision = ['constraint', 'choice', 'rejected', 'why', 'result'];
  expect(fields).toEqual([
    ...['description', 'keywords', 'role', 'summary'],
    ...decision.map((name) => `decisions[0].${name}`),
    'decisions[1].choice',
    ...Array.from({ length: 4 }, () => undefined),
  ]);
});

test('what is left of the samples can be kept', async () => {
  using content = createScratchContent();
  content.replace(PROFILE, 'Ada Example', 'Student Developer');
  const site = readSite(content.root, { SITE_URL: 'https://ada.dev' });
  const options = { keepsSamples: true, instructions: new Set<string>() };
  expect(await checkForOwner({ ...site, now: new Date('2026-11-01') }, options)).toEqual([]);
});

/** What `npm run new` writes, with the pictures that Alpha has and the address of its code. */
function newProject(slug: string): string {
  return projectFile({ slug, track: 'C1', publishedAt: '2025-01-01', tag: 'Wood' })
    .replace('./preview.webp', './preview.svg')
    .replace('# code:', 'code:');
}

/** The same with other words, but for the description of a sample. */
function zencare(): string {
  return newProject('zencare')
    .replace(/^description: .*$/m, `description: ${SAMPLE_PROJECTS['zencare'] ?? ''}`)
    .replaceAll(/\bWrite\b/g, 'We wrote')
    .replace('keywords: write', 'keywords: own');
}
