import { useEffect, useRef, useState } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import type { Run as StageRun, Way } from '@/stage/use-run';

import type { Side } from './conversation';
import { STEP_S } from './network';
import type { Packet } from './network';
import { createRun, playTo } from './run';
import type { Plan, Run } from './run';
import type { Settings } from './settings';
import { takeShot } from './shot';

/** The opening act is the first seconds of the run. */
export const ACT_S = 6;
/** With reduced motion time passes by a button, this much at a press. */
const STILL_STEP_S = 0.5;
/** The share of its way that a row glides in a frame of 60 per second. */
const GLIDE = 0.2;
const FRAME_MS = 1000 / 60;

/** A run on the clock of the screen, and what can be done to it. */
export function useChat({ values: plan, isShared, opened }: StageRun<Settings>) {
  const isStill = useReducedMotion();
  const [isOpening, setIsOpening] = useState(!isStill);
  const approach: Way = isOpening ? 'naive' : plan.approach;
  const [{ run, hasAct, openedAs }, setStarted] = useState(() => {
    const started = createRun(plan);
    // Nothing moves by itself: the last frame of the act, or the end of a run that somebody sent.
    if (isStill) playTo(started, isShared ? undefined : ACT_S);
    return { run: started, hasAct: !isStill, openedAs: opened };
  });
  const [shot, setShot] = useState(() => takeShot(run, approach));
  const [isPaused, setIsPaused] = useState(false);
  const clock = useRef({ owed: 0, isHeld: false });
  useEffect(() => run.change(plan), [run, plan]);

  const isTicking = !isStill && !isPaused && !shot.isAtRest;
  const show = (share?: number, from: Run = run) =>
    setShot((before) => takeShot(from, approach, before, isStill ? 1 : share));

  useFrameLoop(
    (ms) => {
      if (hasAct && !isOpening) playTo(run, ACT_S);
      if (isTicking) clock.current.owed += ms / 1000;
      for (; clock.current.owed >= STEP_S; clock.current.owed -= STEP_S)
        run.advance(clock.current.isHeld);
      show(1 - (1 - GLIDE) ** (ms / FRAME_MS));
    },
    isTicking || !shot.isSettled || shot.approach !== approach,
  );

  /** Whatever is done, time goes on after it. */
  const act = (deed: () => void) => {
    deed();
    setIsPaused(false);
    if (isStill) playTo(run, run.now() + STILL_STEP_S);
    show(GLIDE);
  };
  const restart = (next: Plan) => {
    const started = createRun(next);
    if (isStill) playTo(started);
    setStarted({ run: started, hasAct: false, openedAs: opened });
    setIsPaused(false);
    show(GLIDE, started);
  };

  // A dare is watched from its beginning.
  if (opened !== openedAs) restart(plan);

  return {
    shot,
    approach,
    isStill,
    isPaused,
    endOpening: () => setIsOpening(false),
    again: () => restart(plan),
    hold: (place: number) => {
      clock.current.isHeld = true;
      run.hold(place);
      show(GLIDE);
    },
    release: () => {
      clock.current.isHeld = false;
      act(() => run.touch());
    },
    roll: (isIn: boolean) => act(() => run.roll(isIn)),
    write: (side: Side, text?: string) => act(() => run.write(side, text)),
    lose: (packet: Packet) => act(() => run.lose(shot.approach, packet)),
    /** Pause, go on, or one step. */
    pressClock: () => {
      if (isTicking) setIsPaused(true);
      else act(() => run.touch());
    },
  };
}

/** What the scene and the drawer are given of it. */
export type Chat = ReturnType<typeof useChat>;
