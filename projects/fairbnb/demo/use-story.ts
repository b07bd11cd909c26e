import { useMemo, useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import { usePerformance } from '@/stage/use-opening-act';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import type { Hearing } from './hearing';
import type { Settings } from './settings';
import { ACT, flowedAt, hasTurned, STORY, topple } from './story';
import type { Row, Wall } from './story';

interface State {
  /** `first`: the jury of the opening, until its verdict falls. */
  readonly scene: 'first' | 'jury' | 'crowd';
  /** How many runs were told, by dares and otherwise. */
  readonly opened: number;
  readonly told: number;
  /** Where in the story the last one began. */
  readonly from: number;
}

export interface Story {
  readonly view: 'jury' | 'crowd';
  readonly isFirst: boolean;
  readonly isOver: boolean;
  /** The walls of the jury close up, as far as they have turned, and whether all of them have. */
  readonly walls: readonly Wall[];
  readonly areTurned: boolean;
  readonly flowed: number;
  readonly tell: () => void;
  readonly show: (view: 'jury' | 'crowd') => void;
}

/** What is seen of the run: one jury close up or all of them. A hand's first wrong verdict, a way and a dare are each told. */
export function useStory(
  { values, opened, isShared }: Run<Settings>,
  act: OpeningAct,
  { seats, winner }: Hearing,
  isTried: boolean,
): Story {
  // Cheating is about one jury; everything else is about all of them.
  const end = values.cheat === 'honest' ? 'crowd' : 'jury';
  const [state, setState] = useState<State>({
    scene: isShared ? end : 'first',
    opened,
    told: 0,
    from: 0,
  });
  const tell = (from: number) =>
    setState(({ told }) => ({ scene: end, opened, told: told + 1, from }));
  if (state.opened !== opened) tell(0);
  // What is told waits for the seals to be tried, and begins when they are.
  const clock = usePerformance(`${state.told} ${isTried}`, STORY.ends);
  const isActing = !act.isDone;
  const ms =
    isActing && isShared
      ? act.elapsedMs - ACT.tells
      : clock.isDone
        ? STORY.ends
        : clock.elapsedMs + state.from;
  const isWaiting =
    !isTried || (isActing && !isShared ? act.elapsedMs < ACT.votes : ms < STORY.votes);

  const goal = useMemo(
    () =>
      seats.map(({ counts, opening }): Wall => {
        if (!isWaiting) return counts;
        return opening ? 'sealed' : 'blank';
      }),
    [seats, isWaiting],
  );
  const row = useDominoes(goal);
  const areTurned = !isWaiting && hasTurned(row, goal);

  const isFirst = state.scene === 'first';
  const hasFallen = values.peek > 0 && (winner === 'landlord' || values.peek === 100);
  if (isFirst && act.isDone && areTurned && hasFallen) tell(STORY.turned);

  const isPulledBack = isTried && state.scene === 'crowd' && ms >= STORY.pulls;
  return {
    view: isPulledBack ? 'crowd' : 'jury',
    isFirst,
    isOver: isTried && areTurned && ms >= STORY.ends,
    walls: row.walls,
    areTurned,
    flowed: flowedAt(ms),
    tell: () => tell(0),
    show: (scene) => setState((before) => ({ ...before, scene })),
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
