import { copyFile } from 'node:fs/promises';

import { runTool } from './run-tool';

/**
 * Loads content/ once before the unit tests. Astro keeps what a build loaded and what a dev server loaded apart, and
 * Vitest reads as a dev server.
 */
export async function setup(): Promise<void> {
  const { code, output } = await runTool('.', 'astro', ['sync']);
  if (code !== 0) throw new Error(output);
  await copyFile('node_modules/.astro/data-store.json', '.astro/data-store.json');
}
