import { useMemo, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import { useAnswer } from '@/stage/use-answer';
import type { Run } from '@/stage/use-run';

import styles from './fairbnb.css?url';
import { FairbnbMore } from './FairbnbMore';
import { FairbnbScene } from './FairbnbScene';
import { drawJuries, indexOf, JURIES } from './juries';
import type { CanRead, Draws } from './juries';
import { crackJuries } from './seals';
import type { Cracked } from './seals';
import type { Trial } from './seals.worker';
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
    ['Skip the salt', { votes: 'sealed', peek: 100, salt: false }],
    ['Change a vote', { votes: 'sealed', peek: 100, cheat: 'change' }],
    // A jury as bad as they are on average: 6 of 15 are right.
    ['15 bad jurors', { votes: 'sealed', peek: 100, jurors: 15, right: 40, case: 12 }],
  ],
  tour: { dare: ['Open the eye', { peek: 100 }] },
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
  /** The same for the jury close up alone, whose few seals are tried at once. */
  readonly canReadFront: CanRead;
  /** Of how many seals both votes have been tried, and whether that is all. Votes in the open need no trial. */
  readonly triedSeals: number;
  readonly isTried: boolean;
}

const PART = 50;
const PART_SEALS = indexOf(PART, 0);
const NONE: readonly Cracked[] = [];

/** Draws the juries and has a worker try every seal. A shared run with seals waits for it behind its sleeve. */
function useCourthouse({ values, isShared }: Run<Settings>): Courthouse | undefined {
  const { votes, salt, seed } = values;
  const kind = salt ? 'salted' : 'bare';
  const front = values.case - 1;
  const [waits] = useState(isShared && votes === 'sealed');
  const parts = useTrial(seed);
  const isTried = votes === 'open' || parts.length * PART === JURIES;
  const draws = useMemo(() => drawJuries(seed), [seed]);
  const cracked = useMemo(() => crackJuries(seed, front, 1), [seed, front]);
  const canRead = useMemo(
    () => (index: number) => {
      if (votes === 'open') return true;
      // Nothing is read before all seals are tried.
      return isTried && parts[Math.floor(index / PART_SEALS)]?.[kind][index % PART_SEALS] === 1;
    },
    [votes, isTried, parts, kind],
  );
  const canReadFront = useMemo(
    () => (index: number) => votes === 'open' || cracked[kind][index - indexOf(front, 0)] === 1,
    [votes, cracked, kind, front],
  );
  const triedSeals = parts.length * PART_SEALS;
  const house = useMemo(
    () => ({ draws, canRead, canReadFront, triedSeals, isTried }),
    [draws, canRead, canReadFront, triedSeals, isTried],
  );
  return waits && !isTried ? undefined : house;
}

/** The seals of this seed as far as they have been tried. An answer about another seed's says nothing about these. */
function useTrial(seed: number): readonly Cracked[] {
  const [trial, setTrial] = useState({ seed, parts: NONE });
  const parts = trial.seed === seed ? trial.parts : NONE;
  const from = Math.min(parts.length * PART, JURIES - PART);
  const request = useMemo(() => ({ seed, from, count: PART }), [seed, from]);
  const { latest, isCurrent } = useAnswer<Trial, Cracked>(createCracker, request);
  if (latest && isCurrent && parts.length * PART === from)
    setTrial({ seed, parts: [...parts, latest.result] });
  return parts;
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createCracker(): Worker {
  return new Worker(new URL('./seals.worker.ts', import.meta.url), { type: 'module' });
}
