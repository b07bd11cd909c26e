import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { slugs } from './pages';
import { createScratchSite, type ScratchSite } from './scratch-site';

const FIXTURE = 'tests/fixtures/write-up';
const TEXT = 'text.mdx';

/** A scratch site with one project, whose text shows everything that Markdown can do here. */
export async function createFeatureSite(): Promise<ScratchSite & { path: string }> {
  const site = await createScratchSite();
  const [slug = ''] = slugs;
  const folder = join(site.root, 'projects', slug);
  const others = (await readdir(join(site.root, 'projects'))).filter((name) => name !== slug);
  await Promise.all(
    others.map((name) => rm(join(site.root, 'projects', name), { recursive: true })),
  );
  await cp(FIXTURE, folder, { recursive: true, filter: (file) => basename(file) !== TEXT });
  const text = await readFile(join(FIXTURE, TEXT), 'utf8');
  await site.edit(`projects/${slug}/${slug}.mdx`, (writeUp) =>
    // A function, because $$ has a special meaning in a replacement string.
    writeUp.replace(
      /^(---\n.*?\n---\n).*$/s,
      (_, frontmatter: string) => `${frontmatter}\n${text}`,
    ),
  );
  return { ...site, path: `/projects/${slug}` };
}
