import { expect, test } from 'vitest';

import { isRecorded, readLock, recordedEntry } from './lock.ts';

test('a recording is told from a sleeve', () => {
  expect(isRecorded(recordedEntry('0123456789abcdef'))).toBe(true);
  expect(isRecorded('0123456789abcdef')).toBe(false);
  expect(isRecorded(undefined)).toBe(false);
});

test('every project has an entry', async () => {
  expect((await readLock()).size).toBeGreaterThanOrEqual(15);
});
