import type { View } from './bench';
import { squaringsInARow } from './relay';
import type { Attempt } from './relay';
import { WORKERS } from './settings';
import type { Settings } from './settings';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const MS_PER_S = 1_000;

export function formatCount(count: number): string {
  return grouped.format(count);
}

/** Seconds to the tenth; no device keeps time better than that. */
export function formatSeconds(ms: number): string {
  return (ms / MS_PER_S).toFixed(1);
}

/** For what took less than a blink. */
export function formatTook(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} milliseconds`;
}

/** What waits behind Play: "4 workers at 12 seconds." */
export function describeRun({ seconds, workers, way, byte, lock }: Settings): string {
  const sealed = `${seconds} seconds`;
  if (lock === 'date') return `a date ${sealed} away, and no lock.`;
  if (way === 'race') return `one, two and four workers at ${sealed}.`;
  if (byte > 0) return `${sealed}, and one byte changed.`;
  const crew = WORKERS.say(workers);
  return way === 'guess' ? `${crew} guess at ${sealed}.` : `${crew} at ${sealed}.`;
}

/** The line under the sentence: why it is so. */
export function explain({ lock, way, byte }: Settings, view: View, wasPulled: boolean): string {
  if (lock === 'date')
    return 'Only the page asks the date. The record is public, and nobody has to ask the page.';
  const attempt = view.attempts.at(-1);
  if (view.phase === 'sealing' || !attempt)
    return 'Two new primes are drawn, and the speed of this device is measured.';
  if (wasPulled) return 'It does not give. Only the number at the end of the chain opens it.';
  const total = formatCount(attempt.total);
  if (view.phase === 'working') {
    if (way === 'race')
      return 'They take turns on this device; each clock counts its own squarings only.';
    if (way === 'guess') return 'Nobody waits: all but the first start from a number they made up.';
    return `Each of the ${total} squares needs the one before it.`;
  }
  if (attempt.kind === 'key') {
    return byte > 0
      ? 'The creator’s key as well: AES-GCM refuses a record that is not the one that was sealed.'
      : `Whoever made the lock knows its two primes, and needs two powers instead of ${total} squarings.`;
  }
  if (byte > 0) return 'AES-GCM refuses a record that is not the one that was sealed.';
  if (way === 'race')
    return `The same ${total} squarings in a row and the same number, three times. Measured on this device.`;
  if (view.phase === 'refused')
    return `Only ${formatCount(squaringsInARow(attempt))} squarings in a row, from starts that nobody could know.`;
  return compare(view.attempts, total);
}

/** With the ones before on the same capsule, which is the whole point. */
function compare(attempts: readonly Attempt[], total: string): string {
  const others = attempts
    .slice(0, -1)
    .filter(({ kind, end }) => kind === 'relay' && end === 'opened');
  const before = others.map(
    ({ workers, clockMs }) => `${workers} needed ${formatSeconds(clockMs)}`,
  );
  const compared = before.length > 0 ? ` Before, ${before.join(' and ')}.` : '';
  return `${total} squarings in a row, timed on this device.${compared}`;
}
