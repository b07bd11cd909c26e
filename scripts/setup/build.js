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
  const wanted = hashFiles(INPUTS, process.env.SITE_URL);
  if (isStamped(stamp, wanted)) return;
  step(announcement);
  run('npm', ['run', '--silent', script]);
  writeStamp(stamp, wanted);
}
