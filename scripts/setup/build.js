import { isUpToDate } from '../../tooling/built-from.js';
import { run, runBeside, step } from './run.js';

const SITE = { script: 'build', folder: 'dist', title: 'Building the site' };
const EDGE_SITE = {
  script: 'build:edge',
  folder: 'dist-edge',
  title: 'Building the site for Cloudflare Workers',
};

/** Builds the site for Node, unless it was built from exactly these files. */
export function ensureBuild() {
  if (isUpToDate(SITE.folder)) return;
  step(SITE.title);
  run('npm', ['run', '--silent', SITE.script]);
}

/** Builds the site for Node and then for Workers while other commands run, each unless it was built from exactly these files. */
export async function ensureBuildsBeside() {
  for (const site of [SITE, EDGE_SITE]) {
    if (!isUpToDate(site.folder)) await runBeside(site.title, site.script);
  }
}
