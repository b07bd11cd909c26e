import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { oneOfEachKind } from '../support/one-of-each-kind';
import { createScratchSite } from '../support/scratch-site';

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
    // It names imports of what is gone, and what nobody uses any more. The copy is in a folder that git ignores.
    const { code, output } = await site.run('knip', ['--no-gitignore']);
    expect(code, output).toBe(0);
  },
);
