// Checks that the site works with much more content: builds a copy with 500 stream entries and 200 projects and checks feeds,
// pages and search. Run by hand: npx node bench/content-growth/growth.ts
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SITE_PARTS } from '../site-parts.ts';
import { checkBuild } from './check-build.ts';
import { growContent } from './grow-content.ts';

const PROJECT_COUNT = 200;
const ENTRY_COUNT = 500;

const folder = mkdtempSync(join(tmpdir(), 'content-growth-'));
try {
  for (const path of SITE_PARTS) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  await growContent(folder, { projects: PROJECT_COUNT, entries: ENTRY_COUNT });

  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync('npx', ['astro', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);

  const figures = checkBuild(join(folder, 'dist/client'), {
    projects: PROJECT_COUNT,
    entries: ENTRY_COUNT,
  });
  console.table({ 'Build, seconds': seconds, ...figures });
} finally {
  rmSync(folder, { recursive: true });
}
