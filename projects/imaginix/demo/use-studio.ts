import { useEffect, useEffectEvent, useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import { drawWhale } from './hand';
import type { Rule } from './schedule';
import type { Settings } from './settings';
import { createStudio } from './studio';
import type { Studio } from './studio';
import { usePicture } from './use-picture';

/** The opening act, in milliseconds from Play: the same hand with a queue, and with the rule of the run. */
export const ACT = { turns: 2_500, ends: 5_400 } as const;

const MS_PER_S = 1_000;
const whale = drawWhale();

export type EaselData = ReturnType<typeof useEasel>;

/** The canvas with its hand and its painter, as it is now: what the scene draws and the drawer counts. */
export function useEasel({ values }: Run<Settings>) {
  const delayMs = Math.round(values.delay * MS_PER_S);
  const [studio] = useState(() => createStudio(values.rule, delayMs));
  const [view, setView] = useState(() => studio.look());
  const picture = usePicture(values);
  useEffect(() => studio.setDelay(delayMs), [studio, delayMs]);
  return { studio, view, picture, look: () => setView(studio.look()) };
}

/** Keeps canvas, hand and painter going, frame by frame; and the opening act, which is nothing but two runs of it. */
export function useStudio(
  { values: { rule }, opened }: Run<Settings>,
  act: OpeningAct,
  { studio, view, picture, look }: EaselData,
) {
  const isStill = useReducedMotion();
  // A run with a queue is that queue from the beginning.
  const isBeforeTurn = act.elapsedMs < ACT.turns && rule !== 'queue';
  const scene = act.isDone ? 'done' : isBeforeTurn ? 'naive' : 'mine';
  const [played, setPlayed] = useState<string>();

  const draw = (next: Rule, { isAtOnce }: { isAtOnce: boolean }) => {
    studio.setRule(next);
    studio.replay(whale);
    if (isAtOnce) studio.finish();
    look();
  };
  const turn = () => {
    if (played === scene) return;
    setPlayed(scene);
    if (scene !== 'done') draw(scene === 'naive' ? 'queue' : rule, { isAtOnce: isStill });
    // An act that was watched to its end goes on; one that was skipped ends here.
    else if (played !== 'mine' || studio.look().isReplaying) draw(rule, { isAtOnce: true });
  };
  useEffect(turn);
  const dare = useEffectEvent(() => draw(rule, { isAtOnce: isStill }));
  useEffect(() => {
    if (opened > 0) dare();
  }, [opened]);
  useFrameLoop((ms) => {
    studio.advance(ms, picture.isReady);
    look();
  }, !view.isAtRest || view.isPenDown);

  return {
    rule: scene === 'naive' ? ('queue' as const) : rule,
    /** The strokes on the canvas once more, under a rule. */
    play: (next: Rule) => {
      studio.setRule(next);
      studio.replay();
      if (isStill) studio.finish();
      look();
    },
    /** Passes on what a hand does; the first press also ends the opening act. */
    perform: (deed: (on: Studio) => void) => {
      if (!act.isDone) {
        setPlayed('done');
        draw(rule, { isAtOnce: true });
      }
      deed(studio);
      look();
    },
  };
}
