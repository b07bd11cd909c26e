import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { featuredSlugs } from '../support/groups';
import { projects, sample, someDemo } from '../support/samples';
import type { Tool } from '../support/run-tool';
import { createScratchSite, type ScratchSite } from '../support/scratch-site';

const BUILD_MS = 900_000;

const [aFeatured = ''] = featuredSlugs('homepage');
const ONE_OF_EACH_KIND = new Set([
  someDemo?.slug ?? aFeatured,
  aFeatured,
  projects.find(({ slug }) => !isNamedBy(slug, /demo\//))?.slug ?? aFeatured,
  sample('a project that others link to', ({ slug }) => isLinkedTo(slug)).slug,
]);

/** Demos that play a recording of the stream. */
const PLAYERS = globSync('projects/*/demo/*').filter((file) =>
  readFileSync(file, 'utf8').includes('/content/stream/media/'),
);

test(
  'one project of each kind and all recordings are deleted with their files, and nothing else has to change',
  { timeout: BUILD_MS },
  async () => {
    await using site = await createScratchSite();
    const players = PLAYERS.map((file) => file.replace(/^projects.([^/\\]+).*$/, '$1'));
    const slugs = new Set([...ONE_OF_EACH_KIND, ...players]);
    for (const slug of slugs) await site.remove(`projects/${slug}`);
    await site.edit('content/stream/entries.yaml', (text) =>
      text.replace(/^- type: audio\n(?: .*\n)*/gm, ''),
    );
    for (const file of globSync('content/stream/media/*.{mp3,m4a,ogg,wav,flac,json}')) {
      await site.remove(file);
    }
    // The copy is in a folder that git ignores.
    await expectSuccess(site, 'knip', '--no-gitignore');
    await expectSuccess(site, 'astro', 'check', '--minimumSeverity', 'warning');
    const output = await expectSuccess(site, 'astro', 'build');
    // Lists that still name a deleted project are the only thing to warn about.
    const warnings = output.split('\n').filter((line) => /warn/i.test(line));
    expect(warnings.filter((line) => ![...slugs].some((slug) => line.includes(slug)))).toEqual([]);
  },
);

async function expectSuccess(site: ScratchSite, tool: Tool, ...args: string[]): Promise<string> {
  const { code, output } = await site.run(tool, args);
  expect(code, `${tool} ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

function isNamedBy(slug: string, pattern: RegExp): boolean {
  return globSync(`projects/${slug}/**`).some((file) => pattern.test(file));
}

function isLinkedTo(slug: string): boolean {
  return globSync('projects/*/*.mdx').some((file) =>
    readFileSync(file, 'utf8').includes(`](/projects/${slug})`),
  );
}
