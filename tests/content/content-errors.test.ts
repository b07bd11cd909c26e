import { expect, test } from 'vitest';

import { slugs } from '../support/pages';
import { createScratchSite, type ScratchSite } from '../support/scratch-site';

const SLUG = slugs[0] ?? '';
const PROJECT = `projects/${SLUG}/${SLUG}.mdx`;
const UPPER_CASE_PROJECT = `projects/${SLUG}/${SLUG.toUpperCase()}.mdx`;
const PROFILE = 'content/profile.yaml';
const GROUPS = 'content/groups.yaml';
const QUOTES = 'content/quotes.yaml';
const ENTRIES = 'content/stream/entries.yaml';

interface Mistake {
  mistake: string;
  make: (site: ScratchSite) => Promise<void>;
  /** What the error message must contain: the file, the field, the fix. */
  messages: string[];
}

const replacing = (file: string, from: RegExp, to: string) => (site: ScratchSite) =>
  site.edit(file, (text) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  });

const MISTAKES: Mistake[] = [
  {
    mistake: 'a missing field',
    make: replacing(PROJECT, /^title:.*\n/m, ''),
    messages: [SLUG, 'title', 'Write the name of the project'],
  },
  {
    mistake: 'a misspelt field',
    make: replacing(PROJECT, /^keywords:/m, 'keyword:'),
    messages: [SLUG, 'keyword', 'correct the spelling', 'The fields are title, description'],
  },
  {
    mistake: 'a wrong value',
    make: replacing(PROJECT, /^tags:.*$/m, 'tags: [Cookery]'),
    messages: [SLUG, 'tags', 'Choose from AI, Audio'],
  },
  {
    mistake: 'an unparsable date',
    make: replacing(PROJECT, /^publishedAt:.*$/m, "publishedAt: '2025-02-31'"),
    messages: [SLUG, 'publishedAt', "Write a real date as 'YYYY-MM-DD'"],
  },
  {
    mistake: 'a cover that does not exist',
    make: replacing(PROJECT, /^cover:.*$/m, 'cover: ./sleeve.svg'),
    messages: [PROJECT, 'cover', `projects/${SLUG}/sleeve.svg`, 'Put the picture there'],
  },
  {
    mistake: 'a write-up without decisions',
    make: replacing(PROJECT, /^decisions:[\s\S]*?^---$/m, '---'),
    messages: [SLUG, 'decisions', 'Write one to four decisions'],
  },
  {
    mistake: 'two files whose lower-case names are equal',
    make: (site) => site.copy(PROJECT, UPPER_CASE_PROJECT),
    messages: [UPPER_CASE_PROJECT, PROJECT, `/projects/${SLUG}`, 'Rename one'],
  },
  {
    mistake: 'a stream entry of an unknown type',
    make: replacing(ENTRIES, /type: text/, 'type: video'),
    messages: ['streamEntries', 'type', 'Write type as text, audio or spotify'],
  },
  {
    mistake: "a stream entry with another type's field",
    make: replacing(
      ENTRIES,
      /description: On demos/,
      'description: On demos\n  href: https://example.com',
    ),
    messages: ['streamEntries', 'href', 'correct the spelling or remove it'],
  },
  {
    mistake: 'a recording that does not exist',
    make: (site) =>
      site.edit(ENTRIES, (text) => `${text}\n- type: audio\n  src: ./media/no-such.mp3\n`),
    messages: [ENTRIES, 'src', 'content/stream/media/no-such.mp3'],
  },
  {
    mistake: 'a law too few',
    make: replacing(QUOTES, /^- Assume Formlessness\n/m, ''),
    messages: [QUOTES, 'the list has 47', 'until it has 48'],
  },
  {
    mistake: 'two groups of one name',
    make: replacing(GROUPS, /^- name: web3$/m, '- name: ai'),
    messages: [GROUPS, 'two groups are called ai', 'Rename one'],
  },
  {
    mistake: 'a misspelt field of a group',
    make: replacing(GROUPS, /^ {2}label: Web3$/m, '  title: Web3'),
    messages: ['groups', 'title', 'The fields are name, label, projects'],
  },
  {
    mistake: 'YAML that cannot be read',
    make: replacing(PROFILE, /^name: /m, 'name: "'),
    messages: [PROFILE, 'not valid YAML', 'line'],
  },
  {
    mistake: 'an unknown icon',
    make: replacing(PROFILE, /icon: github/, 'icon: gitlab'),
    messages: ['profile', 'socialLinks', 'icon', 'Choose from github'],
  },
  {
    mistake: 'a work-history entry without a start',
    make: replacing(PROFILE, /^ {4}start: 2024\n/m, ''),
    messages: ['profile', 'workHistory', 'start', 'Write a year'],
  },
];

test.concurrent.each(MISTAKES)(
  '$mistake stops the build and is named with its fix',
  async ({ make, messages }) => {
    await using site = await createScratchSite();
    await make(site);
    const { code, output } = await site.run('astro', ['sync']);
    expect(code, output).not.toBe(0);
    for (const words of messages) expect(output).toContain(words);
  },
);

// tooling/markdown/processor.test.ts tests every mistake in a text; this one checks that a whole build reports it, with a line
// number that includes the frontmatter.
test('a mistake in the text of a write-up stops the build and is named with its line', async () => {
  await using site = await createScratchSite();
  let line = 0;
  await site.edit(PROJECT, (text) => {
    line = text.trimEnd().split('\n').length + 2;
    return `${text.trimEnd()}\n\n<Nowhere />\n`;
  });
  const { code, output } = await site.run('astro', ['build']);
  expect(code, output).not.toBe(0);
  expect(output).toContain(`${PROJECT}:${line}: nothing is called <Nowhere />.`);
  expect(output).toContain(`add Nowhere.tsx to projects/${SLUG}/figures`);
});

test('a card that lacks a field stops the build, with the field and both fixes', async () => {
  await using site = await createScratchSite();
  await site.edit(PROJECT, (text) =>
    text.replace(/^decisions:[\s\S]*$/m, 'decisions:\n  - choice: a\n---\n\n<Decision n={1} />\n'),
  );
  const { code, output } = await site.run('astro', ['build']);
  expect(code, output).not.toBe(0);
  expect(output).toContain(`${PROJECT}:`);
  expect(output).toContain('lacks constraint. Add constraint to the frontmatter, or tell');
});

test('the current content is accepted', async () => {
  await using site = await createScratchSite();
  expect(await site.run('astro', ['sync'])).toMatchObject({ code: 0 });
});
