import { existsSync, readFileSync } from 'node:fs';

import { run, runBeside, step } from './run.js';
import { hashFiles, isStamped, writeStamp } from './stamp.js';

const STAMP = '.built';
const INPUTS = [
  'src',
  'content',
  'projects',
  'public',
  'checks',
  'tooling',
  'astro.config.ts',
  'bench/results.json',
  'bench/peers.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // Only for Workers.
  'wrangler.jsonc',
  'scripts/build-edge.js',
];

/** The variables that change what is built, in the environment or as a line of `.env`. */
const VARIABLES = ['SITE_URL', 'BASE', 'STYLEGUIDE'];
const SETTING = new RegExp(`^\\s*(export\\s+)?(${VARIABLES.join('|')})\\s*=.*$`, 'gm');

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
  writeStamp(stampFileOf(SITE), wanted);
}

/** Builds the site for Node and then for Workers while other commands run, each unless it was built from exactly these files. */
export async function ensureBuildsBeside() {
  const wanted = hashInputs();
  for (const site of [SITE, EDGE_SITE]) {
    if (isBuilt(site, wanted)) continue;
    await runBeside(site.title, site.script);
    writeStamp(stampFileOf(site), wanted);
  }
}

function hashInputs() {
  return hashFiles(INPUTS, JSON.stringify(readSettings()));
}

/**
 * @param {{ folder: string }} site
 * @param {string} wanted
 */
function isBuilt(site, wanted) {
  return isStamped(stampFileOf(site), wanted);
}

/** @param {{ folder: string }} site */
function stampFileOf({ folder }) {
  return `${folder}/${STAMP}`;
}

/** As text, because the parser of `.env` is missing in the oldest Node that may run this. */
function readSettings() {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  return [...VARIABLES.map((name) => process.env[name]), ...(file.match(SETTING) ?? [])];
}
