import { existsSync, readFileSync, rmSync } from 'node:fs';

import { step, succeeds, timeStep } from './run.js';

/**
 * @typedef {object} TestResult
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} retried names of tests that needed a second try
 * @property {Duration[]} files how long each file took; one file may be there several times
 */

/**
 * @typedef {object} Duration
 * @property {string} name
 * @property {number} seconds
 */

const SLOWEST_FILES = 10;

/**
 * Runs tests and reads what their reporter counted (tests/support/test-summary.ts).
 * @param {string} title
 * @param {string[]} command a program for npx, and its arguments
 * @returns {TestResult}
 */
export function runTests(title, command) {
  step(title);
  const file = `.cache/tests/${command[0]}.json`;
  rmSync(file, { force: true });
  process.env.TEST_SUMMARY = file;
  const end = timeStep(title);
  const isGreen = succeeds('npx', command, { isShown: true });
  end();
  /** @type {TestResult} */
  const result = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, retried: [], files: [] };
  // A run can also fail without a failed test, for example when coverage is too low or a server does not start.
  return isGreen ? result : { ...result, failed: Math.max(result.failed, 1) };
}

/**
 * The last lines of `npm test`: what was not tested, the tests to repair, and the sums on the last line, which CI reads.
 * @param {TestResult[]} results
 * @param {string[]} [untested] sentences
 */
export function describeResults(results, untested = []) {
  const retried = results.flatMap((result) => result.retried);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return [
    ...untested.flatMap((sentence) => [sentence, '']),
    ...(retried.length > 0 ? ['Passed only when tried again:', ...retried, ''] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

/**
 * Where the time went: the steps in their order, and the slowest test files.
 * @param {Duration[]} steps
 * @param {TestResult[]} results
 */
export function describeTimes(steps, results) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { name, seconds } of results.flatMap((result) => result.files)) {
    files.set(name, (files.get(name) ?? 0) + seconds);
  }
  const slowest = [...files]
    .map(([name, seconds]) => ({ name, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_FILES);
  return [
    'Seconds of each step (some run beside each other):',
    ...steps.map(describeDuration),
    '',
    'Seconds of the slowest test files, on all workers together:',
    ...slowest.map(describeDuration),
  ].join('\n');
}

/** @param {Duration} duration */
function describeDuration({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(7)}  ${name}`;
}
