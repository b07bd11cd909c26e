import { expect, test } from 'vitest';

import { headersFor } from '@/config/headers';

import { describeAge, sumUpAges } from './describe-age';
import { explainDirective, explainHeader } from './explain-header';
import { listKinds } from './kinds-of-pages';

const measured = { commit: 'abcdef0123456789', measuredAt: '2026-11-18T12:00:00.000Z' };

test('a part says plainly how old it is', () => {
  const say = (age: number | undefined, isChanged = false) =>
    describeAge({ ...measured, age }, isChanged);
  expect(say(0)).toBe('Measured at abcdef0 on 18 Nov 2026, the commit of this build');
  expect(say(0, true)).toContain('has changes since');
  expect(say(1)).toContain(', 1 commit before this build');
  expect(say(12, true)).toContain(', 12 commits before this build');
  expect(say(undefined)).toContain('a commit that the history of this build does not have');
});

test('the head of the page counts what is new, old and missing', () => {
  const ages = { weights: 0, axe: 3, server: undefined };
  expect(sumUpAges(['weights', 'axe', 'server', 'tests'], ages)).toBe(
    'Of 4 parts, measured at the commit of this build: 1, at another: 2, not yet: 1. Each part says which.',
  );
});

test('every header that this site adds to a page, and every line of its policy, is explained', () => {
  const headers = headersFor('/about', 'file', { isOverTls: true });
  for (const name of Object.keys(headers)) expect(explainHeader(name.toLowerCase())).toBeTruthy();
  const policy = headers['Content-Security-Policy'] ?? '';
  for (const line of policy.split('; '))
    expect(explainDirective(line.split(' ')[0] ?? '')).toBeTruthy();
  expect(() => explainHeader('x-new')).toThrow('explain-header.ts');
});

test('each kind of page is shown by its heaviest', () => {
  const weight = { Document: 1, Stylesheet: 1, Script: 1, Font: 1, Image: 1, requests: 1 };
  const page = (path: string, total: number) => ({ path, total, budget: 95, ...weight });
  const kinds = listKinds([page('/projects/a', 5), page('/', 9), page('/projects/b', 7)]);
  expect(kinds.map(({ kind, count, page: { path } }) => [kind, count, path])).toEqual([
    ['Home', 1, '/'],
    ['Write-up', 2, '/projects/b'],
  ]);
});
