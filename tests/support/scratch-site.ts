import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runTool, type Outcome, type Tool } from './run-tool.ts';
import { serveBuiltSite, type BuiltSite } from './serve-built-site.ts';

const SCRATCH = '.scratch';

/** Generated folders, which a copy creates itself. The build cache is copied, because most of what a copy builds is the same. */
const NOT_COPIED = new Set([
  'node_modules',
  'dist',
  '.git',
  // The owner's settings.
  '.env',
  '.astro',
  'dist-edge',
  '.wrangler',
  'coverage',
  'test-results',
  SCRATCH,
]);

/** A temporary copy of the site inside the repository, so that node_modules is found. */
export interface ScratchSite extends AsyncDisposable {
  /** Its folder. */
  root: string;
  /** Changes a file by a function of its text. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Copies a file or a folder. */
  copy: (from: string, to: string) => Promise<void>;
  /** Deletes a file or a folder with all that is in it. */
  remove: (path: string) => Promise<void>;
  /** Runs a tool in it, such as `astro` with `['sync']`. */
  run: (tool: Tool, args: string[], variables?: Record<string, string>) => Promise<Outcome>;
}

/** Copies the project into a folder that disappears when the test is over. */
export async function createScratchSite(): Promise<ScratchSite> {
  await mkdir(SCRATCH, { recursive: true });
  const root = await mkdtemp(join(SCRATCH, 'site-'));
  const parts = (await readdir('.')).filter((name) => !NOT_COPIED.has(name));
  await Promise.all(parts.map((part) => cp(part, join(root, part), { recursive: true })));
  return {
    root,
    edit: async (file, change) => {
      const path = join(root, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    copy: (from, to) => cp(join(root, from), join(root, to), { recursive: true }),
    remove: (path) => rm(join(root, path), { recursive: true }),
    run: (tool, args, variables) => runTool(root, tool, args, variables),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** Builds the copy and serves it. Whoever stops the server deletes the copy, too. */
export async function buildAndServe(site: ScratchSite): Promise<BuiltSite> {
  const { code, output } = await site.run('astro', ['build']);
  if (code !== 0) throw new Error(`The copy of the site could not be built:\n${output}`);
  const environment = { MUSIC_SOURCE: 'embedded', LOG_REQUESTS: 'off' };
  const server = await serveBuiltSite(environment, undefined, site.root);
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}
