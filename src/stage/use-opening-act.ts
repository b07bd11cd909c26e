import { useEffect, useState } from 'react';

import { useFrameLoop, useReducedMotion } from './motion';

/** Keys that do nothing by themselves. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/** Where a browser draws slowly, an act loses frames and not time: it ends when it should. */
const LONGEST_ACT_FRAME_MS = 500;

export interface OpeningAct {
  /** From 0 to the length of the act; every frame is a render. */
  readonly elapsedMs: number;
  readonly isDone: boolean;
  /** How far it is between two moments, from 0 to 1. */
  readonly between: (fromMs: number, toMs: number) => number;
}

/**
 * The seconds after Play in which the drawing acts by itself. Any key or press ends it, a hidden tab holds it, and with
 * reduced motion its last frame is there at once.
 */
export function useOpeningAct(lastsMs: number): OpeningAct {
  const isStill = useReducedMotion();
  const [playedMs, setPlayedMs] = useState(0);
  const elapsedMs = isStill ? lastsMs : playedMs;
  const isDone = elapsedMs >= lastsMs;

  useFrameLoop(
    (ms) => setPlayedMs((before) => Math.min(before + ms, lastsMs)),
    !isDone,
    LONGEST_ACT_FRAME_MS,
  );

  useEffect(() => {
    if (isDone) return;
    const skip = () => setPlayedMs(lastsMs);
    const onKey = ({ key, repeat, target }: KeyboardEvent) => {
      // The key that pressed Play may still be down, and controls around the stage have keys of their own.
      if (!repeat && !MODIFIERS.includes(key) && isFromStage(target)) skip();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (isFromStage(target)) skip();
    };
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPress, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPress, true);
    };
  }, [isDone, lastsMs]);

  return clockAt(elapsedMs, lastsMs);
}

/** Keys that nobody's control takes come from the body. */
function isFromStage(target: EventTarget | null): boolean {
  return (
    target === document.body || (target instanceof Element && target.closest('.stage') !== null)
  );
}

/**
 * The seconds in which the drawing performs a dare, or anything else that starts at a moment of the run: from 0 each time
 * `start` changes, and done before it has changed for the first time. With reduced motion it is always done.
 */
export function usePerformance(start: unknown, lastsMs: number): OpeningAct {
  const isStill = useReducedMotion();
  const [state, setState] = useState({ start, playedMs: lastsMs });
  if (!Object.is(state.start, start)) setState({ start, playedMs: 0 });
  const elapsedMs = isStill ? lastsMs : state.playedMs;
  useFrameLoop(
    (ms) =>
      setState((before) => ({ ...before, playedMs: Math.min(before.playedMs + ms, lastsMs) })),
    elapsedMs < lastsMs,
    LONGEST_ACT_FRAME_MS,
  );
  return clockAt(elapsedMs, lastsMs);
}

function clockAt(elapsedMs: number, lastsMs: number): OpeningAct {
  return {
    elapsedMs,
    isDone: elapsedMs >= lastsMs,
    between: (fromMs, toMs) =>
      Math.min(Math.max((elapsedMs - fromMs) / Math.max(toMs - fromMs, 1), 0), 1),
  };
}
