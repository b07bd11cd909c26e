import { spawn, spawnSync } from 'node:child_process';

/** On Windows npm and npx are .cmd files, which need a shell. */
const needsShell = process.platform === 'win32';

/**
 * Announces a long step.
 * @param {string} text
 */
export function step(text) {
  console.log(`\n▶ ${text}`);
}

/**
 * Runs a command with its output shown; ends this program with its exit code when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: needsShell });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Whether a command succeeds; its output is shown only when asked for.
 * @param {string} command
 * @param {string[]} args
 * @param {{ isShown?: boolean; timeout?: number }} [options]
 */
export function succeeds(command, args, { isShown = false, timeout } = {}) {
  const stdio = isShown ? 'inherit' : 'ignore';
  return spawnSync(command, args, { stdio, shell: needsShell, timeout }).status === 0;
}

/**
 * Runs a command until it ends, passes signals on to it, and ends with its exit code.
 * @param {string} command
 * @param {string[]} args
 */
export function runInPlace(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', shell: needsShell });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 0));
}
