import { useEffect, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT } from './act';
import { CapsuleSentence } from './CapsuleSentence';
import { writeCapsule } from './capsule-link';
import { Crew } from './Crew';
import { Message, Send } from './Message';
import { Ring } from './Ring';
import { ScoreCard } from './ScoreCard';
import { settings } from './settings';
import type { Settings } from './settings';
import styles from './timecapsule.css?url';
import { TimeCapsuleMore } from './TimeCapsuleMore';
import { useCapsule } from './use-capsule';
import type { CapsuleData } from './use-capsule';
import { describeRun, hintFor, isSpoiled, presentView, say, scoreOf } from './words';

export const demo = defineDemo({
  plays: 'the 60 rounds',
  line: 'Four workers cannot hurry it.',
  opens: 'A message, locked until round 60. How soon do four workers open it?',
  real: 'every squaring is made by workers on your device, modulo a new 1024-bit number for each message. AES-GCM decides what opens. Rounds are counted, not timed: a faster device gets through them sooner.',
  beyond:
    "the project is a dApp on a blockchain where only the creator of a capsule can view, manage or delete it. There is no chain of blocks, wallet or contract here. The demo is the third row of the last figure: whoever makes all the squarings reads the message. The creator's key is kept to show what it is worth. A lasting lock needs larger primes.",
  needs: ['workers', 'web crypto'],
  styles,
  settings,
  ways: {
    legend: 'Lock made of',
    naive: ['Loose pieces', { lock: 'pile' }],
    mine: ['One chain', { lock: 'chain' }],
  },
  dares: [
    ['Let four guess', { lock: 'chain', workers: 4, way: 'guess' }],
    ['Use the key', { lock: 'chain', way: 'key' }],
    ['Change a byte', { lock: 'chain', way: 'key', byte: 1 }],
  ],
  // Few enough rounds to see both locks open.
  tour: {
    dare: ['Hire four, for 12 rounds', { workers: 4, rounds: 12 }],
    dareMs: 3_200,
    mineMs: 4_000,
  },
  act: ACT,
  describe: describeRun,
  useData: useCapsule,
  Scene: TimeCapsuleScene,
  More: TimeCapsuleMore,
  moreName: 'More: the numbers',
});

/** How long the sentence says that pulling is no use, in milliseconds. */
const PULLED_MS = 2_500;

/** A capsule behind a ring of squarings, the workers who try to be quicker, and what came of it with either lock. */
function TimeCapsuleScene({ run, act, data }: SceneProps<Settings, CapsuleData>) {
  const { text, write, isSent, hold, again } = data;
  const { values } = run;
  const { workers, way, lock, rounds, byte } = values;
  const view = presentView(data.view, values);
  const isLaidOpen = act.elapsedMs < ACT.closes;
  useEffect(() => hold(isLaidOpen), [hold, isLaidOpen]);
  const [wasPulled, setWasPulled] = useState(false);
  // What was sent arrives closed, and nobody here knows what is in it.
  const isOwnOpen = !isSent && (isLaidOpen || view.phase === 'sealing');
  const isOpen = isOwnOpen || view.phase === 'open';
  useEffect(() => {
    if (!wasPulled) return;
    const timer = setTimeout(() => setWasPulled(false), PULLED_MS);
    return () => clearTimeout(timer);
  }, [wasPulled]);
  const crew = { workers, isSent };
  const hint = act.isDone ? hintFor({ values, view, isSent }) : undefined;
  const record = view.capsule?.record;
  const canSend = lock === 'chain' && record !== undefined && !isSent && !isLaidOpen;

  return (
    <>
      <CapsuleSentence
        run={run}
        words={say({ values, view, isSent, isLaidOpen, wasPulled })}
        isWorking={view.phase === 'working'}
      />
      <Crew
        workers={workers}
        invite={hint?.lit === 'hire' ? hint.says : undefined}
        onHire={(next) => {
          if (next === workers && way === 'wait' && byte === 0) again();
          else run.change({ workers: next, way: 'wait', byte: 0 });
        }}
      />
      <Ring
        view={view}
        act={act}
        lock={lock}
        rounds={rounds}
        isOpen={isOpen}
        isSpoiled={isSpoiled(view, values)}
        text={isOwnOpen ? text : (view.text ?? '')}
        onPull={() => setWasPulled(true)}
      />
      <WaySwitch
        run={run}
        isLit={hint?.lit === 'switch'}
        onChoose={(chosen) =>
          run.change({ lock: chosen === 'naive' ? 'pile' : 'chain', way: 'wait', byte: 0 })
        }
        naive={
          <ScoreCard name="Loose pieces" score={scoreOf('pile', view, crew)} rounds={rounds} />
        }
        mine={<ScoreCard name="One chain" score={scoreOf('chain', view, crew)} rounds={rounds} />}
      />
      <Message
        text={isSent ? undefined : text}
        onWrite={(next) => {
          if (isSent) run.change({ capsule: '' });
          write(next);
        }}
        record={record}
        byte={byte}
      />
      <Send
        record={canSend ? record : undefined}
        linkTo={(sealed) => {
          const query = run.queryOf({ rounds, lock, capsule: writeCapsule(sealed) });
          return new URL(`${query}#demo`, location.href).href;
        }}
        isLit={hint?.lit === 'send'}
      />
    </>
  );
}
