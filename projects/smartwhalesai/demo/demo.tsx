import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import type { Run } from '@/stage/use-run';
import { usePerformance } from '@/stage/use-opening-act';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, performed, PERFORMED_MS } from './act';
import { settings, togglePlug } from './settings';
import type { Settings } from './settings';
import styles from './smartwhales.css?url';
import { SmartWhalesMore } from './SmartWhalesMore';
import { useSince } from './use-since';
import { isAsking, viewOf } from './view';
import { CHAINS, POLYGON, SALE_CHAIN } from './wallet';
import { Whale } from './Whale';
import { WhaleSentence } from './WhaleSentence';
import { describeRun } from './words';

export const demo = defineDemo({
  plays: 'one lookup',
  line: 'A silent chain is not an empty one.',
  opens: 'One wallet on six chains. One of them will not answer.',
  real: 'the Keccak-256 hash and the checksum of the address, whole-number balances with each contract’s own decimals, a total that is rounded once, tokens kept apart by chain and contract. The wallet, its balances and the answer times are made-up samples, the prices are round examples, and no chain is asked.',
  beyond:
    'the tracker reads a wallet data provider. The design also goes on asking a silent chain, shows when each was read and looks for code at the address; none of that is here.',
  styles,
  settings,
  ways: {
    legend: 'How to add up',
    naive: ['Just add up', { approach: 'naive' }],
    mine: ['Say what is missing', { approach: 'mine' }],
  },
  dares: [
    ['Sell silently', { out: [SALE_CHAIN], sold: true }],
    ['Fake USDC', { fake: true }],
    ['Slip a decimal', { decimals: 6 }],
  ],
  tour: { dare: ['Pull a plug', { out: [POLYGON] }] },
  act: ACT,
  describe: describeRun,
  useData: useAsking,
  Scene: SmartWhalesScene,
  More: SmartWhalesMore,
  moreName: 'More: the address',
});

/** Since when each chain has been asked, which outlives the drawing of it. */
type SinceMs = (id: number) => number;

function useAsking({ values: { out, approach, address } }: Run<Settings>): SinceMs {
  const plugged = CHAINS.map(({ id }) => id).filter((id) => !out.includes(id));
  return useSince(isAsking(approach, address) ? plugged : []);
}

/** One wallet on six chains, and a plug for each. */
function SmartWhalesScene({ run, act, data: since }: SceneProps<Settings, SinceMs>) {
  const dare = usePerformance(run.opened, PERFORMED_MS);
  const isPerforming = run.dare !== undefined && !dare.isDone;
  const isSettled = act.isDone && !isPerforming;
  const { out, fake } = run.values;
  const happened = isSettled
    ? {}
    : performed(run.values, act.isDone ? dare.elapsedMs : act.elapsedMs - ACT.happens);
  const view = viewOf({ ...run.values, ...happened }, sinceWhen);
  return (
    <>
      <WaySwitch run={run} isLit={isSettled && run.way === 'naive' && view.isLie} />
      <WhaleSentence run={run} view={view} />
      <Whale
        run={run}
        view={view}
        risen={act.isDone ? 1 : act.between(0, ACT.rises)}
        hasCoin={fake && (act.isDone || act.elapsedMs > ACT.happens)}
        isLit={!run.isTouched && !run.isShared && act.elapsedMs >= ACT.happens}
        onPlug={(id) => run.change({ out: togglePlug(out, id) })}
      />
    </>
  );

  function sinceWhen(id: number): number {
    if (!act.isDone) return act.elapsedMs;
    // Its plug is about to be pulled, and until then its answer stands.
    return isPerforming && out.includes(id) ? Infinity : since(id);
  }
}
