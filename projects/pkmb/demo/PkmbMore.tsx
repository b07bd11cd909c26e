import type { SceneProps } from '@/stage/define-demo';
import { Segmented, SettingField } from '@/stage/fields';

import { chanceOfAll, meanOfBest, spreadOf } from './odds';
import type { HeldSale } from './demo';
import { Kinds } from './Kinds';
import { triesOf } from './settings';
import type { Settings } from './settings';
import { formatCount } from './words';

const YES_NO = ['Yes', 'No'] as const;

/** The exact fields, and everything the sale was computed from. */
export function PkmbMore({ run, data: { result: sale } }: SceneProps<Settings, HeldSale>) {
  const { sealed, shuffled, seed } = run.values;
  const deals = sealed ? 1 : triesOf(run.values);
  const count = deals === 1 ? '1 deal' : `${formatCount(deals)} deals`;
  const mean = meanOfBest(sale.counts, deals).toFixed(2);
  return (
    <div className="pkmb-more">
      <section>
        <SettingField control={run.number('sold')} unit="sales before it" />
        <SettingField control={run.number('tries')} />
        <SettingField control={run.number('seed')} />
        <Segmented
          legend="Mix in a number sealed before the sale"
          choices={YES_NO}
          chosen={sealed ? 'Yes' : 'No'}
          onChoose={(choice) => run.change({ sealed: choice === 'Yes' })}
        />
        <Segmented
          legend="Shuffle the list before it is published"
          choices={YES_NO}
          chosen={shuffled ? 'Yes' : 'No'}
          onChoose={(choice) => run.change({ shuffled: choice === 'Yes' })}
        />
      </section>
      <dl>
        <dt>Keccak-256 of the list</dt>
        <dd>{sale.listHash}</dd>
        <dt>Why you can deal again</dt>
        <dd>
          The deal is the hash of a block. Whoever builds the block can put its transactions in
          another order, which gives another hash: one more deal, for nothing.
        </dd>
        <dt>Hash of the block, deal {formatCount(sale.picked.deal)}</dt>
        <dd>{sale.blockHash}</dd>
        <dt>Shift</dt>
        <dd>
          {sealed ? 'keccak256(hash, sealed number)' : 'hash'} mod 1,000 = {sale.shift}
        </dd>
        <dt>Crowns you get from one deal</dt>
        <dd>
          {meanOfBest(sale.counts, 1).toFixed(2)} on average over all 1,000 shifts, with a standard
          deviation of {spreadOf(sale.counts).toFixed(2)}.
        </dd>
        <dt>{sealed ? 'Crowns you keep' : `Crowns you get from the best of ${count}`}</dt>
        <dd>
          <span data-mean={mean}>{mean}</span> on average, and all 50 with a chance of{' '}
          {(100 * chanceOfAll(sale.counts, deals)).toFixed(1)}%
          {sealed
            ? ': as from one deal. The sealed number moves the faces after you have chosen, so it makes no difference how often you deal.'
            : '.'}
        </dd>
        <dt>Seed {seed}</dt>
        <dd>
          The seed shuffles the list and decides every hash. Seed 25 was chosen because its first
          deal is ordinary and 1,000 deals are enough to get all 50 crowns, as they are for 63 seeds
          in 100.
        </dd>
      </dl>
      <Kinds kinds={sale.kinds} chiSquare={sale.chiSquare} />
    </div>
  );
}
