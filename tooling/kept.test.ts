import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { Kept } from './kept';

const home = process.cwd();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  process.chdir(folder);
  await writeFile('maker.ts', 'first');
});

afterEach(() => process.chdir(home));

test('a result is found again by what it was made of', async () => {
  const before = await Kept.open('things', ['maker.ts']);
  await before.keep(before.nameOf('a', 'b'), 'result');
  const now = await Kept.open('things', ['maker.ts']);
  expect(now.has(now.nameOf('a', 'b'))).toBe(true);
  expect(now.has(now.nameOf('ab'))).toBe(false);
});

test('a change of what makes results makes all of them anew', async () => {
  const before = await Kept.open('things', ['maker.ts']);
  await before.keep(before.nameOf('a'), 'result');
  await writeFile('maker.ts', 'second');
  const now = await Kept.open('things', ['maker.ts']);
  expect(now.has(now.nameOf('a'))).toBe(false);
});

test('what a build did not ask for is forgotten, and so is what a stopped build left half done', async () => {
  const before = await Kept.open('things', ['maker.ts']);
  await before.keep('old', 'result');
  await before.keep('used', 'result');
  await writeFile('.cache/things/broken.part', 'res');
  const now = await Kept.open('things', ['maker.ts']);
  await now.give('used', 'given');
  await now.tidy();
  expect(await readdir('.cache/things')).toEqual(['used']);
  expect(await readFile('given', 'utf8')).toBe('result');
});

test('one result may be made twice at the same time', async () => {
  const kept = await Kept.open('things', ['maker.ts']);
  await Promise.all(Array.from({ length: 20 }, () => kept.keep('same', 'result')));
  expect(await readdir('.cache/things')).toEqual(['same']);
});
