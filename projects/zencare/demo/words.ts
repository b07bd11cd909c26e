import { isWrong, msUntilCounted } from './timers';
import type { Absence, Order, Reading } from './timers';

const grouped = new Intl.NumberFormat('en-GB');
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Longer spans read better in minutes. */
const LONGEST_IN_SECONDS = 90;
/** And longer ones in days. */
const LONGEST_IN_HOURS_MS = 48 * HOUR_MS;
const HALF_AN_ULP = 1e-6;

/** Minutes and seconds as a timer shows them: the last second is shown until it is over. */
export function formatClock(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / SECOND_MS - HALF_AN_ULP));
  const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A length of time, which is no time of day: "8.4 s", "12 min 30 s", "24 hours 1 minute". */
export function formatSpan(ms: number): string {
  const exact = ms / SECOND_MS;
  // A line must not break before the unit.
  if (exact < LONGEST_IN_SECONDS) return `${Number(exact.toFixed(exact < 10 ? 1 : 0))}\u00a0s`;
  const all = Math.round(exact);
  const parts = [
    [Math.floor(all / 3_600), 'h', 'hour'],
    [Math.floor(all / 60) % 60, 'min', 'minute'],
    [all % 60, 's', 'second'],
  ] as const;
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, short, long]) =>
      ms < HOUR_MS ? `${amount}\u00a0${short}` : plural(amount, long),
    )
    .join(ms < HOUR_MS ? '\u00a0' : ' ');
}

/** The same in the sentence, where the seconds of a day would only flicker. */
export function sayAway(ms: number): string {
  return formatSpan(ms < HOUR_MS ? ms : Math.floor(ms / MINUTE_MS) * MINUTE_MS);
}

const CLOCK = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)$/;
const SPAN = /^(?:(\d+)h[a-z]*)?(?:(\d+)m[a-z]*)?(?:(\d+(?:\.\d+)?)s[a-z]*)?$/;

/** Seconds, from "20", "20 s", "1:00", "1:00:00" or "24 hours 1 minute"; NaN when it is none of them. */
export function readSpan(text: string): number {
  const bare = text.replaceAll(/[\s,]/g, '').toLowerCase();
  const parts = CLOCK.exec(bare) ?? SPAN.exec(bare);
  if (!parts || bare === '') return Number.NaN;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/** "23 hours 36 minutes", "10 days 9 hours". */
export function formatHours(ms: number): string {
  const [all, size, large, small] =
    ms < LONGEST_IN_HOURS_MS
      ? ([Math.ceil(ms / MINUTE_MS), 60, 'hour', 'minute'] as const)
      : ([Math.ceil(ms / HOUR_MS), 24, 'day', 'hour'] as const);
  const parts = [[Math.floor(all / size), large] as const, [all % size, small] as const];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => plural(amount, unit))
    .join(' ');
}

function plural(amount: number, unit: string): string {
  return `${grouped.format(amount)}\u00a0${unit}${amount === 1 ? '' : 's'}`;
}

/** Why ticks are missing, and how many. */
export function nameSource({ due, came }: Absence, isMeasured: boolean, hasSound: boolean): string {
  const ticks = `${grouped.format(came)} of ${grouped.format(due)}`;
  if (isMeasured) return `Measured in this browser: ${ticks} ticks came.`;
  const rule = hasSound
    ? 'A tab that makes sound gets every tick'
    : 'A hidden tab gets at most one tick a second for a minute, then one a minute';
  return due === 0 ? `${rule}.` : `${rule}: ${ticks} came.`;
}

/** The same where there is room for one line. */
export function nameRule({ due, came }: Absence): string {
  const rule = 'Chromium’s rule, not measured';
  return due === 0
    ? `${rule}.`
    : `${rule}: ${grouped.format(came)} of ${grouped.format(due)} ticks.`;
}

/** What the timer that counts makes of an absence: what it believes, and what that costs. */
type Verdict = 'right' | 'missed' | 'endless' | 'late';

/** Past its time it either still counts, or is there at last. */
export function judge({ mineMs, otherMs, absence }: Reading, { sessionMs }: Order): Verdict {
  if (mineMs === 0 && otherMs === 0 && absence.ms - sessionMs >= MINUTE_MS) {
    return absence.came < absence.due ? 'late' : 'right';
  }
  if (!isWrong({ mineMs, otherMs })) return 'right';
  return mineMs === 0 ? 'endless' : 'missed';
}

/** How long the counting timer still takes if the tab stays hidden: "23 hours 36 minutes". */
export function sayHowLong({ absence }: Reading, order: Order): string {
  return formatHours(msUntilCounted(order) - absence.ms);
}

/** How much too late it says 0:00. */
export function sayHowLate(order: Order): string {
  return formatHours(msUntilCounted(order) - order.sessionMs);
}

/** How long the end has passed by now. */
export function msOver({ absence }: Reading, { sessionMs }: Order): number {
  return Math.max(0, absence.ms - sessionMs);
}

/** What the timer that remembers its end also knows: "23 h 36 min ago". Nothing in the first minute. */
export function sayAgo(overMs: number): string | undefined {
  const all = Math.floor(overMs / MINUTE_MS);
  const hours = Math.floor(all / 60);
  if (all === 0) return undefined;
  return `${hours > 0 ? `${hours}\u00a0h ` : ''}${all % 60}\u00a0min ago`;
}

/** What belongs to the number that a timer shows. */
export function wordFor(leftMs: number, isLate: boolean): string {
  if (leftMs > 0) return 'left';
  return isLate ? 'at last' : 'time is up';
}

/** Both clocks, for the title of a tab that nobody looks at. */
export function titleOf({ mineMs, otherMs }: Reading): string {
  return `${formatClock(otherMs)}, really ${formatClock(mineMs)}`;
}
