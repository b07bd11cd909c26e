import { expect, test } from 'vitest';

import { describeMoment } from './describe-moment';
import { formatDuration } from './format-duration';
import { formatMoment } from './format-moment';

const now = new Date('2026-11-01T12:00:00Z');

test.each([
  ['2026-11-01T11:59:40Z', 'this minute'],
  ['2026-11-01T11:15:00Z', '45 minutes ago'],
  ['2026-11-01T09:00:00Z', '3 hours ago'],
  ['2026-10-31T12:00:00Z', 'yesterday'],
  ['2026-10-25T12:00:01Z', '6 days ago'],
  ['2026-10-25T12:00:00Z', '25 Oct 2026'],
  ['2026-11-02T12:00:00Z', '2 Nov 2026'],
])('%s reads "%s" on the first of November at noon', (date, words) => {
  expect(describeMoment(new Date(date), now).short).toBe(words);
});

test('a moment keeps the clock and the offset of whoever wrote it', () => {
  expect(formatMoment('2026-10-18T20:15:00+05:30')).toBe('18 Oct 2026, 20:15 UTC+05:30');
  expect(formatMoment('2026-10-18T20:15:00Z')).toBe('18 Oct 2026, 20:15 UTC');
  expect(formatMoment('2026-10-18T00:30:00-04:00')).toBe('18 Oct 2026, 00:30 UTC-04:00');
});

test.each([
  [0, '0:00'],
  [39.549, '0:39'],
  [65, '1:05'],
  [3665, '1:01:05'],
])('%d seconds read %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
