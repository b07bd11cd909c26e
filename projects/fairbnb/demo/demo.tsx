import { useMemo, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import { useAnswer } from '@/stage/use-answer';
import type { Run } from '@/stage/use-run';

import styles from './fairbnb.css?url';
import { FairbnbMore } from './FairbnbMore';
import { FairbnbScene } from './FairbnbScene';
import { drawJuries } from './juries';
import type { CanRead, Draws } from './juries';
import { settings } from './settings';
import type { Settings } from './settings';
import { ACT } from './story';
import { describeRun } from './words';

export const demo = defineDemo({
  plays: 'the jury',
  line: 'Nine jurors who peek are one juror.',
  opens:
    'A tenant is owed a deposit, and 8 of 9 jurors know it. Then they begin to peek at each other’s votes.',
  real: 'every vote of every jury is drawn from the seed and counted, every seal is a SHA-256 hash, both guesses are tried on every seal, and each coin of the payout is counted.',
  beyond:
    'a chain, wallets, deadlines, evidence and people. Disputes, jurors and addresses here are made up, and real jurors do not copy by this rule. The draw of the jury is not shown, and one person with several addresses stays possible.',
  needs: ['workers'],
  styles,
  settings,
  ways: {
    legend: 'How votes are cast',
    naive: ['Votes in the open', { votes: 'open' }],
    mine: ['Votes sealed first', { votes: 'sealed' }],
  },
  dares: [
    ['Seal it, skip the salt', { votes: 'sealed', peek: 100, salt: false }],
    ['Change a sealed vote', { votes: 'sealed', peek: 100, cheat: 'change' }],
    ['Seat 15 bad jurors', { jurors: 15, right: 40 }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useCourthouse,
  Scene: FairbnbScene,
  More: FairbnbMore,
  moreName: 'More: the case',
});

/** What every verdict is counted from. */
export interface Courthouse {
  readonly draws: Draws;
  readonly canRead: CanRead;
  /** Whether both guesses have been tried on the seals of this run. Votes in the open need no trial. */
  readonly isTried: boolean;
}

/** Draws the juries and has a worker try every seal. A shared run with seals waits for it behind its sleeve. */
function useCourthouse({ values, isShared }: Run<Settings>): Courthouse | undefined {
  const { votes, salt, seed } = values;
  const [waits] = useState(isShared && votes === 'sealed');
  const { latest, isCurrent } = useAnswer<number, Record<'salted' | 'bare', Uint8Array>>(
    createCracker,
    seed,
  );
  const draws = useMemo(() => drawJuries(seed), [seed]);
  const isTried = votes === 'open' || isCurrent;
  // An answer about other seals says nothing about these.
  const tried = votes === 'sealed' && isCurrent ? latest?.result : undefined;
  const cracked = tried?.[salt ? 'salted' : 'bare'];
  const canRead = useMemo(
    () => (index: number) => (cracked ? cracked[index] === 1 : votes === 'open'),
    [cracked, votes],
  );
  const house = useMemo(() => ({ draws, canRead, isTried }), [draws, canRead, isTried]);
  return waits && latest === undefined ? undefined : house;
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createCracker(): Worker {
  return new Worker(new URL('./seals.worker.ts', import.meta.url), { type: 'module' });
}
