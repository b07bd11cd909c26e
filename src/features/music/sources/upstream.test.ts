import { expect, test } from 'vitest';

import { retryAfterMs } from './upstream.server.ts';

const NOW_MS = Date.parse('2026-11-16T10:00:00Z');

test.each([
  ['31', 31_000],
  ['1', 30_000],
  ['0.001', 30_000],
  ['86400', 86_400_000],
  ['999999999', 86_400_000],
  ['Mon, 16 Nov 2026 10:02:00 GMT', 120_000],
  ['Mon, 16 Nov 2026 10:00:01 GMT', 30_000],
  ['Mon, 16 Nov 2026 09:00:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
])('Retry-After: %s', (value, expected) => {
  expect(retryAfterMs(new Headers({ 'Retry-After': value }), NOW_MS)).toBe(expected);
});

test('without a header there is no delay', () => {
  expect(retryAfterMs(new Headers())).toBeUndefined();
});
