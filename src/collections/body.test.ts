import { expect, test } from 'vitest';

import { runBody, type Parts } from './body-component';
import { toBody } from './body.server';

const FILE = 'content/projects/example.mdx';

const run = (raw: string, parts: Parts = {}) => runBody(toBody(raw, FILE), parts);

test('headings get ids and are listed in order', async () => {
  const body = toBody('## Why it works\n\n### “Twice” over', FILE);
  expect(await body.headings).toEqual([
    { depth: 2, slug: 'why-it-works', text: 'Why it works' },
    { depth: 3, slug: 'twice-over', text: '“Twice” over' },
  ]);
  expect(await body.code).toContain('id=\\"why-it-works\\"');
});

test('code is marked with classes, never with styles', async () => {
  const code = await toBody('```ts\nconst answer = 42;\n```', FILE).code;
  expect(code).toContain('token keyword');
  expect(code).not.toContain('style=');
});

test('quotes are set as in print, and tables are tables', async () => {
  const code = await toBody('"So"\n\n| a | b |\n| - | - |\n| 1 | 2 |', FILE).code;
  expect(code).toContain('“So”');
  expect(code).toContain('<td>2</td>');
});

test('a name stands for the part of that name', async () => {
  const Part = () => undefined;
  expect(await run('<Part width={2 + 1} />', { Part })).toMatchObject({
    type: Part,
    props: { width: 3 },
  });
});

test.each([
  ['an unknown name', 'Text\n\n<Nowhere />', 'nothing is called <Nowhere />. Correct the name'],
  ['a value that is not there', '{missing}', 'missing is not defined'],
  ['an import', "import a from './a';\n\nText", 'remove the line "import a from \'./a\';"'],
  ['a picture', '![A cat](./cat.png)', 'the picture ./cat.png cannot stand in a text. Draw it'],
  ['a tag that is not closed', 'Text\n\n<Part>\n\nText', 'line 3 below the frontmatter: Expected'],
])('%s stops the build with the file and the fix', async (_mistake, raw, told) => {
  await expect(run(raw)).rejects.toThrow(`${FILE}: ${told}`);
});
