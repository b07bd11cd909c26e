import { MOST_ORDERS } from './blocks';
import { CROWNS, SUPPLY } from './sale';
import { triesOf } from './settings';
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

/** Whether more deals may still find what these have not. */
export function canFindMore({ sold, tries, sealed, shuffled }: Settings, crowns: number): boolean {
  const isOpen = sold === SUPPLY && !sealed && shuffled;
  return isOpen && tries > 1 && tries < MOST_ORDERS && crowns < CROWNS;
}

/** What waits behind Play. */
export function describeRun({ sold, tries, sealed }: Settings): string {
  const deals = triesOf({ sold, tries });
  const often = deals > 1 ? `${formatCount(deals)} times in secret` : 'once';
  const when = sold < SUPPLY ? `early, after ${formatCount(sold)} sales` : often;
  return `you deal ${when}${sealed ? ', then a sealed number moves the list' : ''}.`;
}
