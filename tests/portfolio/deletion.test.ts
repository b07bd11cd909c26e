import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { oneOfEachKind } from '../support/one-of-each-kind';
import type { Tool } from '../support/run-tool';
import { createScratchSite, type ScratchSite } from '../support/scratch-site';

const BUILD_MS = 900_000;

/** Demos that play a recording of the stream. */
const PLAYERS = globSync('projects/*/demo/*').filter((file) =>
  readFileSync(file, 'utf8').includes('/content/stream/media/'),
);

// That such a site builds is shown by tests/e2e/sub-path.spec.ts.
test(
  'one project of each kind is deleted with its folder, and nothing else has to change',
  { timeout: BUILD_MS },
  async () => {
    await using site = await createScratchSite();
    const players = PLAYERS.map((file) => file.replace(/^projects.([^/\\]+).*$/, '$1'));
    for (const slug of new Set([...oneOfEachKind, ...players])) {
      await site.remove(`projects/${slug}`);
    }
    // The copy is in a folder that git ignores.
    await expectSuccess(site, 'knip', '--no-gitignore');
    await expectSuccess(site, 'astro', 'check', '--minimumSeverity', 'warning');
  },
);

async function expectSuccess(site: ScratchSite, tool: Tool, ...args: string[]): Promise<string> {
  const { code, output } = await site.run(tool, args);
  expect(code, `${tool} ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}
