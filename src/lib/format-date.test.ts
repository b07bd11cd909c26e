import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { describeMoment, formatDay, formatMoment, formatMonth } from './format-date';

const now = new Date('2026-11-01T12:00:00Z');

/** The zone of the machine, far from UTC on either side. No date may depend on it. */
describe.each(['Pacific/Auckland', 'America/Los_Angeles'])('on a machine in %s', (machineZone) => {
  beforeEach(() => void vi.stubEnv('TZ', machineZone));
  afterEach(() => void vi.unstubAllEnvs());

  test('the clock of the machine is in that zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machineZone);
  });

  test('a day and a month stay as they were written', () => {
    expect(formatDay('2025-10-04')).toBe('4 Oct 2025');
    expect(formatMonth('2025-10-01')).toBe('October 2025');
    expect(formatMonth('2025-10-31')).toBe('October 2025');
    expect(formatMonth('2025-10')).toBe('October 2025');
  });

  test('a moment keeps the clock and the offset of whoever wrote it', () => {
    expect(formatMoment('2026-10-18T20:15:00+05:30')).toBe('18 Oct 2026, 20:15 UTC+05:30');
    expect(formatMoment('2026-10-18T20:15:00Z')).toBe('18 Oct 2026, 20:15 UTC');
    expect(formatMoment('2026-10-18T00:30:00-04:00')).toBe('18 Oct 2026, 00:30 UTC-04:00');
  });

  test.each([
    ['2026-11-01T11:59:40Z', 'this minute'],
    ['2026-11-01T11:15:00Z', '45 minutes ago'],
    ['2026-11-01T09:00:00Z', '3 hours ago'],
    ['2026-10-31T12:00:00Z', 'yesterday'],
    ['2026-10-25T12:00:01Z', '6 days ago'],
    ['2026-10-25T12:00:00Z', '25 Oct 2026'],
    ['2026-11-02T12:00:00Z', '2 Nov 2026'],
  ])('%s reads "%s" on the first of November at noon', (date, words) => {
    expect(describeMoment(new Date(date), now, 'UTC').short).toBe(words);
  });

  test.each([
    ['Pacific/Auckland', '18 Oct 2026', '11:30:00 GMT+13'],
    ['America/Los_Angeles', '17 Oct 2026', '15:30:00 GMT-7'],
  ])('a visitor in %s reads the day and the clock there: %s, %s', (timeZone, day, clock) => {
    const { short, exact } = describeMoment(new Date('2026-10-17T22:30:00Z'), now, timeZone);
    expect(short).toBe(day);
    expect(exact).toContain(clock);
  });
});
