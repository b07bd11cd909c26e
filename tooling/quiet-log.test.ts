import { afterEach, expect, test, vi } from 'vitest';

import quietLog from './quiet-log.js';

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'Failed to reload a/a.mdx: **projects → a** data does not match collection schema.\n\n  ****: Unknown field rolle: remove it.',
    0,
  ],
  ['Failed to reload a/a.mdx: the disk is full.', 1],
])('%j is written %i times', (message, times) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  quietLog({}).write({ label: 'glob-loader', level: 'error', message, newLine: true });
  expect(written).toHaveBeenCalledTimes(times);
});
