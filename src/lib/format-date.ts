const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment more recent than this is described relative to now. */
const RECENT_MS = 7 * DAY_MS;

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** `2025-10-04` as `4 Oct 2025`. */
export function formatDay(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** `2025-10` as `Oct 2025`; a year, or a word such as Present, as it is. */
export function formatSpanEnd(end: string | number): string {
  if (!/^\d{4}-\d{2}$/.test(String(end))) return String(end);
  return new Date(end).toLocaleDateString('en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** `2025-10-04` or `2025-10` as `October 2025`. */
export function formatMonth(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** `2026-10-18T20:15:00+05:30` as `18 Oct 2026, 20:15 UTC+05:30`: the moment as its author wrote it. */
export function formatMoment(date: string): string {
  const [day = '', time = ''] = date.split('T');
  const offset = /[+-]\d\d:\d\d$/.exec(time)?.[0] ?? '';
  return `${formatDay(day)}, ${time.slice(0, 5)} UTC${offset}`;
}

/** A moment as a visitor in a time zone reads it: `3 days ago` or `25 Oct 2026`, with the exact time beside it. */
export function describeMoment(
  moment: Date,
  now: Date,
  timeZone: string,
): { short: string; exact: string } {
  const age = now.getTime() - moment.getTime();
  const isRecent = age >= 0 && age < RECENT_MS;
  return {
    short: isRecent
      ? describeAge(age)
      : moment.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone }),
    exact: moment.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'long', timeZone }),
  };
}

function describeAge(age: number): string {
  const [unit, length] = UNITS.find(([, ms]) => age >= ms) ?? ['minute', MINUTE_MS];
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(
    -Math.floor(age / length),
    unit,
  );
}
