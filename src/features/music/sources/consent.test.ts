import { expect, test } from 'vitest';

import { consentOf } from './consent.ts';

test.each([
  ['2026-11-16', '2027-05-16'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('a consent of %s ends on %s', (day, end) => {
  expect(consentOf(day)?.endsOn).toBe(end);
});

test('days are counted by the calendar', () => {
  const evening = new Date('2027-05-14T23:59:00Z');
  expect(consentOf('2026-11-16', evening)).toMatchObject({ daysGone: 179, daysLeft: 2 });
  expect(consentOf('2026-01-01', evening)?.daysLeft).toBeLessThan(0);
});

test.each([undefined, '', 'soon', '2026-02-30', '16.11.2026'])('%s is no day', (day) => {
  expect(consentOf(day)).toBeUndefined();
});
