import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runAstro } from './run-astro';

const SCRATCH = '.scratch';
const PARTS = [
  'src',
  'content',
  'projects',
  'public',
  'tooling',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
];

/** A throw-away copy of the site inside the project, so that it finds the project's packages. */
export interface ScratchSite extends AsyncDisposable {
  /** Its folder. */
  root: string;
  /** Changes a file by a function of its text. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  copy: (from: string, to: string) => Promise<void>;
  /** Runs the content step of a build; answers with its exit code and everything it printed. */
  sync: () => Promise<{ code: number; output: string }>;
  /** Runs a whole build. */
  build: () => Promise<{ code: number; output: string }>;
}

/** Copies the site's sources into a folder that disappears when the test is over. */
export async function createScratchSite(): Promise<ScratchSite> {
  await mkdir(SCRATCH, { recursive: true });
  const root = await mkdtemp(join(SCRATCH, 'site-'));
  await Promise.all(PARTS.map((part) => cp(part, join(root, part), { recursive: true })));
  return {
    root,
    edit: async (file, change) => {
      const path = join(root, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    copy: (from, to) => cp(join(root, from), join(root, to)),
    sync: () => runAstro(root, ['sync']),
    build: () => runAstro(root, ['build']),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
