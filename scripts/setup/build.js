import { run, step } from './run.js';
import { fingerprint, isStamped, writeStamp } from './stamp.js';

const STAMP = 'dist/.built';
const INPUTS = [
  'src',
  'scripts',
  'content',
  'projects',
  'public',
  'tooling',
  'astro.config.ts',
  'package-lock.json',
];

/** Builds the site, unless it was built from exactly these files. */
export function ensureBuild() {
  const wanted = fingerprint(INPUTS, process.env.SITE_URL);
  if (isStamped(STAMP, wanted)) return;
  step('Building the site');
  run('npm', ['run', '--silent', 'build']);
  writeStamp(STAMP, wanted);
}
