import { expect, test } from 'vitest';

import { findNumbers } from '../support/find-numbers';
import { withoutSource } from '../support/numbers';

const tokens = (body: string, frontmatter = 'title: A') =>
  findNumbers(`---\n${frontmatter}\n---\n\n${body}`).map(({ token }) => token);

test('numbers are found in prose, tables and headings', () => {
  expect(tokens('## 36 hours\n\nIt held 1,00,000, then 6.17%.\n\n| a | 12 |')).toEqual([
    '36',
    '1,00,000',
    '6.17',
    '12',
  ]);
});

test('large numbers in words count, small ones do not', () => {
  expect(tokens('Two of three, but twenty-one thousand.')).toEqual(['twenty-one', 'thousand']);
});

test('code, tags, link targets, list numbers and names are no numbers', () => {
  const body =
    '```ts\nconst a = 5;\n```\n\n1. `b = 7` in <Figure n={3} /> [x](/a/8) by AES-256 in 3D, Nifty50';
  expect(tokens(body)).toEqual([]);
});

test('the frontmatter that readers see is searched, dates and tracks are not', () => {
  const frontmatter =
    "publishedAt: '2025-01-02'\ntrack: B6\nsummary: In 30 runs\ndecisions: [{ why: 7 }, { why: 'of 8' }]";
  expect(tokens('', frontmatter)).toEqual(['30', '8']);
});

test('an example must say that it is one', () => {
  const found = findNumbers('---\ntitle: A\n---\n\nSuppose 5 people.\n\nThere were 5 people.');
  expect(withoutSource(found, [], ['5'])).toEqual([{ token: '5', where: 'There were 5 people.' }]);
  expect(withoutSource(found, ['5'], [])).toEqual([]);
});

test('a table may be marked by the line above it', () => {
  const found = findNumbers('---\ntitle: A\n---\n\nFor example:\n\n| a | 5 |');
  expect(withoutSource(found, [], ['5'])).toEqual([]);
});

test('a heading may be marked by the line below it', () => {
  const found = findNumbers('---\ntitle: A\n---\n\n## 5 s\n\nSay it takes a while.');
  expect(withoutSource(found, [], ['5'])).toEqual([]);
});

/** The examples without a mark among the numbers of a write-up. */
const unmarked = (body: string, frontmatter = 'title: A') =>
  withoutSource(findNumbers(`---\n${frontmatter}\n---\n\n${body}`), [], ['5', '6']).map(
    ({ token }) => token,
  );

test('one sentence marks a whole page, its headings, tables and decisions included', () => {
  const body = 'It\ntook 5 s.\n\n## 6 s\n\n| a | 5 |\n\nAfter 6 s it ends.';
  const decisions = "decisions: [{ why: 'of 5' }]";
  expect(unmarked(body, decisions)).toEqual(['5', '5', '6', '5', '6']);
  expect(unmarked(`The times on\nthis page are examples.\n\n${body}`, decisions)).toEqual([]);
});

test('a mark of the page covers neither the summary nor a number that is no listed example', () => {
  const page = 'The times on this page are an example.\n\nIt took 7 s.';
  expect(unmarked(page, 'summary: After 5 s')).toEqual(['5', '7']);
});

test('a mark of a section ends with it', () => {
  const marked = '## A\n\nThe times in this section are examples.\n\nFirst 5 s.';
  expect(unmarked(`${marked}\n\nThen 6 s.`)).toEqual([]);
  expect(unmarked(`It took 5 s.\n\n${marked}\n\n## B\n\nThen 6 s.`)).toEqual(['5', '6']);
});

test('a page that only speaks of an example is not marked', () => {
  expect(unmarked('The example on this page is a chat.\n\nIt took 5 s.')).toEqual(['5']);
});
