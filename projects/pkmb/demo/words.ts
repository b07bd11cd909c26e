import type { Sale } from './run-sale';
import { SUPPLY } from './sale';
import { TRIES } from './settings';
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

/** The line under the sentence: why the number is what it is. */
export function explain(
  { sold, tries, sealed, shuffled }: Settings,
  { shift, crowns, order }: Pick<Sale, 'shift' | 'crowns' | 'order'>,
): string {
  if (sold < SUPPLY) {
    const rest = sold === 0 ? 'every token' : `the last ${formatCount(SUPPLY - sold)}`;
    return `The shift, ${shift}, exists while ${rest} can still be bought. The script reads ahead and picks.`;
  }
  if (sealed) {
    return `The builder picked order ${formatCount(order + 1)} of ${formatCount(tries)}. Then the sealed number was opened and turned it into shift ${shift}.`;
  }
  if (tries === 1) {
    return `The shift, ${shift}, did not exist while tokens were on sale. Chance alone gives 2.5. Now let the builder try more orders.`;
  }
  const best = `Order ${formatCount(order + 1)} of ${formatCount(tries)} gives shift ${shift}`;
  if (!shuffled)
    return `${best}. The crowns lie side by side in the list, so a near miss still gives many.`;
  return crowns === 50
    ? `${best}: all tokens move together, and every crown is yours. Swapping two transactions costs nothing.`
    : `${best}, the best so far. One shift in 1,000 would give all 50.`;
}

/** What waits behind Play. */
export function describeRun({ sold, tries, sealed }: Settings): string {
  const drawn = `the shift is drawn after ${formatCount(sold)} of 1,000 sales`;
  return `${drawn}, ${TRIES.say(tries)} tried${sealed ? ', with a sealed number' : ''}.`;
}
