import { expect, test } from 'vitest';

import { describeResults, describeTimes } from './test-run.js';

test('the sums stand alone on the last line', () => {
  const results = [
    { passed: 200, failed: 1, retried: [], files: [] },
    { passed: 30, failed: 2, retried: [], files: [] },
  ];
  expect(describeResults(results)).toBe('230 passed, 3 failed');
});

test('tests that needed a second try are named before the sums', () => {
  const lines = describeResults([
    { passed: 5, failed: 0, retried: ['home › opens'], files: [] },
  ]).split('\n');
  expect(lines).toEqual([
    'Passed only when tried again:',
    'home › opens',
    '',
    '5 passed, 0 failed',
  ]);
});

test('a browser that nothing was tested in is named before the sums', () => {
  const lines = describeResults(
    [{ passed: 5, failed: 0, retried: [], files: [] }],
    ['NOT TESTED in WebKit.'],
  ).split('\n');
  expect(lines).toEqual(['NOT TESTED in WebKit.', '', '5 passed, 0 failed']);
});

test('the times of all steps and of the slowest files are listed, each file once', () => {
  const file = (name: string, seconds: number) => ({ name, seconds });
  const files = Array.from({ length: 11 }, (_, index) => file(`${index}.spec.ts`, index));
  const lines = describeTimes(
    [file('Lint', 61.25)],
    [{ passed: 1, failed: 0, retried: [], files: [...files, file('0.spec.ts', 20)] }],
  ).split('\n');
  expect(lines).toContain('   61.3  Lint');
  expect(lines.slice(-10).map((line) => line.trim().split('  ')[1])).toEqual(
    [0, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `${index}.spec.ts`),
  );
});
