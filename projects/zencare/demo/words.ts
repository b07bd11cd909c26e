import type { Settings } from './settings';
import { GRACE_MS, isWrong, msUntilCounted, RULE_OF } from './timers';
import type { Absence, Order, Reading } from './timers';

const grouped = new Intl.NumberFormat('en-GB');
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** Longer spans read better as a clock. */
const LONGEST_IN_SECONDS = 90;
const HALF_AN_ULP = 1e-6;

/** Minutes and seconds as a timer shows them: the last second is shown until it is over. */
export function formatClock(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / SECOND_MS - HALF_AN_ULP));
  const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A length of time: seconds while they are few, then a clock. */
export function formatSpan(ms: number): string {
  const seconds = ms / SECOND_MS;
  if (seconds >= LONGEST_IN_SECONDS) return formatClock(ms);
  // A line must not break before the unit.
  return `${Number(seconds.toFixed(seconds < 10 ? 1 : 0))}\u00a0s`;
}

const SPAN = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)s?$/;

/** Seconds, from "20", "20 s", "1:00" or "1:00:00"; NaN when it is none of them. */
export function readSpan(text: string): number {
  const parts = SPAN.exec(text.replaceAll(/[\s,]/g, ''));
  if (!parts) return Number.NaN;
  const [, hours = '0', minutes = '0', seconds = ''] = parts;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/** "23 hours 36 minutes". */
export function formatHours(ms: number): string {
  const all = Math.ceil(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(all / 60), all % 60];
  const parts = [hours > 0 && plural(hours, 'hour'), rest > 0 && plural(rest, 'minute')];
  return parts.filter((part) => part !== false).join(' ');
}

function plural(amount: number, unit: string): string {
  return `${grouped.format(amount)}\u00a0${unit}${amount === 1 ? '' : 's'}`;
}

/** "84 of 1,500 ticks came". */
function countTicks({ due, came }: Absence): string {
  return `${grouped.format(came)} of ${grouped.format(due)} ticks came`;
}

/** Why ticks are missing, and where the numbers come from. */
export function nameSource(absence: Absence, isMeasured: boolean): string {
  const { due, came, ms } = absence;
  if (isMeasured) return `Measured in this browser: ${countTicks(absence)}.`;
  if (came === due) return `${countTicks(absence)} (${RULE_OF}).`;
  const every = ms > GRACE_MS ? 'minute' : 'second';
  return `Hidden tabs get a tick a ${every}: ${grouped.format(came)} of ${grouped.format(due)} came (${RULE_OF}).`;
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

/** Both clocks, for the title of a tab that nobody looks at. */
export function titleOf({ mineMs, otherMs }: Reading): string {
  return `${formatClock(otherMs)}, really ${formatClock(mineMs)}`;
}

/** What waits behind Play. */
export function describeRun({ session, away, sound }: Settings): string {
  const set = `a timer set to ${formatClock(session * SECOND_MS)}`;
  if (away === 0) return `${set}.`;
  return `${set}, left alone for ${formatSpan(away * SECOND_MS)}${sound ? ' with the sound on' : ''}.`;
}
