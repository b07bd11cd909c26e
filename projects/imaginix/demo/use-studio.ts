import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import { DABS, drawWhale, isDab, SPOTS } from './hand';
import type { Stroke } from './hand';
import { isSameSight, see } from './lateness';
import type { Seen } from './lateness';
import { readLine, writeLine } from './line-code';
import { simulate } from './schedule';
import type { Rule } from './schedule';
import type { Settings } from './settings';
import { createStudio } from './studio';
import type { Author, Studio, View } from './studio';
import { usePicture } from './use-picture';

/** The opening act, in milliseconds from Play: a whale in dots, three dabs that are painted in time, and the pen waits. */
export const ACT = { guided: 900, dabs: 1_000, ends: 3_200 } as const;

const MS_PER_S = 1_000;
/** A painter whose speed was changed starts to paint again after this. */
const HELD_MS = 400;

/** The pre-drawn hand, for who has not drawn: the example of the write-up. */
export const whale = drawWhale();

export type EaselData = ReturnType<typeof useEasel>;

/** The canvas with its hand and its painter, as it is now: what the scene draws and the drawer counts. */
export function useEasel({ values }: Run<Settings>) {
  const delayMs = Math.round(values.delay * MS_PER_S);
  const [studio] = useState(() => createStudio(values.rule, delayMs));
  const [view, setView] = useState(() => studio.look());
  const picture = usePicture(values);
  const results = useResults(view, values);
  return { studio, view, picture, delayMs, ...results, look: () => setView(studio.look()) };
}

/** What each rule comes to with what was drawn, and how late the visitor has seen it be. */
function useResults(view: View, { rule, noise }: Settings) {
  const { offers, paceMs, take, delayMs, busyMs } = view;
  const isDrawing = view.isPenDown || view.isReplaying;
  const count = offers.length;
  // The list grows in place.
  const outcomes = useMemo(() => {
    if (isDrawing) return undefined;
    const outcomeOf = (one: Rule) => simulate(offers.slice(0, count), one, paceMs);
    return { queue: outcomeOf('queue'), pause: outcomeOf('pause'), latest: outcomeOf('latest') };
  }, [offers, count, paceMs, isDrawing]);
  const isEmpty = view.strokes.length === 0 && !isDrawing;
  const isNothing = view.author === 'act' || isEmpty || noise === 'fresh';
  const [seen, setSeen] = useState<Seen>({ take: undefined, delayMs, late: {} });
  const next = see(seen, {
    take: isNothing ? undefined : take,
    delayMs,
    rule,
    isDrawing,
    late: {
      ...(outcomes && { queue: outcomes.queue.busyMs, latest: outcomes.latest.busyMs }),
      [rule]: busyMs,
    },
  });
  if (!isSameSight(seen, next)) setSeen(next);
  return { outcomes, late: next.late };
}

/** Keeps canvas, hand and painter going, frame by frame; the opening act and the dares are nothing but runs of them. */
export function useStudio(
  run: Run<Settings>,
  act: OpeningAct,
  { studio, view, picture, delayMs, look }: EaselData,
) {
  const { rule, noise, line } = run.values;
  const isStill = useReducedMotion();
  const heldUntil = useRef(0);
  const slowed = useRef(delayMs);

  /** Lets a hand draw; nothing moves by itself for who wants it still. */
  const start = (draw: () => void) => {
    studio.setRule(rule);
    draw();
    if (isStill) studio.finish();
    look();
  };
  /** Performs this run: somebody draws, and new dice are shown by what one mark changes then. */
  const performRun = (of: readonly Stroke[], by: Author) =>
    start(() => {
      studio.draw(of, by);
      if (noise !== 'fresh') return;
      studio.finish();
      // Who wants no motion makes the first mark.
      if (!isStill) studio.add(SPOTS);
    });
  const own = view.author === 'visitor' || view.author === 'sender' ? view.whole : [];

  const stage = act.isDone ? 'done' : act.elapsedMs < ACT.dabs ? 'guide' : 'dabs';
  const [played, setPlayed] = useState<string>();
  const play = () => {
    if (played === stage) return;
    setPlayed(stage);
    if (run.isShared) {
      if (played !== undefined) return;
      const sent = readLine(line);
      performRun(sent ?? whale, sent ? 'sender' : 'demo');
    } else if (stage !== 'guide' && view.author === 'act') {
      if (view.strokes.length === 0 && !view.isReplaying) start(() => studio.draw(DABS, 'act'));
      // An act that was watched to its end goes on; one that was skipped ends here.
      if (stage === 'done') studio.finish();
      look();
    }
  };
  useEffect(play);

  const slow = useEffectEvent(() => {
    if (slowed.current === delayMs) return;
    slowed.current = delayMs;
    studio.setDelay(delayMs);
    // Dabs are made again, so that the new speed is seen before anybody has drawn.
    if (view.author === 'act' || view.whole.length < view.strokes.length) studio.replay();
    else studio.rewind();
    if (isStill) studio.finish();
    heldUntil.current = performance.now() + HELD_MS;
    look();
  });
  useEffect(() => slow(), [delayMs]);

  const dare = useEffectEvent(() => {
    if (own.length === 0) return performRun(whale, 'demo');
    performRun(own, view.author);
    // A dare starts another run, but with what is on the canvas.
    run.change({ line: writeLine(own) });
  });
  useEffect(() => {
    if (run.opened > 0) dare();
  }, [run.opened]);

  const isGhostBusy = !isStill && rule === 'latest' && view.ghost.debtMs > 0;
  useFrameLoop(
    (ms) => {
      if (performance.now() < heldUntil.current && !view.isPenDown && !view.isReplaying) return;
      studio.advance(ms, picture.isReady);
      look();
    },
    !view.isAtRest || view.isPenDown || isGhostBusy,
  );

  return {
    /** The same hand once more, or the whale where nobody has drawn. */
    again: () => {
      if (noise === 'fresh') run.change({ noise: 'held' });
      start(() =>
        view.author === 'act' || view.whole.length === 0
          ? studio.draw(whale, 'demo')
          : studio.replay(),
      );
    },
    choose: (next: Rule) => {
      run.change({
        rule: next,
        noise: 'held',
        ...(own.length > 0 && { line: writeLine(own) }),
      });
      studio.setRule(next);
      if (view.author === 'act') {
        studio.rewind();
        studio.finish();
      } else if (view.strokes.length > 0) {
        studio.replay();
        if (isStill) studio.finish();
      }
      look();
    },
    /** All that still waits, painted at once: nobody sits through a minute of the past. */
    skip: () => {
      studio.finish();
      look();
    },
    /** Passes on what a hand does. */
    perform: (deed: (on: Studio) => void) => {
      deed(studio);
      look();
    },
    /** Passes on where the pen goes; the next frame shows it. */
    move: (deed: (on: Studio) => void) => deed(studio),
    /** Keeps what is on the canvas in the address. New dice are for dabs: a whole line, or none, ends them. */
    keep: () => {
      const { whole: drawn, strokes } = studio.look();
      const last = strokes.at(-1);
      const isDabbing = noise === 'fresh' && last !== undefined && isDab(last);
      run.change({ line: writeLine(drawn), noise: isDabbing ? 'fresh' : 'held' });
    },
  };
}
