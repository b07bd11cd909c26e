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

/** A moment in the visitor's own time zone: `3 days ago` or `25 Oct 2026`, with the exact time beside it. */
export function describeMoment(moment: Date, now: Date): { short: string; exact: string } {
  const age = now.getTime() - moment.getTime();
  const isRecent = age >= 0 && age < RECENT_MS;
  return {
    short: isRecent ? ago(age) : moment.toLocaleDateString('en-GB', { dateStyle: 'medium' }),
    exact: moment.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'long' }),
  };
}

function ago(age: number): string {
  const [unit, length] = UNITS.find(([, ms]) => age >= ms) ?? ['minute', MINUTE_MS];
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(
    -Math.floor(age / length),
    unit,
  );
}
