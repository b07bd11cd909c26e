/** Spotify ends every consent after six months, however often its tokens are renewed. */
const CONSENT_MONTHS = 6;
const DAY_MS = 86_400_000;

/** From this day on the owner is reminded. */
export const WARN_FROM_DAY = 150;

interface Consent {
  /** The last day, YYYY-MM-DD. */
  endsOn: string;
  daysGone: number;
  /** Negative when it is over. */
  daysLeft: number;
}

/** The age of a consent given on that day; undefined when the day is not valid. */
export function consentOf(day: string | undefined, now = new Date()): Consent | undefined {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || toDay(start) !== day) return undefined;
  const end = monthsLater(start, CONSENT_MONTHS);
  const today = new Date(`${toDay(now)}T00:00:00Z`);
  return {
    endsOn: toDay(end),
    daysGone: daysBetween(start, today),
    daysLeft: daysBetween(today, end),
  };
}

/** The day in UTC, YYYY-MM-DD. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Six months after 31 August is the last day of February, not a day in March. */
function monthsLater(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / DAY_MS);
}
