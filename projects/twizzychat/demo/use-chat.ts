import { useRef, useState } from 'react';

import { easeOut, mix } from '@/stage/tween';
import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import type { Run as StageRun } from '@/stage/use-run';

import { STEP_S } from './network';
import type { Packet } from './network';
import { createRun, isOver, playTo, stretchOf, turnAt } from './run';
import type { DeedNow, Run } from './run';
import { settings } from './settings';
import type { Settings } from './settings';
import { findRescue, takeShot } from './shot';
import type { Rescue } from './shot';

/** The opening act ends at this moment: the line that matters is on its way down to the left phone. */
export const ACT_S = turnAt(settings.start.every);
export const ACT_MS = 4_400;
const DARE_MS = 2_600;
const REPLAY_MS = 4_600;
/** How long the run pauses when a hand kills something, and in a replay when a line goes its second way. */
const BEAT_MS = 650;
const RESCUE_MS = 1_600;
/** With reduced motion time passes by a button, this much at a press, and more when the phone is moved. */
const STILL_STEP_S = 0.5;
const STILL_RIDE_S = 2.6;
/** The share of its way that a row glides in a frame of 60 per second. */
const GLIDE = 0.2;
const FRAME_MS = 1000 / 60;

/** A run with other lines is shown from where they are in the air. */
const OWN_LINES = ['ask', 'no', 'yes', 'so'] as const;

/** Some seconds of a run, shown in this many milliseconds. Then the run pauses until somebody does something. */
interface Reel {
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  /** Whether it is the opening act, which a press can end. */
  readonly isAct: boolean;
}

interface Playing {
  readonly run: Run;
  /** Unset: it goes at its own pace. */
  readonly reel: Reel | undefined;
  readonly isPaused: boolean;
  /** The hand that was replayed the chosen way; once is enough. */
  readonly replayed: string;
  /** Whether it was opened while the other app was chosen. */
  readonly isSimpleAgain: boolean;
  /** What it was started for. */
  readonly values: Settings;
  readonly opened: number;
}

/** A run on the clock of the screen, and what can be done to it. */
export function useChat({ values, isShared, opened, dare, change }: StageRun<Settings>) {
  const isStill = useReducedMotion();
  const { approach } = values;
  const [{ run, reel, isPaused, ...shown }, setPlaying] = useState((): Playing => {
    const first = { isPaused: false, replayed: '', isSimpleAgain: false, values, opened };
    if (isShared) return { ...first, ...film(createRun(values), ACT_MS, isStill, true) };
    const started = createRun(values);
    const act = { from: 0, to: ACT_S, ms: ACT_MS, isAct: true };
    if (isStill) playTo(started, ACT_S);
    return { ...first, run: started, reel: isStill ? undefined : act };
  });
  const [shot, setShot] = useState(() => takeShot(run, approach));
  const clock = useRef({
    ...{ owed: 0, beat: 0, isHeld: false, reel, played: 0 },
    /** What the replay has paused for: once for each kind is enough. */
    shown: new Set<Rescue['kind']>(),
  });
  const show = (share?: number, from: Run = run) =>
    setShot((before) => takeShot(from, approach, before, isStill ? 1 : share));
  const play = (next: Partial<Playing>) => {
    setPlaying((before) => ({ ...before, ...next, values, opened }));
    if (next.run) show(GLIDE, next.run);
  };

  if (opened !== shown.opened) {
    play({
      ...film(createRun(values), DARE_MS, isStill),
      ...{ isPaused: false, replayed: '' },
      isSimpleAgain: approach === 'naive' && shown.values.approach === 'mine',
    });
  } else if (values !== shown.values) {
    const isThrown = approach === 'mine' && shown.values.approach === 'naive';
    const isNew = shown.replayed !== values.hand;
    if (isThrown && isNew && run.deeds().length > 0)
      play({
        ...film(createRun(values), REPLAY_MS, isStill),
        isPaused: false,
        replayed: values.hand,
      });
    else if (isSamePlan(run, values)) play({});
    else if (OWN_LINES.some((key) => values[key] !== shown.values[key]))
      play({ run: goTo(createRun(values), turnAt(values.every)), reel: undefined, isPaused: true });
    else play(atSameMoment(createRun(values), run.now()));
  }

  const isTicking = !isStill && !isPaused && !shot.isAtRest;
  useFrameLoop(
    (ms) => {
      const { current } = clock;
      if (current.reel !== reel)
        Object.assign(current, { reel, played: 0, owed: 0, beat: 0, shown: new Set() });
      if (current.beat > 0) current.beat -= ms;
      else if (reel) {
        current.played += ms;
        const share = Math.min(current.played / reel.ms, 1);
        const findNew = () => {
          const kind = approach === 'mine' ? findRescue(takeShot(run, approach))?.kind : undefined;
          return kind && !current.shown.has(kind) ? kind : undefined;
        };
        playTo(run, mix(reel.from, reel.to, easeToHalt(share)), () => findNew() !== undefined);
        const found = findNew();
        if (found) {
          current.shown.add(found);
          current.beat = RESCUE_MS;
        } else if (share === 1) play({ reel: undefined, isPaused: true });
      } else if (isTicking) current.owed += ms / 1000;
      const before = run.now();
      for (; current.owed >= STEP_S; current.owed -= STEP_S) run.advance(current.isHeld);
      if (!reel && isOver(run, before)) play({ isPaused: true });
      show(1 - (1 - GLIDE) ** (ms / FRAME_MS));
    },
    isTicking || !shot.isSettled || shot.approach !== approach,
  );

  /** Whatever is done, time goes on after it, at its own pace. */
  const act = (deed: DeedNow | undefined, stillFor = STILL_STEP_S) => {
    if (deed) {
      const before = run.world(approach).deaths().length;
      run.do(deed);
      if (run.world(approach).deaths().length > before) clock.current.beat = BEAT_MS;
      change({ hand: run.hand() });
    }
    if (isStill) playTo(run, run.now() + stillFor);
    play({ reel: undefined, isPaused: false });
    show(GLIDE);
  };
  const roll = (isIn: boolean) => {
    if (isIn !== run.isInside()) act({ does: isIn ? 'in' : 'out' }, STILL_RIDE_S);
  };

  return {
    shot,
    /** What a hand has done up to now; a replay has more to come. */
    done: run.done(),
    isReplay: run.done().length < run.deeds().length,
    /** Whether time stands still before the line that matters has come: the phone can be taken away from it. */
    isBeforeFall: !isTicking && Math.abs(run.now() - turnAt(values.every)) < STEP_S,
    /** Whether time goes on after the ride that was looked at. */
    isPastRide:
      isTicking && run.done().at(-1)?.does === 'out' && run.now() > stretchOf(run).to + STEP_S,
    isStill,
    isTicking,
    isSimpleAgain: dare !== undefined && shown.isSimpleAgain,
    /** Whether time stands still, so that packets can be reached by keys. */
    isHalted: isStill || isPaused || shot.isAtRest,
    /** Ends the act: what was to be seen of it has happened. */
    endAct: () => {
      if (reel?.isAct !== true) return;
      playTo(run, reel.to);
      play({ reel: undefined, isPaused: true });
      show();
    },
    hold: (place: number) => {
      clock.current.isHeld = true;
      const does = run.hold(place);
      if (does) act({ does }, STILL_RIDE_S);
      else show(GLIDE);
    },
    release: () => {
      clock.current.isHeld = false;
      // A tug that came to nothing does not start a clock that stands still.
      if (!isTicking) run.hold(run.isInside() ? 1 : 0);
      show(GLIDE);
    },
    roll,
    lose: ({ id }: Packet) => act({ does: 'lose', seen: approach, id }, STILL_RIDE_S),
    /** Pause, go on, or one step. */
    pressClock: () => {
      if (isTicking) play({ reel: undefined, isPaused: true });
      else act(shot.isAtRest ? { does: 'go' } : undefined);
    },
  };
}

/** What the scene and the drawer are given of it. */
export type Chat = ReturnType<typeof useChat>;

/** The part of a run that is worth seeing, from its first moment; its last one if nothing may move. */
function film(
  run: Run,
  ms: number,
  isStill: boolean,
  isAct = false,
): Pick<Playing, 'run' | 'reel'> {
  const { from, to } = stretchOf(run);
  if (isStill) return { run: goTo(run, to), reel: undefined };
  return { run: goTo(run, from), reel: { from, to, ms, isAct } };
}

/** Where a changed run is looked at: after what a hand did to it, or where the other one was. */
function atSameMoment(run: Run, now: number): Partial<Playing> {
  if (run.deeds().length === 0) return { run: goTo(run, now), reel: undefined };
  return { run: goTo(run, stretchOf(run).to), reel: undefined, isPaused: true };
}

function goTo(run: Run, seconds: number): Run {
  playTo(run, seconds);
  return run;
}

/** At its pace until shortly before the end, and there it slows down. */
function easeToHalt(share: number): number {
  return share < 0.7 ? share * 1.15 : mix(0.805, 1, easeOut((share - 0.7) / 0.3));
}

/** Whether a run is already what these settings ask for. */
function isSamePlan(run: Run, values: Settings): boolean {
  const wanted: Partial<Record<string, unknown>> = { ...values, approach: undefined };
  const has: Partial<Record<string, unknown>> = {
    ...run.plan,
    approach: undefined,
    hand: run.hand(),
  };
  return Object.keys(wanted).every((key) => Object.is(wanted[key], has[key]));
}
