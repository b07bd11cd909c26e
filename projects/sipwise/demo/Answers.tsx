import { Readouts } from '@/stage/Readouts';

import { formatChance } from './format-chance';
import { formatRupees } from './format-rupees';
import { MARKET_HISTORY } from './market';
import { chanceOfGoal, compareWithDeposit, monthlyForConfidence } from './outcomes';
import { yearlyReturns } from './portfolio';
import { toPercent } from './settings';
import type { Settings } from './settings';
import { sharpeRatio } from './sharpe';
import type { GrowthSample } from './simulate';

interface Props {
  sample: GrowthSample;
  settings: Settings;
  onUseAmount: (monthly: number) => void;
}

/** What the futures say about the plan. */
export function Answers({ sample, settings, onUseAmount }: Props) {
  const { goal, years, monthly, confidence, allocation } = settings;
  const needed = Math.ceil(monthlyForConfidence(sample, goal, years, confidence));
  const deposit = compareWithDeposit(sample, goal, years, monthly);
  const ratio = sharpeRatio(yearlyReturns(MARKET_HISTORY, allocation));
  return (
    <Readouts
      readouts={[
        {
          key: 'chance',
          term: 'Reach the goal',
          figure: formatChance(chanceOfGoal(sample, goal, years, monthly)),
          note: `futures, paying ${formatRupees(monthly)} a month`,
        },
        {
          key: 'needed',
          term: `To be ${toPercent(confidence)}% sure`,
          figure: formatRupees(needed),
          note: (
            <>
              rupees a month.{' '}
              <button type="button" className="sipwise__use" onClick={() => onUseAmount(needed)}>
                Pay this
              </button>
            </>
          ),
        },
        {
          key: 'deposit',
          term: 'The 6% deposit needs',
          figure: formatRupees(Math.ceil(deposit.depositMonthly)),
          note: `rupees a month. The mix ends above it in ${formatChance(deposit.chanceToBeat)}`,
        },
        {
          key: 'sharpe',
          term: 'Sharpe ratio over 4%',
          figure: ratio === undefined ? 'None' : ratio.toFixed(2),
          note:
            ratio === undefined
              ? 'This mix never moves, so there is no risk to divide by'
              : 'from the yearly returns of this mix',
        },
      ]}
    />
  );
}
