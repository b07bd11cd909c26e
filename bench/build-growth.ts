// How a build grows: 15, 150 and 1,000 write-ups, built by this project and by a bare Astro project of the same texts, first
// with empty caches and then again. Prints a table for bench/README.md. `npm run bench:growth`, about ten minutes; numbers
// as arguments replace the three sizes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { generateProjects } from './generate-projects.ts';
import { SITE_PARTS } from './site-parts.ts';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [15, 150, 1_000];
const ASTRO = join(process.cwd(), 'node_modules/astro/bin/astro.mjs');

/** Printed by the build process and its worker threads as they exit; the highest figures count. */
const REPORT = /^build used (\d+) KB, (\d+) microseconds$/;
const REPORTER =
  'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();console.log("build used "+u.maxRSS+" KB, "+(u.userCPUTime+u.systemCPUTime)+" microseconds")})';

const BARE_FILES = {
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
export default { integrations: [react(), mdx()] };
`,
  'src/content.config.ts': `import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
export const collections = { projects: defineCollection({ loader: glob({ base: 'projects', pattern: '*/*.mdx', generateId: ({ entry }) => entry.split('/')[0] }) }) };
`,
  'src/pages/projects/[slug].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('projects')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}
const { Content } = await render(Astro.props.entry);
const [Decision, Decisions] = ['hr', 'hr'];
---
<html lang="en"><head><title>{Astro.props.entry.data.title}</title></head><body><Content components={{ Decision, Decisions }} /></body></html>
`,
};

interface Cost {
  seconds: number;
  /** Of all threads together; almost independent of other load on the machine. */
  processorSeconds: number;
  peakMb: number;
}

mkdirSync('.scratch', { recursive: true });
const root = mkdtempSync('.scratch/growth-');
try {
  console.log(`Load before: ${loadavg()[0]?.toFixed(1) ?? ''}`);
  console.log('| write-ups | bare, first | bare, next | this site, first | this site, next |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const size of SIZES) {
    const costs: Cost[] = [];
    for (const site of [createBareSite(size), createOurSite(size)]) {
      costs.push(await build(site), await build(site));
      rmSync(site, { recursive: true });
    }
    console.log(`| ${size.toLocaleString('en')} | ${costs.map(describe).join(' | ')} |`);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

function createOurSite(size: number): string {
  const site = join(root, 'ours');
  for (const part of SITE_PARTS) cpSync(part, join(site, part), { recursive: true });
  generateProjects(join(site, 'projects'), size);
  return site;
}

function createBareSite(size: number): string {
  const site = join(root, 'bare');
  mkdirSync(join(site, 'src/pages/projects'), { recursive: true });
  for (const [name, text] of Object.entries(BARE_FILES)) writeFileSync(join(site, name), text);
  generateProjects(join(site, 'projects'), size);
  return site;
}

async function build(site: string): Promise<Cost> {
  const startedAt = performance.now();
  const astro = spawn(process.execPath, ['--import', REPORTER, ASTRO, 'build'], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const exited = once(astro, 'exit');
  let [peakKb, microseconds] = [0, 0];
  for await (const line of createInterface(astro.stdout)) {
    const [, memory = 0, time = 0] = REPORT.exec(line) ?? [];
    peakKb = Math.max(peakKb, Number(memory));
    microseconds = Math.max(microseconds, Number(time));
  }
  await exited;
  if (astro.exitCode !== 0) throw new Error(`The build in ${site} failed.`);
  return {
    seconds: (performance.now() - startedAt) / 1_000,
    processorSeconds: microseconds / 1_000_000,
    peakMb: peakKb / 1_024,
  };
}

function describe({ seconds, processorSeconds, peakMb }: Cost): string {
  return `${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)}), ${Math.round(peakMb).toLocaleString('en')} MB`;
}
