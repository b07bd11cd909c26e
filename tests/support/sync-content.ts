import { copyFile } from 'node:fs/promises';

import { runTool } from './run-tool';

/**
 * Loads content/ once before the unit tests. Astro has separate data stores for builds and the dev server, and Vitest uses that
 * of the dev server.
 */
export async function setup(): Promise<void> {
  const { code, output } = await runTool('.', 'astro', ['sync']);
  if (code !== 0) throw new Error(output);
  await copyFile('node_modules/.astro/data-store.json', '.astro/data-store.json');
}
