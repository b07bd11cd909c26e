// How a build grows: 1,000 generated write-ups, built by this project and by a bare Astro project of the same files, in one
// run. Prints both times and their ratio. `npm run bench:growth`, about two minutes.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COUNT = Number(process.argv[2] ?? 1_000);
const MOST_RATIO = 1.5;
const PARTS = [
  'src',
  'content',
  'public',
  'tooling',
  'scripts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
];
const ASTRO = join(process.cwd(), 'node_modules/astro/bin/astro.mjs');

mkdirSync('.scratch', { recursive: true });
const root = mkdtempSync('.scratch/growth-');
try {
  const bare = buildSeconds(createBareSite());
  const ours = buildSeconds(createOurSite());
  const ratio = ours / bare;
  console.log(
    `${COUNT} write-ups: bare ${bare.toFixed(1)} s, ours ${ours.toFixed(1)} s, ratio ${ratio.toFixed(2)} (at most ${MOST_RATIO})`,
  );
  process.exitCode = ratio <= MOST_RATIO ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}

function createOurSite(): string {
  const site = join(root, 'ours');
  for (const part of PARTS) cpSync(part, join(site, part), { recursive: true });
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

/** Copies of one real write-up, without its figures, which are this project's own code. */
function writeProjects(folder: string): void {
  mkdirSync(join(folder, 'sipwise'), { recursive: true });
  cpSync('content/projects/sipwise', join(folder, 'sipwise'), { recursive: true });
  const source = readFileSync('content/projects/sipwise.mdx', 'utf8')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^<(?!Decisions)\w+ \/>$/gm, '');
  for (let number = 1; number <= COUNT; number += 1) {
    const text = source
      .replace(/^title: .*$/m, `title: Generated ${number}`)
      .replace(/^track: .*$/m, `track: Z${number}`);
    writeFileSync(join(folder, `generated-${number}.mdx`), text);
  }
}

function buildSeconds(site: string): number {
  const startedAt = performance.now();
  execFileSync(process.execPath, [ASTRO, 'build'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return (performance.now() - startedAt) / 1000;
}
