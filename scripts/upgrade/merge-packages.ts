import { writeFileSync } from 'node:fs';

import { z } from 'astro/zod';

import { git } from '../shared/git.ts';
import { isObject, mergeJson, type Json } from './merge-json.ts';

const PACKAGE = 'package.json';
const LOCK = 'package-lock.json';

/**
 * Merges package.json by its fields, because git would see a conflict where the owner changed the name and the template the
 * version, one line below. The lock is the template's, under the owner's name.
 */
export function mergePackages(start: string, next: string): void {
  const merged = mergeJson(
    readJson(start, PACKAGE),
    readJson('HEAD', PACKAGE),
    readJson(next, PACKAGE),
  );
  const lock = readJson(next, LOCK);
  const root = isObject(lock) && isObject(lock['packages']) ? lock['packages'][''] : undefined;
  if (isObject(merged) && isObject(lock) && isObject(root)) {
    lock['name'] = merged['name'];
    for (const field of ['name', 'version', 'license', 'dependencies', 'devDependencies'])
      if (merged[field] !== undefined) root[field] = merged[field];
  }
  writeJson(PACKAGE, merged);
  writeJson(LOCK, lock);
}

function readJson(version: string, file: string): Json {
  return z.json().parse(JSON.parse(git('show', `${version}:${file}`)));
}

function writeJson(file: string, value: Json): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  git('add', '--', file);
}
