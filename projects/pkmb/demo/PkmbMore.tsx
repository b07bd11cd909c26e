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
  const mean = meanOfBest(sale.counts, deals).toFixed(2);
  return (
    <div className="pkmb-more">
      <section>
        <SettingField control={run.number('sold')} unit="of 1,000 sales before it" />
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
        <dt>Hash of the block, deal {formatCount(sale.order + 1)}</dt>
        <dd>{sale.blockHash}</dd>
        <dt>Shift</dt>
        <dd>
          {sealed ? 'keccak256(hash, sealed number)' : 'hash'} mod 1,000 = {sale.shift}
        </dd>
        <dt>Crowns over all 1,000 shifts</dt>
        <dd>
          {meanOfBest(sale.counts, 1).toFixed(2)} on average, spread{' '}
          {spreadOf(sale.counts).toFixed(2)}; the best of {formatCount(deals)}:{' '}
          <span data-mean={mean}>{mean}</span>
        </dd>
        <dt>Chance that one of {formatCount(deals)} gives all 50</dt>
        <dd>{(100 * chanceOfAll(sale.counts, deals)).toFixed(1)}%</dd>
        <dt>Seed {seed}</dt>
        <dd>
          Seed 25 was picked from 60, so that one deal is typical and 1,000 are enough; on average
          they are enough for 63 seeds of 100. An honest draw is above 7.8 for about 1 seed in 20.
        </dd>
      </dl>
      <Kinds kinds={sale.kinds} chiSquare={sale.chiSquare} />
    </div>
  );
}
