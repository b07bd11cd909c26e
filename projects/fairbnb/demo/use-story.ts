import { useMemo, useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import { usePerformance } from '@/stage/use-opening-act';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import type { Hearing } from './hearing';
import type { Settings } from './settings';
import { ACT, flowedAt, hasTurned, HELD_MS, PULL_MS, STORY, topple } from './story';
import type { Row, Wall } from './story';

interface State {
  /** `first`: the jury of the opening, until it is told anew. */
  readonly scene: 'first' | 'jury' | 'crowd';
  /** How many runs were opened, and how many told. */
  readonly opened: number;
  readonly told: number;
  /** Where in the story the last one began. */
  readonly from: number;
  /** Whether the thousand have yet to go where this run takes them. */
  readonly isNew: boolean;
}

export interface Story {
  readonly view: 'jury' | 'crowd';
  /** Whether the jury close up has become one house of a thousand, and words about all of them fit the picture. */
  readonly isFar: boolean;
  readonly isFirst: boolean;
  readonly isOver: boolean;
  /** Whether the thousand wait for their seals to be tried. */
  readonly isWaiting: boolean;
  /** Whether the hand has made the first jury err, and there is something to rescue. */
  readonly hasFallen: boolean;
  /** The walls of the jury close up, as far as they have turned, and whether all of them have. */
  readonly walls: readonly Wall[];
  readonly areTurned: boolean;
  readonly flowed: number;
  /** Tells what the other way makes of what is seen. */
  readonly tell: () => void;
  readonly comeClose: () => void;
  readonly pullBack: () => void;
}

/**
 * What is seen of the run: one jury close up or all of them. A jury is told close up, and the visitor goes on to the thousand;
 * only a shared run leads there by itself.
 */
export function useStory(
  { values, opened, isShared }: Run<Settings>,
  act: OpeningAct,
  { seats, winner }: Hearing,
  isTried: boolean,
): Story {
  const [state, setState] = useState<State>({
    // Cheating is about one jury; everything else is about all of them.
    scene: !isShared ? 'first' : values.cheat === 'honest' ? 'crowd' : 'jury',
    opened,
    told: 0,
    from: 0,
    isNew: !isShared,
  });
  const { scene, told, isNew } = state;
  const go = (next: Partial<State>) => setState({ ...state, opened, ...next });
  const tellClose = () => go({ scene: 'jury', told: told + 1, from: 0, isNew: true });
  const tellAll = (from: number) => go({ scene: 'crowd', told: told + 1, from, isNew: false });
  if (state.opened !== opened) tellClose();

  // What is told of the thousand begins when their seals have been tried.
  const isReady = scene === 'crowd' && isTried;
  const clock = usePerformance(`${told} ${isReady}`, STORY.ends);
  const isActing = !act.isDone;
  const ms =
    isActing && isShared ? act.elapsedMs : clock.isDone ? STORY.ends : clock.elapsedMs + state.from;
  const isBefore = isActing && !isShared ? act.elapsedMs < ACT.votes : ms < STORY.votes;

  const goal = useMemo(
    () =>
      seats.map(({ counts, opening }): Wall => {
        if (!isBefore) return counts;
        return opening ? 'sealed' : 'blank';
      }),
    [seats, isBefore],
  );
  const row = useDominoes(goal);
  const areTurned = !isBefore && hasTurned(row, goal);

  // A dare that has just been taken is told close up, whatever its jury has come to.
  const isFirst = scene === 'first' && state.opened === opened;
  const hasFallen =
    isFirst && areTurned && values.peek > 0 && (winner === 'landlord' || values.peek === 100);
  const view = isReady && ms >= STORY.pulls ? 'crowd' : 'jury';
  return {
    view,
    isFar: view === 'crowd' && ms >= STORY.pulls + PULL_MS,
    isFirst,
    isOver: areTurned && (scene === 'crowd' ? isReady && ms >= STORY.ends : ms >= STORY.turned),
    isWaiting: scene === 'crowd' && !isTried,
    hasFallen,
    walls: row.walls,
    areTurned,
    flowed: flowedAt(ms),
    tell: () => (view === 'crowd' ? tellAll(STORY.flows - HELD_MS) : tellClose()),
    comeClose: () => go({ scene: 'jury', from: STORY.ends, isNew: false }),
    pullBack: () => (isNew ? tellAll(STORY.pulls) : go({ scene: 'crowd', from: STORY.ends })),
  };
}

/** Walls that turn one after the other until they are as they should be. */
function useDominoes(goal: readonly Wall[]): Row {
  const isStill = useReducedMotion();
  const [row, setRow] = useState<Row>({ walls: goal, waitedMs: 0 });
  useFrameLoop(
    (ms) => setRow((before) => topple(before, goal, ms)),
    !isStill && !hasTurned(row, goal),
  );
  return isStill ? { walls: goal, waitedMs: 0 } : row;
}
