import { existsSync, readFileSync } from 'node:fs';

import { run, step } from './run.js';
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

/** The variables that change what is built, in the environment or as a line of `.env`. */
const VARIABLES = ['SITE_URL', 'BASE', 'STYLEGUIDE'];
const SETTING = new RegExp(`^\\s*(export\\s+)?(${VARIABLES.join('|')})\\s*=.*$`, 'gm');

/** Builds the site for Node, unless it was built from exactly these files. */
export function ensureBuild() {
  ensure('build', 'dist', 'Building the site');
}

/** Builds the site for Workers, unless it was built from exactly these files. */
export function ensureEdgeBuild() {
  ensure('build:edge', 'dist-edge', 'Building the site for Cloudflare Workers');
}

/**
 * @param {string} script
 * @param {string} folder
 * @param {string} announcement
 */
function ensure(script, folder, announcement) {
  const stamp = `${folder}/${STAMP}`;
  const wanted = hashFiles(INPUTS, JSON.stringify(readSettings()));
  if (isStamped(stamp, wanted)) return;
  step(announcement);
  run('npm', ['run', '--silent', script]);
  writeStamp(stamp, wanted);
}

/** As text, because the parser of `.env` is missing in the oldest Node that may run this. */
function readSettings() {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  return [...VARIABLES.map((name) => process.env[name]), ...(file.match(SETTING) ?? [])];
}
