import type { Settings } from './settings';
import { GRACE_MS, isWrong } from './timers';
import type { Absence, Order, Reading } from './timers';

const grouped = new Intl.NumberFormat('en-GB');
const SECOND_MS = 1_000;
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

/** "1,500 ticks were due, 84 came." */
export function countTicks({ due, came }: Absence): string {
  return `${grouped.format(due)} ticks were due, ${grouped.format(came)} came.`;
}

/** The line under the sentence after an absence: where its numbers come from, and what they mean. */
export function explainAbsence(absence: Absence, reading: Reading, order: Order): string {
  const source = absence.isMeasured
    ? 'Measured in this browser:'
    : 'Worked out from Chrome’s rule, not measured:';
  return `${source} ${countTicks(absence)} ${sayWhatFollows(absence, reading, order)}`.trim();
}

function sayWhatFollows(absence: Absence, reading: Reading, { tickMs }: Order): string {
  if (absence.hadSound)
    return 'A page that plays sound is not held back. Test with the sound on, and the fault hides.';
  if (isWrong(reading) && absence.ms > GRACE_MS)
    return `At one tick a minute, ${formatClock(reading.otherMs)} takes ${formatHours(reading.otherMs / tickMs)}.`;
  return absence.isMeasured ? '' : 'Hold the circle, then leave, to measure it.';
}

/** "23 hours 36 minutes". */
function formatHours(minutes: number): string {
  const all = Math.ceil(minutes);
  const [hours, rest] = [Math.floor(all / 60), all % 60];
  const parts = [hours > 0 && plural(hours, 'hour'), rest > 0 && plural(rest, 'minute')];
  return parts.filter((part) => part !== false).join(' ');
}

function plural(amount: number, unit: string): string {
  return `${grouped.format(amount)} ${unit}${amount === 1 ? '' : 's'}`;
}

/** "25 minutes in a hidden tab". */
export function nameAbsence({ away, sound }: Pick<Settings, 'away' | 'sound'>): string {
  const isWholeMinutes = away % 60 === 0;
  const span = isWholeMinutes ? formatHours(away / 60) : formatSpan(away * SECOND_MS);
  return `${span} in a hidden tab${sound ? ' that plays sound' : ''}`;
}

/** What waits behind Play. */
export function describeRun({ session, away, sound }: Settings): string {
  const set = `a timer set to ${formatClock(session * SECOND_MS)}`;
  if (away === 0) return `${set}.`;
  return `${set}, left alone for ${formatSpan(away * SECOND_MS)}${sound ? ' with the sound on' : ''}.`;
}

/** How long to leave so that ticks of this length are lost: any tick under a second is held back at once. */
export function inviteToLeave({ tickMs }: Order): string {
  return tickMs < SECOND_MS
    ? 'Now open another tab for 20 seconds.'
    : 'Ticks this long survive a minute in a hidden tab: leave for longer.';
}

/** What screen readers are told of timers that run: the start, a return and the end, and never the seconds between. */
export function announce(reading: Reading, order: Order, isPaused: boolean): string {
  const { absence, mineMs } = reading;
  if (mineMs === 0)
    return `Time is up. ${isWrong(reading) ? 'The timer that counts ticks does not know.' : ''}`.trim();
  if (absence) {
    const lost = absence.ms - absence.came * order.tickMs;
    const other = isWrong(reading)
      ? `The timer that counts ticks missed ${formatSpan(lost)}.`
      : 'Both timers know.';
    return `You were away ${formatSpan(absence.ms)}. ${other} ${countTicks(absence)}`;
  }
  return isPaused
    ? `${formatClock(mineMs)} on both timers. They wait.`
    : 'Both timers run. Hold to breathe in, release to breathe out.';
}
