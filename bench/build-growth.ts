// How a build grows: 1,000 generated write-ups, built by this project and by a bare Astro project of the same files, in one
// run. This project is built twice, because what is made of pages is kept. `npm run bench:growth`, about two minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

import { SITE_PARTS } from './site-parts.ts';

const COUNT = Number(process.argv[2] ?? 1_000);
const ASTRO = join(process.cwd(), 'node_modules/astro/bin/astro.mjs');

/** What Astro says when every page has been written and only integrations are left. */
const PAGES_DONE = 'Rearranging server assets';

mkdirSync('.scratch', { recursive: true });
const root = mkdtempSync('.scratch/growth-');
try {
  const [bare, site] = [createBareSite(), createOurSite()];
  // Bare builds before and after: a busy minute of the machine then counts for both sides.
  const before = await build(bare);
  const first = await build(site);
  const again = await build(site);
  const after = await build(bare);
  const bareSeconds = (before.whole + after.whole) / 2;
  console.log(
    `${COUNT} write-ups, bare: ${before.whole.toFixed(1)} and ${after.whole.toFixed(1)} s`,
  );
  for (const [name, { pages, whole }] of Object.entries({ 'first build': first, again })) {
    console.log(
      `${name}: ${inTimes(pages, bareSeconds)} for the pages, ${inTimes(whole, bareSeconds)} with cards, search, Markdown, feeds and compression`,
    );
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

function createOurSite(): string {
  const site = join(root, 'ours');
  for (const part of SITE_PARTS) cpSync(part, join(site, part), { recursive: true });
  writeProjects(join(site, 'content/projects'));
  return site;
}

function createBareSite(): string {
  const site = join(root, 'bare');
  mkdirSync(join(site, 'src/pages/projects'), { recursive: true });
  writeProjects(join(site, 'content/projects'));
  writeFileSync(
    join(site, 'astro.config.mjs'),
    "import mdx from '@astrojs/mdx';\nimport react from '@astrojs/react';\nexport default { integrations: [react(), mdx()] };\n",
  );
  writeFileSync(
    join(site, 'src/content.config.ts'),
    "import { glob } from 'astro/loaders';\nimport { defineCollection } from 'astro:content';\nexport const collections = { projects: defineCollection({ loader: glob({ base: 'content/projects', pattern: '*.mdx' }) }) };\n",
  );
  writeFileSync(
    join(site, 'src/pages/projects/[slug].astro'),
    `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('projects')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}
const { Content } = await render(Astro.props.entry);
const Decisions = 'hr';
---
<html lang="en"><head><title>{Astro.props.entry.data.title}</title></head><body><Content components={{ Decisions }} /></body></html>
`,
  );
  return site;
}

/** Copies of one real write-up, without its figures, which are this project's own code, under the covers of all. */
function writeProjects(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const slugs = globSync('content/projects/*.mdx').map((file) => basename(file, '.mdx'));
  const source = readFileSync('content/projects/sipwise.mdx', 'utf8').replaceAll(
    /^<(?!Decisions)\w+ \/>$/gm,
    '',
  );
  for (let number = 1; number <= COUNT; number += 1) {
    const text = source
      .replace(/^title: .*$/m, `title: Generated ${number}`)
      .replace(/^track: .*$/m, `track: Z${number}`)
      .replaceAll('./sipwise/', `./${slugs[number % slugs.length] ?? 'sipwise'}/`);
    writeFileSync(join(folder, `generated-${number}.mdx`), text);
  }
}

/** Seconds until every page was there, and until the build was done. */
async function build(site: string): Promise<{ pages: number; whole: number }> {
  // Astro begins anew each time; what this project keeps in .cache stays.
  rmSync(join(site, 'dist'), { recursive: true, force: true });
  rmSync(join(site, 'node_modules'), { recursive: true, force: true });
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const astro = spawn(process.execPath, [ASTRO, 'build'], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const exited = once(astro, 'exit');
  let pages: number | undefined;
  for await (const line of createInterface(astro.stdout)) {
    if (line.includes(PAGES_DONE)) pages ??= seconds();
  }
  await exited;
  const whole = seconds();
  if (astro.exitCode !== 0) throw new Error(`The build in ${site} failed.`);
  return { pages: pages ?? whole, whole };
}

function inTimes(ours: number, bare: number): string {
  return `${ours.toFixed(1)} s (${(ours / bare).toFixed(2)} times bare)`;
}
