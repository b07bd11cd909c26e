import { useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import { useLatest } from '@/stage/use-answer';

import { ACT } from './act';
import { checkBox } from './boxes';
import type { BoxCheck } from './boxes';
import { buildRoad, createReader } from './read-run';
import type { Found, Road } from './read-run';
import { describeRun, settings } from './settings';
import type { Settings } from './settings';
import styles from './silkroad.css?url';
import { SilkroadMore } from './SilkroadMore';
import { SilkroadScene } from './SilkroadScene';

export const demo = defineDemo({
  plays: 'the forger',
  line: 'Change one number and the road breaks.',
  opens: '48 boxes, seven entries, three signers. Make one number lie.',
  real: 'SHA-256 links, an ECDSA P-256 key for each role made when you press Play, a Merkle tree over the boxes, and a reader who trusts nothing but the public keys. The keys end with the page.',
  beyond:
    'the design keeps custody in a smart contract, with an offer and an acceptance for every handover, a packaging tree and recalls. This is one ledger in one browser: it shows what a signed chain can prove, and nothing about who keeps the copies or whether the tablets are what the label says.',
  needs: ['secure context', 'web crypto'],
  styles,
  settings,
  ways: {
    legend: 'Keep the record as',
    naive: ['Plain list', { kept: 'list' }],
    mine: ['Linked and signed', { kept: 'chain' }],
  },
  // Other crimes than the changed number, which has its own four steps.
  dares: [
    ['Drop an entry', { kept: 'chain', crime: 'drop' }],
    ['Sign for another', { kept: 'chain', crime: 'forge' }],
    ['Sell a fake', { kept: 'chain', box: 49 }],
  ],
  tour: { dare: ['Steal 8 boxes', { to: 40 }], mineMs: 3_500 },
  act: ACT,
  describe: describeRun,
  useData: (run) => {
    const [inspect] = useState(createInspector);
    const { latest } = useLatest(inspect, run.values);
    return latest && { ...latest.result, doing: latest.request };
  },
  Scene: SilkroadScene,
  More: SilkroadMore,
});

/** The newest run that has been read. */
export interface Inspection {
  readonly road: Road;
  /** The settings that were read; a moment older than the run's while new ones are read. */
  readonly doing: Settings;
  readonly found: Found;
  readonly check: BoxCheck;
}

/** Reads runs. The keys and the journey of a seed are made once, because a batch does not change with each lie about it. */
function createInspector() {
  let built: { readonly seed: number; readonly made: ReturnType<typeof build> } | undefined;
  return async (values: Settings): Promise<Omit<Inspection, 'doing'>> => {
    if (built?.seed !== values.seed) built = { seed: values.seed, made: build(values.seed) };
    const { road, read } = await built.made;
    const found = await read(values);
    return { road, found, check: await checkBox(road.journey, found.ledger, values) };
  };
}

async function build(seed: number) {
  const road = await buildRoad(seed);
  return { road, read: createReader(road) };
}
