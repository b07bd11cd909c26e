import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BuildCache } from './build-cache';

const FOLDER = '.cache/things';
const home = process.cwd();

beforeEach(async () => process.chdir(await mkdtemp(join(tmpdir(), 'build-cache-'))));

afterEach(() => process.chdir(home));

const make = (result: string) => vi.fn(() => Promise.resolve(result));

test('a result is made once for the same inputs', async () => {
  const before = await BuildCache.open('things');
  expect(await before.provide('site/one', ['a', 'bc'], make('first'))).toBe(true);
  const now = await BuildCache.open('things');
  const again = make('second');
  expect(await now.provide('site/deep/two', ['a', 'bc'], again)).toBe(false);
  expect(again).not.toHaveBeenCalled();
  expect(await readFile('site/deep/two', 'utf8')).toBe('first');
});

test('other inputs make another result, also when their concatenation is equal', async () => {
  const before = await BuildCache.open('things');
  await before.provide('one', ['a', 'bc'], make('first'));
  const now = await BuildCache.open('things');
  expect(await now.provide('two', ['ab', 'c'], make('second'))).toBe(true);
  expect(await readFile('two', 'utf8')).toBe('second');
});

test('results that a build did not use are removed, and so are leftovers of an interrupted build', async () => {
  const before = await BuildCache.open('things');
  await before.provide('one', ['old'], make('old'));
  await before.provide('two', ['used'], make('used'));
  await writeFile(`${FOLDER}/unfinished`, 'us');
  const now = await BuildCache.open('things');
  await now.provide('three', ['used'], make('never'));
  await now.removeUnused();
  const [left, ...others] = await readdir(FOLDER);
  expect(others).toEqual([]);
  expect(await readFile(`${FOLDER}/${left ?? ''}`, 'utf8')).toBe('used');
});

test('a change of the built site leaves the cache alone', async () => {
  const before = await BuildCache.open('things');
  await before.provide('one', ['a'], make('result'));
  await writeFile('one', 'changed');
  const now = await BuildCache.open('things');
  await now.provide('two', ['a'], make('never'));
  expect(await readFile('two', 'utf8')).toBe('result');
});

test('one result may be made twice at the same time', async () => {
  const cache = await BuildCache.open('things');
  const targets = Array.from({ length: 20 }, (_, index) => `site/${index}`);
  await Promise.all(targets.map((target) => cache.provide(target, ['a'], make('result'))));
  expect(await readdir(FOLDER)).toHaveLength(1);
  for (const target of targets) expect(await readFile(target, 'utf8')).toBe('result');
});
