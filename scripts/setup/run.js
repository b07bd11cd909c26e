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
 * Children of runBeside that have not ended.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();

/**
 * Runs an npm script beside others. Its output is shown in one piece when it ends; a failure ends the others and this program.
 * @param {string} title
 * @param {string} script
 * @returns {Promise<void>}
 */
export function runBeside(title, script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { shell: needsShell });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.on('error', (error) => (output += `npm could not be started: ${error.message}`));
    child.on('close', (code) => {
      running.delete(child);
      step(title);
      process.stdout.write(output);
      if (code === 0) return resolve();
      for (const other of running) other.kill();
      process.exit(code ?? 1);
    });
  });
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
