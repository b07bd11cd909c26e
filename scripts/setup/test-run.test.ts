import { expect, test } from 'vitest';

import { describeResults } from './test-run.js';

test('the sums stand alone on the last line', () => {
  const results = [
    { passed: 200, failed: 1, retried: [] },
    { passed: 30, failed: 2, retried: [] },
  ];
  expect(describeResults(results)).toBe('230 passed, 3 failed');
});

test('tests that needed a second try are named before the sums', () => {
  const lines = describeResults([{ passed: 5, failed: 0, retried: ['home › opens'] }]).split('\n');
  expect(lines).toEqual([
    'Passed only when tried again:',
    'home › opens',
    '',
    '5 passed, 0 failed',
  ]);
});
