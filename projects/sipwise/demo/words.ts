import { YEARS } from './settings';
import type { Settings } from './settings';

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees with Indian grouping, without a sign: 1000000 becomes "10,00,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/** A shared run in a few words: "5,00,000 in 10 years". */
export function describeRun({ goal, years }: Pick<Settings, 'goal' | 'years'>): string {
  return `${formatRupees(goal)} in ${YEARS.say(years)}`;
}

interface State {
  readonly way: 'average' | 'weak end' | 'own';
  readonly averageReturn: number;
  readonly average: number;
  readonly worst: number;
  readonly deposit: number;
  readonly sure: number;
  readonly years: number;
  readonly historyYears: number;
  readonly without: readonly number[];
  readonly isDepositOnly: boolean;
}

const PERCENT = 100;

/** The line under the sentence: what its number rests on. */
export function explain(state: State): string {
  const { way, without, years, historyYears } = state;
  if (state.isDepositOnly) {
    return 'All of it is in the fixed deposit, which never moves: every future is the same one.';
  }
  if (years === 1) {
    return `One year has only ${historyYears} different futures, one for each past year. "9 in 10" then means all but the worst year of the history.`;
  }
  if (without.length > 0) {
    return `Without ${without.join(', ')} in the history. Nothing else changed.`;
  }
  if (way === 'average') {
    return `The average return is ${(state.averageReturn * PERCENT).toFixed(1)}% a year. It promised ${formatRupees(state.average)} would be enough.`;
  }
  if (way === 'weak end') {
    return `The white future, number ${Math.floor(PERCENT - state.sure) + 1} from the bottom, just makes it. The plan aims with that one.`;
  }
  return `The worst of these 100 ends at ${formatRupees(state.worst)}. A fixed deposit at 6% would need ${formatRupees(state.deposit)} a month.`;
}
