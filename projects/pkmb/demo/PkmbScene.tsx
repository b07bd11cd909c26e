import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useAnswer } from '@/stage/use-answer';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';
import type { Run } from '@/stage/use-settings';
import { useTween } from '@/stage/use-tween';

import { ACT, turnedAt, TURNING } from './act';
import { Curve } from './Curve';
import { Kinds } from './Kinds';
import { PkmbMore } from './PkmbMore';
import type { Sale } from './run-sale';
import { SUPPLY } from './sale';
import { settings } from './settings';
import type { Settings } from './settings';
import { Wall } from './Wall';
import { explain } from './words';

const DARES = [
  { name: 'Try 3,000 orders', query: '?sold=1000&tries=3000' },
  { name: 'Seal a number first', query: '?sold=1000&tries=3000&sealed=1' },
  { name: 'Skip the shuffle', query: '?sold=1000&tries=20&shuffled=0' },
] as const;

/** The sale, held by a worker. The poster stays until it has been held for the first time. */
export function PkmbScene() {
  const run = useSettings(settings);
  const { latest } = useAnswer<Settings, Sale>(createSeller, run.values);
  return latest && <SaleScene run={run} sale={latest.result} held={latest.request} />;
}

// Outside of the component, because the worker starts again when its maker is a new function.
function createSeller(): Worker {
  return new Worker(new URL('./sale.worker.ts', import.meta.url), { type: 'module' });
}

interface Props {
  run: Run<Settings>;
  /** The newest sale there is, and the settings it was held with; older than the run's while a new one is held. */
  sale: Sale;
  held: Settings;
}

/** You are the insider: move the draw, and see what your script still takes. */
function SaleScene({ run, sale, held }: Props) {
  const { sold, tries, sealed } = run.values;
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const turned = turnedAt(opening.between(ACT.saleStarts, ACT.saleEnds));
  const settled = Math.round(useTween(sale.crowns));
  const isSaleOver = turned >= SUPPLY + TURNING;
  const crowns = isSaleOver
    ? settled
    : sale.tokens.filter((token) => turned >= token + TURNING).length;
  const isMine = sealed && sold === SUPPLY;
  const isNaive = sold === 0;

  return (
    <Scene approach={isMine ? 'mine' : 'naive'} opening={opening} className="pkmb">
      <SceneHead label="A6, 1,000 made-up faces">
        <ApproachSwitch
          legend="The shift"
          naive="Known early"
          mine="Sealed, drawn later"
          chosen={isMine ? 'mine' : isNaive ? 'naive' : undefined}
          onChoose={(next) =>
            run.change(
              next === 'naive' ? { sold: 0, sealed: false } : { sold: SUPPLY, sealed: true },
            )
          }
        />
      </SceneHead>
      <Sentence problem={run.problem} note={explain(held, sale)}>
        Draw the shift after <LiveNumber control={run.number('sold')} /> of 1,000&nbsp;sales
        {sealed ? ', mix in a sealed number' : ''} and let the builder try{' '}
        <LiveNumber control={run.number('tries')} /> {tries === 1 ? 'order' : 'orders'}: your script
        takes <mark data-crowns={crowns}>{crowns}</mark> of 50&nbsp;crowns.
      </Sentence>
      <div className="pkmb__draw">
        <Wall sale={sale} control={run.number('sold')} opening={opening} turned={turned} />
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
      <Kinds kinds={sale.kinds} chiSquare={sale.chiSquare} />
      <SceneFoot>
        <Dares dares={DARES} onOpen={run.open} />
        <More name="More: the hashes">
          <PkmbMore run={run} sale={sale} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
