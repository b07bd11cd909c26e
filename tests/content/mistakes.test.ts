import { expect, test } from 'vitest';

import { createScratchContent, type ScratchContent } from '../support/scratch-content';

import { checkContent } from '../../tooling/content/check-content';
import { describeMistake } from '../../tooling/content/mistake';

const ALPHA = 'projects/alpha/alpha.mdx';
const BETA = 'projects/beta/beta.mdx';
const PROFILE = 'content/profile.yaml';
const GROUPS = 'content/groups.yaml';
const PRINCIPLES = 'content/principles.yaml';
const QUOTES = 'content/quotes.yaml';
const TAGS = 'content/tags.yaml';
const ENTRIES = 'content/stream/entries.yaml';
const STREAM = 'content/stream/stream.mdx';
const WAV = 'content/stream/media/plane.wav';

interface Kind {
  mistake: string;
  make: (content: ScratchContent) => void;
  /** Where the message must say it is: the file with its line. */
  at: string;
  /** Unset: the mistake is in a text or a file's name. */
  field?: string;
  /** Words of the fix. */
  fix: string;
  isWarning?: true;
}

const replacing = (file: string, from: string | RegExp, to: string) => (content: ScratchContent) =>
  content.replace(file, from, to);
const adding = (file: string, text: string) => replacing(file, /$(?![\s\S])/, `\n${text}\n`);

/** The line of the first words that a text adds to Alpha. */
const ADDED = `${ALPHA}:27`;

const KINDS: Kind[] = [
  // Fields
  {
    mistake: 'an absent field',
    make: replacing(ALPHA, /^title:.*\n/m, ''),
    at: `${ALPHA}:2`,
    field: 'title',
    fix: 'is missing. Write the name of the project',
  },
  {
    mistake: 'an absent picture',
    make: replacing(ALPHA, /^cover:.*\n/m, ''),
    at: `${ALPHA}:2`,
    field: 'cover',
    fix: 'is missing. Write the path of a picture',
  },
  {
    mistake: 'a field without a value',
    make: replacing(ALPHA, /^keywords:.*$/m, 'keywords:'),
    at: `${ALPHA}:7`,
    field: 'keywords',
    fix: 'is empty. Write search words',
  },
  {
    mistake: 'a misspelt field',
    make: replacing(ALPHA, /^outcome:|^keywords:/m, 'keyword:'),
    at: `${ALPHA}:7`,
    field: 'keyword',
    fix: 'correct the spelling or remove it. The fields are title, description',
  },
  {
    mistake: 'a text that is too long',
    make: replacing(ALPHA, /^title:.*$/m, `title: ${'long '.repeat(20)}`),
    at: `${ALPHA}:2`,
    field: 'title',
    fix: '1 to 60 characters',
  },
  {
    mistake: 'a date that does not exist',
    make: replacing(ALPHA, /^publishedAt:.*$/m, "publishedAt: '2025-02-31'"),
    at: `${ALPHA}:4`,
    field: 'publishedAt',
    fix: "Write a real date as 'YYYY-MM-DD'",
  },
  {
    mistake: 'a date without quotes',
    make: replacing(ALPHA, /^publishedAt:.*$/m, 'publishedAt: 2025-02-03'),
    at: `${ALPHA}:4`,
    field: 'publishedAt',
    fix: 'in quotes',
  },
  {
    mistake: 'a live address without scheme',
    make: replacing(ALPHA, /^track:/m, 'link: alpha.example\ntrack:'),
    at: `${ALPHA}:5`,
    field: 'link',
    fix: 'begins with https://',
  },
  {
    mistake: 'a track without a side',
    make: replacing(ALPHA, /^track:.*$/m, "track: '1'"),
    at: `${ALPHA}:5`,
    field: 'track',
    fix: 'Write a side and a number, such as A1',
  },
  {
    mistake: 'no tags',
    make: replacing(ALPHA, /^tags:.*$/m, 'tags: []'),
    at: `${ALPHA}:6`,
    field: 'tags',
    fix: 'Name at least one tag',
  },
  {
    mistake: 'a decision without a choice',
    make: replacing(ALPHA, /^ {4}choice:.*\n/m, ''),
    at: `${ALPHA}:12`,
    field: 'decisions 1, choice',
    fix: 'is missing. Write what was chosen',
  },
  {
    mistake: 'a decision without a place in the text',
    make: replacing(ALPHA, '<Decisions />', ''),
    at: `${ALPHA}:12`,
    field: 'decisions 1',
    fix: 'Write <Decision n={1} /> where it is taken',
  },
  {
    mistake: 'a card without a reason',
    make: replacing(ALPHA, /^ {4}why:.*\n/m, ''),
    at: ALPHA,
    fix: 'the card of decision 1 lacks why. Add why to the frontmatter, or tell the decision',
  },
  {
    mistake: 'a role without a start',
    make: replacing(PROFILE, /^ {4}start:.*\n/m, ''),
    at: `${PROFILE}:7`,
    field: 'workHistory 1, start',
    fix: 'is missing. Write a year',
  },
  {
    mistake: 'an availability in words',
    make: replacing(PROFILE, 'isAvailable: true', 'isAvailable: maybe'),
    at: `${PROFILE}:5`,
    field: 'isAvailable',
    fix: 'Write true or false',
  },
  {
    mistake: 'a social link without scheme',
    make: replacing(PROFILE, 'https://github.com/ada-example', 'github.com/ada-example'),
    at: `${PROFILE}:13`,
    field: 'socialLinks 1, href',
    fix: 'Write https://…, mailto:… or a path',
  },
  {
    mistake: 'a misspelt field of a group',
    make: replacing(GROUPS, 'label: Wood', 'title: Wood'),
    at: `${GROUPS}:5`,
    field: 'entry 2, title',
    fix: 'The fields are name, label, projects',
  },
  {
    mistake: 'a principle without proof',
    make: replacing(PRINCIPLES, /^ {2}proof:.*\n/m, ''),
    at: `${PRINCIPLES}:1`,
    field: 'entry 1, proof',
    fix: 'is missing. Write the words of the link',
  },
  {
    mistake: 'an entry of an unknown type',
    make: replacing(ENTRIES, 'type: text', 'type: video'),
    at: `${ENTRIES}:1`,
    field: 'entry 1, type',
    fix: 'Write type as text, audio or spotify',
  },
  {
    mistake: "an entry with another type's field",
    make: replacing(ENTRIES, 'description: On glue', 'description: On glue\n  href: /about'),
    at: `${ENTRIES}:4`,
    field: 'entry 1, href',
    fix: 'correct the spelling or remove it',
  },
  {
    mistake: 'a moment without a time zone',
    make: replacing(ENTRIES, '21:10:00+05:30', '21:10:00'),
    at: `${ENTRIES}:2`,
    field: 'entry 1, date',
    fix: 'with its time zone',
  },
  {
    mistake: 'a Spotify page instead of its player',
    make: replacing(
      ENTRIES,
      'iframe: https://open.spotify.com/embed/',
      'iframe: https://open.spotify.com/',
    ),
    at: `${ENTRIES}:14`,
    field: 'entry 3, iframe',
    fix: 'Write the embed address',
  },
  {
    mistake: 'a stream page without a title',
    make: replacing(STREAM, 'title: Stream', 'name: Stream'),
    at: `${STREAM}:2`,
    field: 'title',
    fix: 'is missing. Write the title of the page',
  },

  {
    mistake: 'an unknown tag',
    make: replacing(ALPHA, 'tags: [Design]', 'tags: [Design, Wod]'),
    at: `${ALPHA}:6`,
    field: 'tags 2',
    fix: 'there is no tag Wod. Did you mean Wood? Choose from Design, Wood, or add it to content/tags.yaml',
  },
  {
    mistake: 'a tag that cannot be in an address',
    make: replacing(TAGS, '- Wood', '- Wood & glue'),
    at: `${TAGS}:2`,
    field: 'entry 2',
    fix: 'one word of letters, digits and hyphens',
  },
  {
    mistake: 'a colour by its name',
    make: replacing(ALPHA, 'track:', "colours: { ground: red, figure: '#ffffff' }\ntrack:"),
    at: `${ALPHA}:5`,
    field: 'colours, ground',
    fix: "Write a colour as '#2340ff'",
  },
  {
    mistake: 'a draft in words',
    make: replacing(ALPHA, 'track:', 'draft: soon\ntrack:'),
    at: `${ALPHA}:5`,
    field: 'draft',
    fix: 'Write true while the project is only for npm run dev',
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
    fix: 'Keep the four decisions that mattered most',
  },
  {
    mistake: 'quotes as a list, without their button',
    make: replacing(QUOTES, 'hint: A saying', ''),
    at: `${QUOTES}:`,
    field: 'hint',
    fix: 'is missing. Write the words of the button',
  },
  {
    mistake: 'a quote without its text',
    make: replacing(QUOTES, '{ text: Less is more, source: A proverb }', '{ source: A proverb }'),
    at: `${QUOTES}:5`,
    field: 'quotes 2',
    fix: 'Write the quotation, or { text: …, source: … }',
  },
  {
    mistake: 'a file of quotes without quotes',
    make: (content) => content.write(QUOTES, 'hint: A saying\nquotes: []\n'),
    at: `${QUOTES}:2`,
    field: 'quotes',
    fix: 'or delete the file',
  },
  {
    mistake: 'a school without a year',
    make: replacing(
      PROFILE,
      'selectedProjects:',
      'education: [{ school: A, title: B, start: 2020 }]\nselectedProjects:',
    ),
    at: `${PROFILE}:14`,
    field: 'education 1, end',
    fix: 'is missing. Write a year, or a label',
  },

  // YAML
  {
    mistake: 'a colon in a value without quotes',
    make: replacing(ALPHA, 'title: Alpha', 'title: Foo: bar'),
    at: `${ALPHA}:2`,
    field: 'title',
    fix: "Put it in quotes: title: 'Foo: bar'",
  },
  {
    mistake: 'a quote that is not closed',
    make: replacing(PROFILE, 'name: Ada', 'name: "Ada'),
    at: `${PROFILE}:1`,
    field: 'name',
    fix: 'quotes are not closed',
  },
  {
    mistake: 'a field that is written twice',
    make: replacing(PROFILE, 'role:', 'name: Ada\nrole:'),
    at: `${PROFILE}:2`,
    field: 'name',
    fix: 'written twice. Remove one',
  },
  {
    mistake: 'a tab at the beginning of a line',
    make: replacing(GROUPS, '  label: Wood', '\tlabel: Wood'),
    at: `${GROUPS}:5`,
    field: 'label',
    fix: 'Indent with spaces',
  },
  {
    mistake: 'a value that begins with @',
    make: replacing(PROFILE, 'name: Ada', 'name: @ada'),
    at: `${PROFILE}:1`,
    field: 'name',
    fix: 'needs quotes around it',
  },
  {
    mistake: 'a list in brackets that is not closed',
    make: replacing(PROFILE, 'selectedProjects: [alpha, beta]', 'selectedProjects: [alpha, beta'),
    at: `${PROFILE}:14`,
    field: 'selectedProjects',
    fix: 'Close it',
  },
  {
    mistake: 'groups that are no list',
    make: (content) => content.write(GROUPS, 'homepage: [alpha]\n'),
    at: `${GROUPS}:1`,
    fix: 'must be a list. Begin each entry with a dash',
  },
  {
    mistake: 'a text without fields',
    make: (content) => content.write(ALPHA, 'Some words.\n'),
    at: `${ALPHA}:1`,
    fix: 'Begin the file with a line ---',
  },
  {
    mistake: 'fields without an end',
    make: (content) => content.write(ALPHA, '---\ntitle: Alpha\n\nSome words.\n'),
    at: `${ALPHA}:1`,
    fix: 'Write a line --- between the last field and the text',
  },

  // Files
  {
    mistake: 'a cover that does not exist',
    make: replacing(ALPHA, './cover.svg', './sleeve.svg'),
    at: `${ALPHA}:8`,
    field: 'cover',
    fix: 'there is no file at projects/alpha/sleeve.svg. Put the picture there or correct the path',
  },
  {
    mistake: 'a cover from another site',
    make: replacing(ALPHA, './cover.svg', 'https://example.com/cover.svg'),
    at: `${ALPHA}:8`,
    field: 'cover',
    fix: 'write ./cover.svg',
  },
  {
    mistake: 'a picture that browsers do not show',
    make: (content) => {
      content.write('projects/alpha/cover.heic', 'picture');
      content.replace(ALPHA, './cover.svg', './cover.heic');
    },
    at: `${ALPHA}:8`,
    field: 'cover',
    fix: 'browsers do not show .heic. Convert the picture',
  },
  {
    mistake: 'a logo that does not exist',
    make: (content) => content.remove('content/logos/workshop.svg'),
    at: `${PROFILE}:9`,
    field: 'workHistory 1, logo',
    fix: 'there is no file at content/logos/workshop.svg. Put the picture there',
  },
  {
    mistake: 'an unknown icon',
    make: replacing(PROFILE, 'icon: github', 'icon: githab'),
    at: `${PROFILE}:13`,
    field: 'socialLinks 1, icon',
    fix: 'Did you mean github? Write a name of tabler.io/icons, or put a drawing at content/icons/githab.svg',
  },
  {
    mistake: 'an icon with styles',
    make: (content) => content.write('content/icons/github.svg', '<svg style="fill: red"/>'),
    at: `${PROFILE}:13`,
    field: 'socialLinks 1, icon',
    fix: 'content/icons/github.svg holds styles or a script',
  },
  {
    mistake: 'a recording that does not exist',
    make: (content) => content.remove(WAV),
    at: `${ENTRIES}:9`,
    field: 'entry 2, src',
    fix: `there is no file at ${WAV}. Put the recording there`,
  },
  {
    mistake: 'a recording that is empty',
    make: (content) => content.write(WAV, ''),
    at: `${ENTRIES}:9`,
    field: 'entry 2, src',
    fix: 'is empty. Export the recording again',
  },
  {
    mistake: 'a recording in a format that browsers refuse',
    make: (content) => {
      content.write('content/stream/media/plane.aiff', 'FORM');
      content.replace(ENTRIES, 'plane.wav', 'plane.aiff');
    },
    at: `${ENTRIES}:9`,
    field: 'entry 2, src',
    fix: 'browsers do not play .aiff. Convert the recording to mp3',
  },
  {
    mistake: 'a recording that is not what its ending says',
    make: (content) => content.write(WAV, '<!doctype html>'),
    at: `${ENTRIES}:9`,
    field: 'entry 2, src',
    fix: 'plane.wav is no sound that browsers know. Export the recording again',
  },
  {
    mistake: 'a recording with the ending of another format',
    make: (content) => content.write(WAV, 'fLaC and more'),
    at: `${ENTRIES}:9`,
    field: 'entry 2, src',
    fix: 'plane.wav is named .wav but holds flac. Export the recording again',
  },
  {
    mistake: 'a recording outside of its folder',
    make: replacing(ENTRIES, './media/plane.wav', '/music/plane.wav'),
    at: `${ENTRIES}:9`,
    field: 'entry 2, src',
    fix: 'Put the recording in content/stream/media',
  },
  {
    mistake: 'no profile',
    make: (content) => content.remove(PROFILE),
    at: PROFILE,
    fix: 'the file is missing. Restore it',
  },
  {
    mistake: 'a write-up with another name than its folder',
    make: (content) => content.write('projects/gamma/delta.mdx', '---\ntitle: Delta\n---\n'),
    at: 'projects/gamma/delta.mdx',
    fix: 'Rename it to projects/gamma/gamma.mdx',
  },
  {
    mistake: 'two files whose lower-case names are equal',
    make: (content) => content.write('projects/alpha/ALPHA.mdx', '---\ntitle: Alpha\n---\n'),
    at: ALPHA,
    fix: 'projects/alpha/ALPHA.mdx would both be /projects/alpha',
  },

  // What belongs together
  {
    mistake: 'two projects on one track',
    make: replacing(BETA, 'track: B1', 'track: A1'),
    at: `${BETA}:5`,
    field: 'track',
    fix: `${ALPHA} is A1 already, so their order would be left to chance. Give one of them a free number`,
  },
  {
    mistake: 'a role that ends before it starts',
    make: replacing(PROFILE, 'end: 2024', 'end: 2019'),
    at: `${PROFILE}:11`,
    field: 'workHistory 1, end',
    fix: 'ends in 2019, before it starts in 2021. Exchange the years',
  },
  {
    mistake: 'a school that ends before it starts',
    make: replacing(
      PROFILE,
      'selectedProjects:',
      'education: [{ school: A, title: B, start: 2020, end: 2019 }]\nselectedProjects:',
    ),
    at: `${PROFILE}:14`,
    field: 'education 1, end',
    fix: 'ends in 2019, before it starts in 2020',
  },
  {
    mistake: 'an update before the release',
    make: replacing(ALPHA, 'track:', "updatedAt: '2025-12-31'\ntrack:"),
    at: `${ALPHA}:5`,
    field: 'updatedAt',
    fix: 'before it was published on 2026-01-02. Exchange the days',
  },
  {
    mistake: 'two groups of one name',
    make: replacing(GROUPS, 'name: wood', 'name: homepage'),
    at: `${GROUPS}:4`,
    field: 'entry 2, name',
    fix: 'homepage is also the name of the group on line 1. Rename one',
  },
  {
    mistake: 'a project that a group lists twice',
    make: replacing(GROUPS, '[alpha, beta]', '[alpha, beta, alpha]'),
    at: `${GROUPS}:3`,
    field: 'entry 1, projects 3',
    fix: 'alpha is listed twice. Remove one of them',
    isWarning: true,
  },
  {
    mistake: 'two entries of one minute',
    make: replacing(
      ENTRIES,
      'type: audio',
      "type: text\n  date: '2026-10-25T21:10:30+05:30'\n  description: On time\n  text: Late.\n- type: audio",
    ),
    at: `${ENTRIES}:6`,
    field: 'entry 2, date',
    fix: 'Change the time of one by a minute',
  },
  {
    mistake: 'an unknown project in a group',
    make: replacing(GROUPS, '[alpha, beta]', '[alpha, bete]'),
    at: `${GROUPS}:3`,
    field: 'entry 1, projects 2',
    fix: 'there is no project bete, so it is passed over. Did you mean beta?',
    isWarning: true,
  },
  {
    mistake: 'an unknown project on the CV',
    make: replacing(PROFILE, 'selectedProjects: [alpha', 'selectedProjects: [omega'),
    at: `${PROFILE}:14`,
    field: 'selectedProjects 1',
    fix: 'there is no project omega, so it is passed over. Remove it, or choose from alpha, beta',
    isWarning: true,
  },
  {
    mistake: 'an unknown project behind a tool',
    make: replacing(PROFILE, 'projects: [alpha] }', 'projects: [alpa] }'),
    at: `${PROFILE}:16`,
    field: 'tools 1, projects 1',
    fix: 'Did you mean alpha?',
    isWarning: true,
  },

  // Texts
  {
    mistake: 'a heading of the first level',
    make: adding(ALPHA, '# Big'),
    at: ADDED,
    fix: 'Write ## for a section',
  },
  {
    mistake: 'a link without scheme',
    make: adding(ALPHA, '[code](github.com/ada-example)'),
    at: ADDED,
    fix: 'has no scheme. Write https://github.com/ada-example',
  },
  {
    mistake: 'an e-mail link without scheme',
    make: adding(ALPHA, '[mail](ada@example.com)'),
    at: ADDED,
    fix: 'Write mailto:ada@example.com',
  },
  {
    mistake: 'a link to a file beside the text',
    make: adding(ALPHA, '[notes](./notes.txt)'),
    at: ADDED,
    fix: 'is no whole address. Write https://',
  },
  {
    mistake: 'a link to a page that does not exist',
    make: adding(ALPHA, '[me](/abuot)'),
    at: ADDED,
    fix: 'leads to no page of this site. Did you mean /about? Correct the path',
  },
  {
    mistake: 'a link to a project that does not exist',
    make: adding(ALPHA, '[other](/projects/bete)'),
    at: ADDED,
    fix: 'leads to no page of this site. Did you mean /projects/beta?',
    isWarning: true,
  },
  {
    mistake: 'a link without scheme in an entry',
    make: replacing(ENTRIES, '(/about)', '(clock.example)'),
    at: `${ENTRIES}:4`,
    field: 'entry 1, text',
    fix: 'Write https://clock.example',
  },
  {
    mistake: 'a lone percent sign in a link',
    make: adding(ALPHA, '[all of it](/100%)'),
    at: ADDED,
    fix: 'the link /100% leads to no page of this site',
  },
  {
    mistake: 'a lone percent sign in the name of a picture',
    make: adding(ALPHA, '![All of it](./100%.png)'),
    at: ADDED,
    fix: 'the % in ./100%.png begins no character. Write %25 for it',
  },
  {
    mistake: 'a picture that is missing, with a percent sign in its name',
    make: adding(ALPHA, '![All of it](./100%25.png)'),
    at: ADDED,
    fix: 'there is no file at projects/alpha/100%.png',
  },
  {
    mistake: 'an unknown figure',
    make: adding(ALPHA, '<Nowhere />'),
    at: ADDED,
    fix: 'nothing is called <Nowhere />. Correct the name, or add Nowhere.tsx to projects/alpha/figures',
  },
  {
    mistake: 'a decision that is not there',
    make: adding(ALPHA, '<Decision n={2} />'),
    at: ADDED,
    fix: 'The frontmatter has 1: write n={1} for the first',
  },
  {
    mistake: 'a picture without a text alternative',
    make: adding(ALPHA, '![](./cover.svg)'),
    at: ADDED,
    fix: 'Say between the brackets what it shows',
  },
  {
    mistake: 'a tag that is not closed',
    make: adding(ALPHA, '<b>'),
    at: ADDED,
    fix: 'Close it: </b>',
  },
  {
    mistake: 'a brace in a text',
    make: adding(ALPHA, 'a {b'),
    at: ADDED,
    fix: 'A brace in a text begins code: write \\{',
  },
  // Letters
  {
    mistake: 'a name that the fonts lack',
    make: replacing(PROFILE, /^name:.*$/m, 'name: Мира'),
    at: PROFILE,
    field: 'name',
    fix: 'the fonts of the PDF, the cover and the social card lack М (U+041C), и (U+0438)',
    isWarning: true,
  },
  {
    mistake: 'a title with an emoji',
    make: replacing(ALPHA, /^title:.*$/m, 'title: Kite 🪁'),
    at: `${ALPHA}:2`,
    field: 'title',
    fix: '🪁 (U+1FA81), which would be missing there. Run npm run fonts.',
    isWarning: true,
  },
];

test('content without mistakes has none', () => {
  using content = createScratchContent();
  expect(checkContent(content.root).map(describeMistake)).toEqual([]);
});

test.each([
  '/index.md',
  '/healthz',
  '/stream/feed.xml',
  '/stream/page/2',
  '/stream/page/2.md',
  '/stream/type/audio',
  '/stream/type/text/page/2',
  '/projects/group/homepage',
])('%s is a page to which a text may link', (path) => {
  using content = createScratchContent();
  adding(ALPHA, `[there](${path})`)(content);
  expect(checkContent(content.root).map(describeMistake)).toEqual([]);
});

test('a file of the public folder beside the content may be linked', () => {
  using content = createScratchContent();
  content.write('public/paper.pdf', '%PDF');
  adding(ALPHA, '[paper](/paper.pdf)')(content);
  expect(checkContent(content.root).map(describeMistake)).toEqual([]);
});

test.each(KINDS)('$mistake is named with file, line, field and fix', (kind) => {
  using content = createScratchContent();
  kind.make(content);
  const found = checkContent(content.root);
  const messages = found.map(describeMistake);
  const named = found.find(
    (mistake) =>
      describeMistake(mistake).startsWith(kind.at) &&
      (kind.field === undefined || mistake.field === kind.field) &&
      mistake.fix.includes(kind.fix),
  );
  expect(named, messages.join('\n') || 'nothing was found').toBeDefined();
  expect(named?.isWarning ?? false).toBe(kind.isWarning ?? false);
});

test('the content of this portfolio has no mistakes', () => {
  expect(checkContent().map(describeMistake)).toEqual([]);
});
