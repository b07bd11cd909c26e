import { expect, test } from 'vitest';

import { mergeJson } from './merge-json.ts';

const START = {
  name: 'press-play',
  version: '1.0.0',
  scripts: { dev: 'a', old: 'b' },
  dependencies: { one: '1' },
};

test('each side keeps what only it changed', () => {
  const owner = { ...START, name: 'mira', dependencies: { one: '1', mine: '3' } };
  const template = { ...START, version: '1.1.0', scripts: { dev: 'a', new: 'c' } };
  expect(mergeJson(START, owner, template)).toEqual({
    name: 'mira',
    version: '1.1.0',
    scripts: { dev: 'a', new: 'c' },
    dependencies: { one: '1', mine: '3' },
  });
});

test('where both changed it, the name is the owner’s and the version of a package the template’s', () => {
  const owner = { ...START, name: 'mira', dependencies: { one: '2' } };
  const template = { ...START, name: 'press-play-2', dependencies: { one: '3' } };
  expect(mergeJson(START, owner, template)).toMatchObject({
    name: 'mira',
    dependencies: { one: '3' },
  });
});

test('a field that the owner removed does not come back', () => {
  const { scripts, ...rest } = START;
  const owner = { ...rest, scripts: { dev: scripts.dev } };
  expect(mergeJson(START, owner, START)).toEqual(owner);
});
