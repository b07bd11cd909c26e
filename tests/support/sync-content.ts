import { copyFile } from 'node:fs/promises';

import { ensureBuild } from '../../scripts/setup/build.js';
import { isBuilt, readBuilt } from './dist';
import { runTool } from './run-tool';

/**
 * Loads content/ once before the unit tests. Astro has separate data stores for builds and the dev server, and Vitest uses that
 * of the dev server.
 */
export async function setup(): Promise<void> {
  const { code, output } = await runTool('.', 'astro', ['sync']);
  if (code !== 0) throw new Error(output);
  await copyFile('node_modules/.astro/data-store.json', '.astro/data-store.json');
  if (isBuilt('index.html') && IN_A_FOLDER.test(readBuilt('index.html'))) ensureBuild();
}

/** The owner's site for a folder of its host is not the one that tests look at. */
const IN_A_FOLDER = /="\/[^"]+\/_astro\//;
