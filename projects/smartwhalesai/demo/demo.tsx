import { useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import type { Run } from '@/stage/use-run';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, momentAt } from './act';
import { flipCase } from './checksum';
import { settings, togglePlug } from './settings';
import type { Settings } from './settings';
import styles from './smartwhales.css?url';
import { SmartWhalesMore } from './SmartWhalesMore';
import { useSince } from './use-since';
import { isAsking, viewOf } from './view';
import { CHAINS, WALLET } from './wallet';
import { Whale } from './Whale';
import { WhaleSentence } from './WhaleSentence';
import { describeRun } from './words';

/** A letter that stands apart enough to be found: the twelfth. */
const FLIPPED = 11;

export const demo = defineDemo({
  plays: 'one lookup',
  line: 'A silent chain is not an empty one.',
  opens: 'One address, six ledgers. One of them will not answer.',
  real: 'the Keccak-256 hash and the checksum of the address, whole-number balances with each contract’s own decimals, a total that is rounded once, tokens kept apart by chain and contract. The wallet, its balances and the answer times are made-up samples, the prices are round examples, and no chain is asked.',
  beyond:
    'the design reads a wallet data provider, goes on asking a silent chain, shows when each was read, looks for code at the address, and holds alerts back while coins cross a bridge.',
  styles,
  settings,
  ways: {
    legend: 'How to add up',
    naive: ['Just add up', { approach: 'naive' }],
    mine: ['Say what is missing', { approach: 'mine' }],
  },
  // All but the first have every plug in, so that each shows one thing.
  dares: [
    ['Unplug all six', { out: CHAINS.map(({ id }) => id) }],
    ['Drop in a fake USDC', { out: [], fake: true, approach: 'naive' }],
    ['Flip one letter', { out: [], address: flipCase(WALLET, FLIPPED) }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useAsking,
  Scene: SmartWhalesScene,
  More: SmartWhalesMore,
});

/** Since when each chain has been asked, which outlives the drawing of it. */
type SinceMs = (id: number) => number;

function useAsking({ values: { out, approach, address } }: Run<Settings>): SinceMs {
  const plugged = CHAINS.map(({ id }) => id).filter((id) => !out.includes(id));
  return useSince(isAsking(approach, address) ? plugged : []);
}

/** One wallet on six chains, and a plug for each. */
function SmartWhalesScene({ run, act, data: since }: SceneProps<Settings, SinceMs>) {
  const [wasUsed, setWasUsed] = useState(false);
  const moment = act.isDone || run.isShared ? {} : momentAt(act.elapsedMs);
  const view = viewOf({ ...run.values, ...moment }, act.isDone ? since : () => act.elapsedMs);
  return (
    <>
      <WaySwitch run={run} />
      <WhaleSentence run={run} view={view} />
      <Whale
        view={view}
        isLit={act.isDone && !wasUsed && settings.write(run.values) === ''}
        onPlug={(id) => {
          setWasUsed(true);
          run.change({ out: togglePlug(run.values.out, id) });
        }}
      />
    </>
  );
}
