// What a built site was made of. `npm start` asks before anything is installed, so this is plain JavaScript.
import { existsSync, readFileSync } from 'node:fs';

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

/** A hash of everything that a build reads. */
export function hashInputs() {
  return hashFiles(INPUTS, JSON.stringify(VARIABLES.map(readSetting)));
}

/**
 * Whether the site in this folder was built from exactly these files and settings.
 * @param {string} folder
 */
export function isUpToDate(folder) {
  return isStamped(`${folder}/${STAMP}`, hashInputs());
}

/**
 * @param {string} folder
 * @param {string} inputs
 */
export function noteInputs(folder, inputs) {
  writeStamp(`${folder}/${STAMP}`, inputs);
}

/**
 * As text, because the parser of `.env` is missing in the oldest Node that may run this. An empty setting is none.
 * @param {string} name
 */
function readSetting(name) {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const lines = file.matchAll(new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=(.*)$`, 'gm'));
  const value = process.env[name] ?? [...lines].at(-1)?.[1] ?? '';
  return value.trim().replace(/^(['"])(.*)\1$/, '$2');
}
