import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openClone } from '../support/owner-clone';
import { findTraces, listSampleTraces } from './sample-traces';
import type { Tool } from '../support/run-tool';
import { isSampleSite } from '../support/samples';
import { createScratchSite } from '../support/scratch-site';

const BUILD_MS = 900_000;

const ANSWERS = `name: Mira Novák
role: Cartographer
headline: I make *maps* you can walk in.
intro: I am a cartographer in Brno. I like maps, slow software and long walks.
email: mira@novak.dev
link: [https://github.com/mira-novak]
tag: [Maps]
site: https://novak.dev
samples: remove
`;

test.skipIf(!isSampleSite)(
  'npm run init removes the samples, and what is left builds, passes the check and has no trace of them',
  { timeout: BUILD_MS },
  async () => {
    const traces = listSampleTraces();
    await using site = await createScratchSite();
    const clone = openClone(site.root);
    await clone.write('me.yaml', ANSWERS);
    clone.commit();

    const { code, output } = await clone.init(['--yes', '--answers', 'me.yaml']);
    expect(code, output).toBe(0);
    expect(globSync('projects/*', { cwd: site.root })).toEqual(['projects/first-project']);
    expect(globSync('tests/portfolio/*', { cwd: site.root })).toEqual([]);
    expect(globSync('bench/results.json', { cwd: site.root })).toEqual([]);

    expect(output).toContain('write work and education, if you want them shown');
    expect(readFileSync(join(site.root, 'content/profile.yaml'), 'utf8')).toContain(
      '\n# workHistory:\n',
    );

    const run = async (tool: Tool, ...args: string[]) => {
      const done = await site.run(tool, args);
      expect(done.code, `${tool} ${args.join(' ')}\n${done.output}`).toBe(0);
    };
    // The copy is in a folder that git ignores.
    await run('knip', '--no-gitignore');
    await run(
      'prettier',
      '--check',
      '--ignore-path',
      '.prettierignore',
      'content',
      'projects',
      'package.json',
    );
    await run('astro', 'check', '--minimumSeverity', 'warning');
    await run('astro', 'build');

    expect(findTraces(join(site.root, 'dist/client'), traces)).toEqual([]);
    expect(readFileSync(join(site.root, 'dist/client/index.html'), 'utf8')).toContain('Mira Novák');
    // The figures were those of the samples' site.
    expect(globSync('receipts.*', { cwd: join(site.root, 'dist/client') })).toEqual([]);
  },
);
