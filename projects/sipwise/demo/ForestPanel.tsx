import { Notice } from '@/stage/Notice';
import { useJob } from '@/stage/use-job';
import { Heading } from '@/ui/Heading';

import { predictMonthly } from './amount-model';
import type { AmountModel } from './amount-model';
import { formatRupees } from './format-rupees';
import { monthlyForConfidence } from './outcomes';
import type { Settings } from './settings';
import type { GrowthSample } from './simulate';
import { createTrainer } from './workers';

/** The training takes no settings: it is the same forest for everyone. */
const NO_REQUEST = 'train';

interface Props {
  sample: GrowthSample;
  settings: Settings;
}

/** The forest's answer beside the simulation's, and how wrong it is on plans that it has not seen. */
export function ForestPanel({ sample, settings }: Props) {
  const { state, latest } = useJob<string, AmountModel>(createTrainer, NO_REQUEST);
  return (
    <section className="sipwise__panel" data-part="forest">
      <Heading level={3} size="label">
        The forest&rsquo;s guess
      </Heading>
      {state.status === 'failed' && (
        <Notice tone="problem">
          The forest could not be trained here. The rest does not need it.
        </Notice>
      )}
      {latest === undefined ? (
        <p>Training on simulated plans.</p>
      ) : (
        <Comparison model={latest.result} sample={sample} settings={settings} />
      )}
    </section>
  );
}

function Comparison({ model, sample, settings }: Props & { model: AmountModel }) {
  const { goal, years, confidence } = settings;
  const guess = predictMonthly(model, settings);
  const simulated = monthlyForConfidence(sample, goal, years, confidence);
  return (
    <>
      <div className="readouts__figure">{formatRupees(guess)}</div>
      <p>
        rupees a month, {percent(guess / simulated - 1)} away from the simulation and without
        running it. {model.forest.trees.length} trees were just trained in this page on{' '}
        {formatRupees(model.trainingCases)} simulated plans. On {formatRupees(model.heldOutCases)}{' '}
        others they are off by {percent(model.error)} on average. Always answering with the mean
        would be off by {percent(model.errorOfMean)}.
      </p>
    </>
  );
}

function percent(fraction: number): string {
  return `${(Math.abs(fraction) * 100).toFixed(1)}%`;
}
