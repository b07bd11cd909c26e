import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { useTween } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run, Way } from '@/stage/use-run';
import { WaySwitch } from '@/stage/WaySwitch';

import { Courtyard } from './Courtyard';
import type { Courthouse } from './demo';
import { Headline } from './Headline';
import { hear } from './hearing';
import type { Hearing } from './hearing';
import { holdAll, indexOf, recount } from './juries';
import type { Crowd } from './juries';
import type { Settings } from './settings';
import { useStory } from './use-story';
import type { Story } from './use-story';

const WHOLE = 100;
/** Counts follow the houses: a step is quick, a thousand envelopes take their time. */
const COUNT_MS = { step: 200, flight: 900 };

/** What all parts of the scene are drawn from. */
export interface Scenery {
  readonly run: Run<Settings>;
  readonly act: OpeningAct;
  readonly story: Story;
  readonly hearing: Hearing;
  /** The thousand as they are shown. */
  readonly crowd: Crowd;
  /** On the way there: the count of right verdicts, and how often jurors peek. */
  readonly shown: { readonly right: number; readonly peek: number };
  /** Right verdicts while nobody peeks, and with all votes in the open. */
  readonly unseen: number;
  readonly inOpen: number;
  /** On how many seals both guesses have been tried. */
  readonly triedSeals: number;
  /** Whether who peeks sees only hashes. */
  readonly isBlind: boolean;
}

/** One jury and a thousand, the eye that turns them into a herd, and what is said of them. */
export function FairbnbScene({ run, act, data }: SceneProps<Settings, Courthouse>): ReactNode {
  const { draws, canRead, canReadFront, triedSeals, isTried } = data;
  const { values } = run;
  const { jurors, right, peek } = values;
  const panel = useMemo(
    () => ({ jurors, accuracy: right / WHOLE, peeking: peek / WHOLE }),
    [jurors, right, peek],
  );
  const hearing = useMemo(
    () => hear(draws, values, panel, canReadFront),
    [draws, values, panel, canReadFront],
  );
  const [isHeld, setIsHeld] = useState(false);
  const story = useStory(run, act, hearing, isTried);
  const front = values.case - 1;
  const isBlind = values.votes === 'sealed' && !canReadFront(indexOf(front, 0));

  const unseen = useMemo(
    () => holdAll(draws, { jurors, accuracy: right / WHOLE, peeking: 0 }, seesAll),
    [draws, jurors, right],
  );
  const inOpen = useMemo(
    () => (isBlind ? holdAll(draws, panel, seesAll) : undefined),
    [isBlind, draws, panel],
  );
  // Seals undo what the open did, so that is where they begin; all else begins with nobody peeking.
  const shownPeek = isBlind ? peek : Math.round(peek * story.flowed);
  const isBefore = story.flowed === 0;
  const crowd = useMemo(() => {
    if (inOpen && isBefore) return inOpen;
    const all = holdAll(draws, { ...panel, peeking: shownPeek / WHOLE }, canRead);
    return values.cheat === 'honest' ? all : recount(all, front, hearing.forTenant, jurors);
  }, [
    isBefore,
    inOpen,
    panel,
    shownPeek,
    draws,
    canRead,
    values.cheat,
    front,
    hearing.forTenant,
    jurors,
  ]);

  const count = useTween(crowd.right, {
    ms: isBlind && !story.isOver ? COUNT_MS.flight : COUNT_MS.step,
    isInstant: isHeld || isBefore || story.view === 'jury' || (!isBlind && !story.isOver),
  });
  const scenery: Scenery = {
    run,
    act,
    story,
    hearing,
    crowd,
    shown: { right: Math.round(count), peek: shownPeek },
    unseen: unseen.right,
    inOpen: (inOpen ?? crowd).right,
    triedSeals,
    isBlind,
  };
  const isWrong =
    story.view === 'crowd' ? crowd.right < unseen.right : hearing.winner === 'landlord';
  const hasFailed = values.votes === 'open' && peek > 0 && isWrong;

  return (
    <>
      <WaySwitch
        run={run}
        isLit={hasFailed && story.isOver}
        onChoose={(way: Way) => {
          run.choose(way);
          story.tell();
        }}
      />
      <Headline {...scenery} />
      <Drawing>
        {(size) => <Courtyard {...scenery} size={size} isHeld={isHeld} onHold={setIsHeld} />}
      </Drawing>
    </>
  );
}

function seesAll(): boolean {
  return true;
}
