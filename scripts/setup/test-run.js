import { existsSync, readFileSync, rmSync } from 'node:fs';

import { step, succeeds } from './run.js';

/**
 * @typedef {object} TestResult
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} retried names of tests that needed a second try
 */

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
  const isGreen = succeeds('npx', command, { isShown: true });
  /** @type {TestResult} */
  const result = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, retried: [] };
  // A run can also fail without a failed test, for example when coverage is too low or a server does not start.
  return isGreen ? result : { ...result, failed: Math.max(result.failed, 1) };
}

/**
 * The last lines of `npm test`: the tests to repair, and the sums on the last line, which CI reads.
 * @param {TestResult[]} results
 */
export function describeResults(results) {
  const retried = results.flatMap((result) => result.retried);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return [
    ...(retried.length > 0 ? ['Passed only when tried again:', ...retried, ''] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
