import { judge } from './crowd';
import type { Cuts, Verdict } from './crowd';
import type { Learned } from './learn';
import { sigmoid } from './model';
import type { Rates } from './rates';
import { formatScore } from './settings';
import type { Settings } from './settings';

/** "93.2%". */
export function formatPercent(share: number, decimals = 0): string {
  return `${(share * 100).toFixed(decimals)}%`;
}

/** "Held-out accuracy 93.2% (88.6% to 96.8%), sample comments". */
export function formatAccuracy({ accuracy: { share, low, high } }: Learned): string {
  const [from, to] = [formatPercent(low, 1), formatPercent(high, 1)];
  return `Held-out accuracy ${formatPercent(share, 1)} (${from} to ${to}), sample comments`;
}

/** What waits behind Play: "10 toxic in 1,000 comments." */
export function describeRun({ toxic, taught }: Settings): string {
  const lessons = taught.length === 1 ? 'one taught sentence' : `${taught.length} taught sentences`;
  return `${toxic} toxic in 1,000 comments${taught.length > 0 ? `, and ${lessons}` : ''}.`;
}

/** The write-up's words for the three bands. */
const BANDS: Readonly<Record<Verdict, string>> = {
  flagged: 'likely toxic',
  doubt: 'unsure, a person should look',
  fine: 'looks fine',
};

/** What the page says of a comment. */
export function nameBand(logit: number, cuts: Cuts): string {
  return BANDS[judge(logit, cuts)];
}

interface Situation {
  readonly rates: Rates;
  readonly cuts: Cuts;
  readonly wanted: number;
  readonly isNaive: boolean;
  readonly lessons: number;
}

/** The line below the sentence. */
export function explain({ rates, cuts, wanted, isNaive, lessons }: Situation): string {
  const taught =
    lessons === 0 ? '' : `Taught ${lessons} ${lessons === 1 ? 'sentence' : 'sentences'}. `;
  if (isNaive) {
    return `${taught}However rare insults are, this model and cut catch ${formatPercent(rates.caught)} of toxic comments and flag ${formatPercent(rates.alarmed)} of harmless ones.`;
  }
  if (!Number.isFinite(cuts.high)) {
    return `${taught}Where insults are so rare, no score makes ${wanted} of 100 flags right, so a person looks at all doubtful ones.`;
  }
  return `${taught}Flagged from ${formatScore(sigmoid(cuts.high))} on, and a person looks from ${formatScore(sigmoid(cuts.low))} on. The cuts were chosen on other comments, so the wish may be missed.`;
}
