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
 * How long the steps took, in the order in which they began.
 * @type {{ name: string; seconds: number }[]}
 */
export const stepTimes = [];

/**
 * Starts the clock of a step.
 * @param {string} name
 * @returns {() => void} stops it
 */
export function timeStep(name) {
  const startedAt = performance.now();
  const entry = { name, seconds: 0 };
  stepTimes.push(entry);
  return () => {
    entry.seconds = (performance.now() - startedAt) / 1_000;
  };
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
 * Runs an npm script beside others, and shows its output in one piece when it ends. Throws when it fails; the others are not
 * ended, because npm would leave the programs it started behind.
 * @param {string} title
 * @param {string} script
 * @returns {Promise<void>}
 */
export function runBeside(title, script) {
  return new Promise((resolve, reject) => {
    const end = timeStep(title);
    const child = spawn('npm', ['run', '--silent', script], { shell: needsShell });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      end();
      step(title);
      process.stdout.write(output);
      if (code === 0) resolve();
      else reject(new Error(`npm run ${script} failed.`));
    });
  });
}

/**
 * Waits for all of them. When one has failed, names it and ends this program.
 * @param {Promise<void>[]} tasks
 */
export async function allOrExit(tasks) {
  const outcomes = await Promise.allSettled(tasks);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failed) console.error(`\n${reason}`);
  if (failed.length > 0) process.exit(1);
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
 * Runs a command until it ends, passes signals on to it, and ends with its exit code. A command that was killed has none: that
 * is a failure, unless this program passed the signal on.
 * @param {string} command
 * @param {string[]} args
 */
export function runInPlace(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', shell: needsShell });
  let isStopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      isStopping = true;
      child.kill(signal);
    });
  }
  child.on('exit', (code) => process.exit(code ?? (isStopping ? 0 : 1)));
}
