import { useEffect, useState } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import type { OpeningAct } from '@/stage/use-opening-act';
import { useReducedMotion } from '@/stage/use-reduced-motion';

import { drawWhale } from './hand';
import type { Rule } from './schedule';
import type { Settings } from './settings';
import { createStudio } from './studio';
import type { Snapshot } from './studio';

/** The opening act, in milliseconds from Play: the same hand with a queue, and with the latest only. */
export const ACT = { turns: 2_500, ends: 5_400 } as const;

const MS_PER_S = 1_000;
const whale = drawWhale();

/** Keeps canvas, hand and painter going, frame by frame; and the opening act, which is nothing but two runs of it. */
export function useStudio(
  { rule, delay }: Settings,
  opening: OpeningAct,
  isReady: (snapshot: Snapshot) => boolean,
) {
  const isStill = useReducedMotion();
  const delayMs = Math.round(delay * MS_PER_S);
  const [studio] = useState(() => createStudio(rule, delayMs));
  const [view, setView] = useState(() => studio.look());
  const act = opening.isDone ? 'done' : opening.elapsedMs < ACT.turns ? 'naive' : 'mine';
  const [scene, setScene] = useState<string>();
  const look = () => setView(studio.look());

  const play = (next: Rule, { isWhale = false, isAtOnce = isStill } = {}) => {
    studio.setRule(next);
    const isEmpty = studio.look().strokes.length === 0;
    studio.replay(isWhale || isEmpty ? whale : undefined);
    if (isAtOnce) studio.finish();
    look();
  };
  const turn = () => {
    if (scene === act) return;
    setScene(act);
    if (act === 'done') {
      // An act that was watched to its end goes on; one that was skipped ends here.
      if (scene !== 'mine' || studio.look().isReplaying)
        play(rule, { isWhale: true, isAtOnce: true });
    } else play(act === 'naive' ? 'queue' : rule, { isWhale: true });
  };
  useEffect(turn);
  useEffect(() => studio.setDelay(delayMs), [studio, delayMs]);
  useFrameLoop((ms) => {
    studio.advance(ms, isReady);
    look();
  }, !view.isAtRest || view.isPenDown);

  return {
    view,
    rule: act === 'naive' ? ('queue' as const) : rule,
    play,
    /** Passes on what a hand does; the first press also ends the opening act. */
    act: (deed: (on: typeof studio) => void) => {
      if (!opening.isDone) {
        setScene('done');
        play(rule, { isWhale: true, isAtOnce: true });
      }
      deed(studio);
      look();
    },
  };
}
