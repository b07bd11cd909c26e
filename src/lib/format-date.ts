const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2025-10-04` as `4 Oct 2025`. */
export function formatDay(date: string): string {
  return DAY.format(new Date(date));
}

/** Any ISO date as `October 2025`. */
export function formatMonth(date: string): string {
  return MONTH.format(new Date(date));
}
