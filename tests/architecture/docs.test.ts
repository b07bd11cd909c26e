import { existsSync, globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import project from '../../package.json' with { type: 'json' };
import { DOCUMENTS, isContent, listPaths } from '../support/documents';

const DECISIONS = globSync('docs/adr/0*.md').toSorted();
const DECISION =
  /^# (\d+)\. .+\n\n\*\*Status\.\*\* (Accepted\.|Superseded).*\n\n\*\*Constraint\.\*\*[^]+\n\*\*Decision\.\*\*[^]+\n\*\*Discarded\.\*\*[^]+\n\*\*Cost\.\*\*[^]+$/;

test.each(DOCUMENTS)('%s names only paths that exist', (file) => {
  expect(listPaths(file).filter((path) => !isContent(path) && !existsSync(path))).toEqual([]);
});

test.each(DOCUMENTS)('%s names only npm scripts that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => name !== undefined && !(name in project.scripts))).toEqual([]);
});

test('the README lists every npm script', () => {
  const readme = readFileSync('README.md', 'utf8');
  const unlisted = Object.keys(project.scripts).filter(
    (name) => !new RegExp(`npm (run )?${name}(?![\\w:])`).test(readme),
  );
  expect(unlisted).toEqual([]);
});

test('the README and CONTRIBUTING link every recipe', () => {
  const text = readFileSync('README.md', 'utf8') + readFileSync('CONTRIBUTING.md', 'utf8');
  expect(globSync('docs/recipes/*.md').filter((file) => !text.includes(`(${file})`))).toEqual([]);
});

test('decisions are numbered without a gap', () => {
  const numbers = DECISIONS.map((file) => Number(/(\d{4})-[\w-]+\.md$/.exec(file)?.[1]));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(DECISIONS)('%s has a number, a status and the four parts', (file) => {
  const [, number] = DECISION.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Number(number)).toBe(Number(/\d{4}/.exec(file)?.[0]));
});

test.each(DECISIONS)('the list of decisions has %s with its title and status', (file) => {
  const [title = '', , status = ''] = readFileSync(file, 'utf8').split('\n');
  const [link, name, state] = rowOf(file.replace('docs/adr/', ''));
  expect(link).toContain(/\d{4}/.exec(file)?.[0]);
  expect(title).toBe(`# ${Number(/\d{4}/.exec(file)?.[0])}. ${name}`);
  expect(status.toLowerCase()).toContain(`**status.** ${state}`);
});

/** The cells of a decision's row in docs/adr/README.md. */
function rowOf(file: string): string[] {
  const rows = readFileSync('docs/adr/README.md', 'utf8').split('\n');
  const row = rows.find((line) => line.includes(`](${file})`)) ?? '';
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
