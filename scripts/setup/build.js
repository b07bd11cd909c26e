import { run, runBeside, step } from './run.js';
import { hashFiles, isStamped, writeStamp } from './stamp.js';

const STAMP = '.built';
const INPUTS = [
  'src',
  'scripts',
  'content',
  'projects',
  'public',
  'tooling',
  'astro.config.ts',
  'wrangler.jsonc',
  'package-lock.json',
];

const SITE = { script: 'build', folder: 'dist', title: 'Building the site' };
const EDGE_SITE = {
  script: 'build:edge',
  folder: 'dist-edge',
  title: 'Building the site for Cloudflare Workers',
};

/** Builds the site for Node, unless it was built from exactly these files. */
export function ensureBuild() {
  const wanted = hashInputs();
  if (isBuilt(SITE, wanted)) return;
  step(SITE.title);
  run('npm', ['run', '--silent', SITE.script]);
  writeStamp(stampOf(SITE), wanted);
}

/** Builds the site for Node and then for Workers while other commands run, each unless it was built from exactly these files. */
export async function ensureBuildsBeside() {
  const wanted = hashInputs();
  for (const site of [SITE, EDGE_SITE]) {
    if (isBuilt(site, wanted)) continue;
    await runBeside(site.title, site.script);
    writeStamp(stampOf(site), wanted);
  }
}

function hashInputs() {
  return hashFiles(INPUTS, process.env.SITE_URL);
}

/**
 * @param {{ folder: string }} site
 * @param {string} wanted
 */
function isBuilt(site, wanted) {
  return isStamped(stampOf(site), wanted);
}

/** @param {{ folder: string }} site */
function stampOf({ folder }) {
  return `${folder}/${STAMP}`;
}
