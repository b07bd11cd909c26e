import { TRIES, triesOf } from './settings';
import type { Settings } from './settings';

const grouped = new Intl.NumberFormat('en-GB');

/** Grouped by thousands. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** One decimal as long as it says something. */
export function formatChiSquare(value: number): string {
  return value < 100 ? value.toFixed(1) : formatCount(Math.round(value));
}

/** What waits behind Play. */
export function describeRun({ sold, tries, sealed }: Settings): string {
  const drawn = `the pictures are dealt after ${formatCount(sold)} of 1,000 sales`;
  const deals = triesOf({ sold, tries });
  return `${drawn}${deals > 1 ? `, ${TRIES.say(deals)} in secret` : ''}${sealed ? ', with a sealed number' : ''}.`;
}
