import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { useAnswer } from '@/stage/use-answer';
import { useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, turnedAt, TURNING } from './act';
import { Curve } from './Curve';
import styles from './pkmb.css?url';
import { PkmbMore } from './PkmbMore';
import type { Sale } from './run-sale';
import { SUPPLY } from './sale';
import { settings } from './settings';
import type { Settings } from './settings';
import { Wall } from './Wall';
import { describeRun, explain } from './words';

export const demo = defineDemo({
  plays: 'the sale',
  line: 'The insider takes every crown.',
  opens: '1,000 faces go on sale unseen. 50 wear a crown, and your script knows where.',
  real: 'the list, the Keccak-256 hash of every order the builder tries, the shift, and every token your script takes are computed in your browser; the curve is exact.',
  beyond:
    "the project is a memecoin and an NFT mint. There is no chain, wallet or other buyer here, the block is a line of text, and its orders are numbers. The faces are this demo's own. Nothing is for sale.",
  needs: ['workers'],
  styles,
  settings,
  ways: {
    legend: 'The shift',
    naive: ['Known early', { sold: 0, sealed: false }],
    mine: ['Sealed, drawn later', { sold: SUPPLY, sealed: true }],
  },
  dares: [
    ['Try 3,000 orders', { sold: SUPPLY, tries: 3_000 }],
    ['Seal a number first', { sold: SUPPLY, tries: 3_000, sealed: true }],
    ['Skip the shuffle', { sold: SUPPLY, tries: 20, shuffled: false }],
  ],
  act: ACT,
  describe: describeRun,
  useData: (run) => useAnswer<Settings, Sale>(createSeller, run.values).latest,
  Scene: PkmbScene,
  More: PkmbMore,
  moreName: 'More: the hashes',
});

// Outside of the definition, because the worker starts again when its maker is a new function.
function createSeller(): Worker {
  return new Worker(new URL('./sale.worker.ts', import.meta.url), { type: 'module' });
}

/** The newest sale there is, and the settings it was held with; older than the run's while a new one is held. */
export interface HeldSale {
  readonly result: Sale;
  readonly request: Settings;
}

/** You are the insider: move the draw, and see what your script still takes. */
function PkmbScene({ run, act, data }: SceneProps<Settings, HeldSale>) {
  const { result: sale, request: held } = data;
  const { sold, tries, sealed } = run.values;
  const turned = turnedAt(act.between(ACT.saleStarts, ACT.saleEnds));
  const settled = Math.round(useTween(sale.crowns));
  const isSaleOver = turned >= SUPPLY + TURNING;
  const crowns = isSaleOver
    ? settled
    : sale.tokens.filter((token) => turned >= token + TURNING).length;

  return (
    <>
      <WaySwitch run={run} />
      <Sentence problem={run.problem} note={explain(held, sale)}>
        Draw the shift after <LiveNumber control={run.number('sold')} /> of 1,000&nbsp;sales
        {sealed ? ', mix in a sealed number' : ''} and let the builder try{' '}
        <LiveNumber control={run.number('tries')} /> {tries === 1 ? 'order' : 'orders'}: your script
        takes <mark data-crowns={crowns}>{crowns}</mark> of 50&nbsp;crowns.
      </Sentence>
      <div className="pkmb__draw">
        <Wall sale={sale} control={run.number('sold')} act={act} turned={turned} />
        <div className="pkmb__side">
          <p className="pkmb__count" aria-hidden="true">
            {crowns}
          </p>
          <p className="pkmb__what">
            <b>of 50 crowns are yours</b>
            <span className="label">Chance gives 2.5, give or take 1.5</span>
          </p>
          <Curve
            counts={sale.counts}
            tries={run.number('tries')}
            isSealed={sealed}
            isLit={sold === SUPPLY && tries === 1}
          />
        </div>
      </div>
    </>
  );
}
