import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { markdown } from './processor';

const FILE = 'tests/fixtures/write-up/text.mdx';
/** Astro replaces frontmatter by empty lines, so that line numbers match the file. */
const FRONTMATTER_LINES = '\n'.repeat(6);
const LINE = 7;

const CARD = { constraint: 'a', choice: 'b', rejected: 'c', why: 'd', result: 'e' };
/** The first decision has what a card needs, the second has not. */
const FRONTMATTER = { decisions: [CARD, { choice: 'f', why: 'g' }] };

async function compile(text: string): Promise<string> {
  const renderer = await markdown().createMdxRenderer?.(
    { syntaxHighlight: 'prism' },
    {
      optimize: false,
      srcDir: new URL('file:///'),
      sourcemap: false,
    },
  );
  const result = await renderer?.process(FRONTMATTER_LINES + text, resolve(FILE), FRONTMATTER);
  return result?.code ?? '';
}

const MISTAKES: [name: string, text: string, message: string][] = [
  ['an import', 'import A from "./a"', 'a text imports and exports nothing. Remove the line'],
  ['an export', 'export const a = 1', 'a text imports and exports nothing'],
  [
    'an unknown name',
    '<Nowhere />',
    'nothing is called <Nowhere />. Correct the name, or add Nowhere.tsx to tests/fixtures/write-up/figures.',
  ],
  ['an unknown name in a line', 'See <Nowhere /> here.', 'nothing is called <Nowhere />'],
  [
    'a tag that is not closed',
    '<b>\n\nwords',
    'Expected a closing tag for `<b>`. Close it: </b>, or <b /> when nothing stands inside.',
  ],
  ['a tag that is not open', '</b>', 'Remove it, or open <b> before it.'],
  ['a brace that is not closed', 'a {b', 'A brace in a text begins code: write \\{'],
  ['a heading of the first level', '# Title', 'Write ## for a section'],
  ['a heading of the first level as a tag', '<h1>Title</h1>', 'Write ## for a section'],
  ['a link without scheme', '[a](example.com/b)', 'Write https://example.com/b.'],
  ['a link that begins with slashes', '[a](//example.com)', 'Write https://example.com.'],
  [
    'a link by reference without scheme',
    '[b]: example.com\n\n[a][b]',
    'Write https://example.com.',
  ],
  ['a link that leads nowhere', '[a]()', 'a link leads nowhere'],
  ['a script as a link', '[a](javascript:alert)', 'is no whole address'],
  ['a picture without alternative', '![](./screen.png)', 'has no text alternative. Say between'],
  [
    'a picture without file',
    '![a](./nowhere.png)',
    'there is no file at tests/fixtures/write-up/nowhere.png. Put the picture there or correct the path.',
  ],
  ['a picture from elsewhere', '![a](https://example.com/b.png)', 'write ./b.png'],
  ['a picture by reference', '![a][b]\n\n[b]: ./screen.png', 'Write ![a](./file.png)'],
  ['a picture as a tag', '<img src="./screen.png" alt="a" />', 'Write ![what it shows]'],
  [
    'a video without file',
    '<Video src="./nowhere.mp4" poster="./poster.png" alt="a" />',
    'src: there is no file at tests/fixtures/write-up/nowhere.mp4. Put the file there',
  ],
  [
    'a video without poster file',
    '<Video src="./clip.webm" poster="./nowhere.png" alt="a" />',
    'poster: there is no file at',
  ],
  ['a video without alternative', '<Video src="./clip.webm" poster="./poster.png" />', 'needs alt'],
  ['a video in a line', 'See <Video /> here.', 'give <Video /> a line of its own'],
  ['a decision without number', '<Decision />', 'needs the number of a decision'],
  ['a number as text', '<Decision n="1" />', 'write n={1} for the first'],
  ['a decision that is not there', '<Decision n={3} />', 'The frontmatter has 2'],
  [
    'a decision placed twice',
    '<Decision n={1} /> <Decision n={1} />',
    'decision 1 is placed twice. Remove one of the two.',
  ],
  [
    'a card without a field',
    '<Decision n={2} />',
    'the card of decision 2 lacks constraint. Add constraint to the frontmatter, or tell the decision in the text: <Decision n={2}>…</Decision>.',
  ],
  ['cards without a field', '<Decisions />', 'the card of decision 2 lacks constraint'],
  ['a decision in a line', 'See <Decision n={1} /> here.', 'give <Decision> lines of its own'],
  ['an unknown callout', '> [!INFO]\n> a', '[!INFO] is no callout. Choose from [!NOTE]'],
  ['words behind a language', '```ts loud\na\n```', 'Write title="name.ts", {2,4-6}'],
  [
    'a mark beyond the code',
    '```ts {2}\na\n```',
    '{2} marks a line that is not there. The block has 1.',
  ],
  ['a broken formula', '$$\n\\frac{a\n$$', 'the formula cannot be read'],
];

test.each(MISTAKES)('%s is named with file, line and fix', async (_, text, message) => {
  const error = await compile(text).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    message: expect.stringContaining(`${FILE}:${LINE}: `) as string,
    line: LINE,
  });
  expect(String(error)).toContain(message);
});

test('the files of a video become imports of the text', async () => {
  const code = await compile('<Video src="./clip.webm" poster="./poster.png" alt="a" loop />');
  expect(code).toContain('import _file0 from "./clip.webm?url"');
  expect(code).toContain('import _file1 from "./poster.png"');
});

test('a card with its fields and a decision in the words of the text are accepted', async () => {
  const code = await compile('<Decision n={1} />\n\n<Decision n={2}>\n\n**Told.**\n\n</Decision>');
  expect(code).toContain('Told.');
});

test.each([
  ['an ordinary quotation', '> Words of somebody.'],
  ['a whole link', '[a](https://b.example/c) [d](/about) [e](#f) [g](mailto:h@i.example)'],
  ['a price', 'It costs $5 or $6.'],
  ['code without words behind its language', '```ts\na\n```'],
])('%s stays what it is', async (_, text) => {
  expect(await compile(text)).not.toMatch(/callout|math|code-block/);
});
