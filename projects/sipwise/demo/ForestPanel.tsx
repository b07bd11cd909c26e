import { Notice } from '@/stage/Notice';
import { useJob } from '@/stage/use-job';
import type { Run } from '@/stage/use-settings';
import { Heading } from '@/ui/Heading';

import { predictMonthly } from './amount-model';
import type { AmountModel } from './amount-model';
import { formatRupees } from './format-rupees';
import { monthlyForOdds } from './odds';
import type { Settings } from './settings';
import { createTrainer } from './workers';

/** The training takes no settings: it is the same forest for everyone. */
const NO_REQUEST = 'train';
const HUNDRED = 100;

interface Props {
  ends: Float64Array;
  run: Run<Settings>;
}

/** The forest's answer beside the simulation's, with its average and its worst error on plans that it has not seen. */
export function ForestPanel({ ends, run }: Props) {
  const { state, latest } = useJob<string, AmountModel>(createTrainer, NO_REQUEST);
  return (
    <div className="sipwise-more__forest" data-part="forest">
      <Heading level={3} size="label">
        The forest&rsquo;s guess
      </Heading>
      {state.status === 'failed' && (
        <Notice tone="problem">
          The forest could not be trained here. The rest does not need it.
        </Notice>
      )}
      {state.status === 'running' && <p>Training on simulated plans.</p>}
      {latest && <Comparison model={latest.result} ends={ends} run={run} />}
    </div>
  );
}

function Comparison({ model, ends, run }: Props & { model: AmountModel }) {
  const { goal, years, sure, mix } = run.values;
  const guess = predictMonthly(model, { goal, years, confidence: sure / HUNDRED, allocation: mix });
  const simulated = monthlyForOdds(ends, goal, sure);
  return (
    <p>
      <b>{formatRupees(guess)}</b> rupees a month, {percent(guess / simulated - 1)} away from the
      simulation. It is for pages that cannot simulate; this one can, so nothing here depends on it.{' '}
      {model.forest.trees.length} trees were just trained on {formatRupees(model.trainingCases)}{' '}
      simulated plans. On {formatRupees(model.heldOutCases)} others they are off by{' '}
      {percent(model.error)} on average and by {percent(model.worst)} in the worst case, mostly in
      mixes with much Bitcoin.
    </p>
  );
}

function percent(fraction: number): string {
  return `${(Math.abs(fraction) * HUNDRED).toFixed(1)}%`;
}
