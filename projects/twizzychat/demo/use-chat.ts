import { useEffect, useRef, useState } from 'react';

import type { Approach } from '@/stage/Scene';
import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';

import type { Side } from './conversation';
import { STEP_S } from './network';
import type { Packet } from './network';
import { createRun, playTo } from './run';
import type { Plan, Run } from './run';
import { takeShot } from './shot';

/** The opening act is the first seconds of the run. */
export const ACT_S = 6;
/** With reduced motion time passes by a button, this much at a press. */
const STILL_STEP_S = 0.5;
/** The share of its way that a row glides in a frame of 60 per second. */
const GLIDE = 0.2;
const FRAME_MS = 1000 / 60;

interface Options {
  approach: Approach;
  /** Whether the run came with the address: then it is at its end, and can be watched. */
  isShared: boolean;
  isOpeningDone: boolean;
}

/** A run on the clock of the screen, and what can be done to it. */
export function useChat(plan: Plan, { approach, isShared, isOpeningDone }: Options) {
  const isStill = useReducedMotion();
  const [{ run, hasAct, isUnseen }, setStarted] = useState(() => {
    const started = createRun(plan);
    playTo(started, isShared ? undefined : isStill ? ACT_S : 0);
    return { run: started, hasAct: !isShared, isUnseen: isShared };
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
      if (hasAct && isOpeningDone) playTo(run, ACT_S);
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
    setStarted((before) => ({ ...before, isUnseen: false }));
    if (isStill) playTo(run, run.now() + STILL_STEP_S);
    show(GLIDE);
  };
  const restart = (next: Plan) => {
    const started = createRun(next);
    if (isStill) playTo(started);
    setStarted({ run: started, hasAct: false, isUnseen: false });
    setIsPaused(false);
    show(GLIDE, started);
  };

  return {
    shot,
    isStill,
    isPaused,
    isUnseen,
    restart,
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
