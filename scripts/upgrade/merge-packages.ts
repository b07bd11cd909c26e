import { existsSync, writeFileSync } from 'node:fs';

import { z } from 'astro/zod';

import { importsOf, listCode, removePackages } from '../init/edit-package.ts';
import { git } from '../shared/git.ts';
import { isObject, mergeJson, type Json } from './merge-json.ts';

const PACKAGE = 'package.json';
const LOCK = 'package-lock.json';

/**
 * Merges package.json by its fields, because git would see a conflict where the owner changed the name and the template the
 * version, one line below. The lock is the template's, under the owner's name. Packages that the owner removed, such as those
 * of the samples, come back only when code of the site imports them now.
 */
export function mergePackages(start: string, next: string): void {
  const [before, owner, template] = [start, 'HEAD', next].map((ref) => readJson(ref, PACKAGE));
  const merged = mergeJson(before, owner, template);
  const lock = readJson(next, LOCK);
  if (!isObject(merged) || !isObject(lock)) throw new Error(`${PACKAGE} or ${LOCK} is no object.`);
  const root = isObject(lock['packages']) ? lock['packages'][''] : undefined;
  if (isObject(root)) {
    lock['name'] = merged['name'];
    for (const field of ['name', 'version', 'license', 'dependencies', 'devDependencies'])
      if (merged[field] !== undefined) root[field] = merged[field];
  }
  const [asked, kept] = [packagesOf(before), packagesOf(owner)];
  const imported = importsOf(listCode().filter((file) => existsSync(file)));
  const removed = asked.filter((name) => !kept.includes(name) && !imported.has(name));
  const result = removePackages({ manifest: merged, lock }, removed);
  writeJson(PACKAGE, result.manifest);
  writeJson(LOCK, result.lock);
}

function packagesOf(manifest: Json): string[] {
  if (!isObject(manifest)) return [];
  return ['dependencies', 'devDependencies'].flatMap((field) => Object.keys(manifest[field] ?? {}));
}

function readJson(version: string, file: string): Json {
  return z.json().parse(JSON.parse(git('show', `${version}:${file}`)));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  git('add', '--', file);
}
