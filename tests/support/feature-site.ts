import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { createOwnSite } from './own-site';
import type { ScratchSite } from './scratch-site';

const FIXTURE = 'tests/fixtures/write-up';
const TEXT = 'text.mdx';
const SLUG = 'alpha';

/** A scratch site in which one project's text shows everything that Markdown can do here. */
export async function createFeatureSite(): Promise<ScratchSite & { path: string }> {
  const site = await createOwnSite();
  const folder = join(site.root, 'projects', SLUG);
  await cp(FIXTURE, folder, { recursive: true, filter: (file) => basename(file) !== TEXT });
  const text = await readFile(join(FIXTURE, TEXT), 'utf8');
  await site.edit(`projects/${SLUG}/${SLUG}.mdx`, (writeUp) =>
    // A function, because $$ has a special meaning in a replacement string.
    writeUp.replace(
      /^(---\n.*?\n---\n).*$/s,
      (_, frontmatter: string) => `${frontmatter}\n${text}`,
    ),
  );
  return { ...site, path: `/projects/${SLUG}` };
}
