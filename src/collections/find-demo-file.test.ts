import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { findDemoFile } from './find-demo-file';

const root = mkdtempSync(join(tmpdir(), 'demos-'));
afterAll(() => rmSync(root, { recursive: true }));

function folderWith(name: string, files: string[]): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'demo'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, 'demo', file), '');
  return folder;
}

test('a project with the file that draws a demo has a demo', () => {
  const folder = folderWith('played', ['PlayedDemo.astro', 'market.ts']);
  expect(findDemoFile(folder)).toBe(`${folder}/demo/PlayedDemo.astro`);
});

test('a demo folder without that file is no demo', () => {
  expect(findDemoFile(folderWith('begun', ['market.ts']))).toBeUndefined();
});

test('a project without a demo folder has no demo', () => {
  expect(findDemoFile(join(root, 'no-such-project'))).toBeUndefined();
});
