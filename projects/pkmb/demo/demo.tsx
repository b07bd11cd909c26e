import { useEffect, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { useAnswer } from '@/stage/use-answer';
import { useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, dealOf, soldAt } from './act';
import type { Best } from './blocks';
import { Headline } from './Headline';
import type { Fate } from './Labels';
import styles from './pkmb.css?url';
import { PkmbMore } from './PkmbMore';
import { shiftOfPlace } from './roll';
import type { Sale } from './run-sale';
import { buyTokens, countCrowns, CROWNS, isCrown, pictureOf, SUPPLY } from './sale';
import { settings, triesOf } from './settings';
import type { Settings } from './settings';
import { phaseOf, useRoll } from './use-roll';
import { Wall } from './Wall';
import { canFindMore, describeRun } from './words';

export const demo = defineDemo({
  plays: 'the sale',
  line: 'The insider takes every crown.',
  opens:
    '1,000 pictures are sold unseen, 50 of them crowns. They are dealt after the sale, and in secret you can deal again.',
  real: 'the list, the Keccak-256 hash of every deal, the shift, and every token you buy are computed in your browser; a deal is one order of the transactions in a block.',
  beyond:
    "the project is a memecoin and an NFT mint. There is no chain, wallet or other buyer here, the block is a line of text, and its orders are numbers. The pictures are this demo's own. Nothing is for sale.",
  needs: ['workers'],
  styles,
  settings,
  ways: {
    legend: 'Who has the last word',
    naive: ['You deal last', { sealed: false }],
    mine: ['Sealed number last', { sealed: true }],
  },
  dares: [
    ['Deal early', { sold: 0 }],
    ['Deal midway', { sold: 490 }],
    ['No shuffle', { tries: 20, shuffled: false }],
  ],
  tour: { dare: ['Deal 1,000 times', { tries: 1_000 }], dareMs: 4_000, mineMs: 4_500 },
  act: ACT,
  describe: describeRun,
  useData: (run) => useAnswer<Settings, Sale>(createSeller, run.values).latest,
  Scene: PkmbScene,
  More: PkmbMore,
  moreName: 'More: the hashes',
});

// Outside of the definition, because the worker starts again when its maker is a new function.
function createSeller(): Worker {
  return new Worker(new URL('sale.worker.ts', import.meta.url), { type: 'module' });
}

/** The newest sale there is, and the settings it was held with; older than the run's while a new one is held. */
export interface HeldSale {
  readonly result: Sale;
  readonly request: Settings;
}

/** You deal the list: once and fairly, or again until your frames show crowns. */
function PkmbScene({ run, act, data }: SceneProps<Settings, HeldSale>) {
  const { result: sale, request: held } = data;
  const { sold, sealed } = held;
  const [isInHand, setIsInHand] = useState(false);
  const isLate = useIsLate(held !== run.values);
  const deal = dealOf(sold);
  const roll = useRoll({
    sale,
    tries: triesOf(held),
    opened: run.opened,
    opening: act.isDone ? 1 : act.between(deal.startsMs, deal.endsMs),
  });
  const draw = useTween(run.values.sold, {
    isInstant: isInHand,
    ms: run.dare === undefined ? 300 : 1_000,
  });
  const front = act.isDone ? SUPPLY : soldAt(act.elapsedMs, sold);
  const isDealt = act.isDone || act.elapsedMs >= deal.startsMs;
  const tokens = buyTokens(sale.list, Math.round(draw), sale.shift);
  const shown = countCrowns(
    sale.list,
    tokens.filter((token) => token < front),
    shiftOfPlace(roll.place),
  );
  const hasLanded = roll.hasLanded && front === SUPPLY && (run.dare === undefined || draw === sold);
  const phase = isLate ? 'waiting' : hasLanded ? 'landed' : phaseOf(roll);
  const isBroken = hasLanded && !sealed && sold === SUPPLY && run.values.tries > 1;

  const isEarly = run.values.sold < SUPPLY;
  const best = bestAt(sale.bests, roll.deals);
  const isFound = phase === 'landed' || phase === 'resting';
  const isSought = phase === 'rolling' && !isEarly && held.tries > 1;
  const bigNumber = isFound ? shown : isSought ? best : '?';

  return (
    <div className="pkmb__machine">
      <Headline
        run={run}
        sale={sale}
        held={held}
        bought={isDealt ? undefined : tokens.filter((token) => token < front).length}
        best={best}
        phase={phase}
      />
      <Wall
        frame={{
          list: sale.list,
          place: roll.place,
          isStill: isDealt && roll.isStill,
          falls: roll.isSealed,
          tokens,
          front,
          draw,
        }}
        sold={run.number('sold')}
        tries={run.number('tries')}
        bests={isEarly || !isDealt ? [] : sale.bests.filter(({ deal }) => deal <= roll.deals)}
        isShuffled={held.shuffled}
        other={isDealt && sold === SUPPLY ? sale.other : undefined}
        fate={hasLanded ? fateOf(sale, held) : undefined}
        lit={litHandle(act.isDone, run.values)}
        asks={phase === 'landed' && canFindMore(held, sale.crowns)}
        onHold={setIsInHand}
      />
      <WaySwitch run={run} isLit={isBroken && sale.crowns >= MANY_CROWNS} />
      <p
        className="pkmb__count"
        aria-hidden="true"
        data-dealt={isDealt}
        data-all={hasLanded && shown === CROWNS}
      >
        <b>{bigNumber}</b>
        <span>of your 50&nbsp;frames show a crown; luck gives 2.5</span>
      </p>
    </div>
  );
}

function bestAt(bests: readonly Best[], deals: number): number {
  return bests.findLast(({ deal }) => deal <= deals)?.crowns ?? 0;
}

function fateOf({ list, shift, other = 0 }: Sale, { sealed }: Settings): Fate {
  if (isCrown(pictureOf(list, other, shift))) return 'kept';
  return sealed ? 'unlucky' : 'lost';
}

/** Far more than luck gives. */
const MANY_CROWNS = 20;

function litHandle(isActDone: boolean, { sold, tries }: Settings): 'arm' | 'draw' | undefined {
  if (!isActDone) return undefined;
  if (sold < SUPPLY) return 'draw';
  return tries === 1 ? 'arm' : undefined;
}

const LATE_MS = 150;

/** Whether an answer lets the visitor wait: before that, the last one may stand for a moment. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate && isWaiting;
}
