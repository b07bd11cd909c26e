import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Cuts } from './cuts';
import type { DrawGroove } from './Groove';
import { isRunning, type Phase, type TourEvent, type TourState } from './tour-state';
import { canBeLeft, ENTER_MS, LEAVE_MS, REST_MS, timeOf, TURN_MS, type Track } from './tracks';

/** The spines of the front sink before the first sleeve comes. */
const LEAD_MS = 420;
/** A stage that cannot be shown by then is skipped. */
const PATIENCE_MS = 6_000;
const SKIP_MS = 2_600;
/** A pointer that moved within this time holds the next sleeve back: nobody races it to the handle. */
const STIRRED_MS = 900;

/** The phases that end by themselves: after how long, and what that is called. */
const ENDS: Partial<Record<Phase, readonly [afterMs: number, event: TourEvent]>> = {
  lead: [LEAD_MS, { type: 'led' }],
  turn: [TURN_MS, { type: 'turned' }],
  enter: [ENTER_MS + REST_MS, { type: 'covered' }],
  leave: [LEAVE_MS, { type: 'arrived' }],
  skip: [SKIP_MS, { type: 'skipped' }],
};

/** Moves the tour on when a phase has had its time. */
export function usePhases(
  { phase, change, index, isReady }: TourState,
  dispatch: (event: TourEvent) => void,
): void {
  useEffect(() => {
    const end = ENDS[phase];
    if (!end) return;
    const [afterMs, event] = end;
    const timer = setTimeout(() => dispatch(event), afterMs);
    return () => clearTimeout(timer);
  }, [phase, change, dispatch]);
  useEffect(() => {
    if (phase !== 'enter' || isReady) return;
    const timer = setTimeout(() => dispatch({ type: 'failed', index }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase, change, index, isReady, dispatch]);
}

/** The back cover: nothing plays. */
const NO_TRACK = { actMs: 0, untilMs: { nothing: 0, dare: 0, mine: 0 } };
/** Of a track that begins: `saidMs` is when its sentence last changed. */
const NEW_TRACK = { actedMs: 0, waitedMs: 0, stirredAt: -STIRRED_MS, said: '', saidMs: 0 };

interface ClockEvents {
  stage: () => HTMLElement | null;
  onActed: () => void;
  onWaited: () => void;
}

/**
 * The time of the tour, once per picture: how far the track has played, what the device worked on it, and when an act or a
 * wait is over. A tab that nobody sees has no pictures, so everything stands.
 */
export function useTourClock(
  tracks: readonly Track[],
  state: TourState,
  cuts: Cuts,
  { stage, onActed, onWaited }: ClockEvents,
) {
  const draw = useRef<DrawGroove>(() => undefined);
  const time = useRef({ ...NEW_TRACK, change: -1 });
  const [left, setLeft] = useState(() => timeOf(tracks, state.index));

  const tick = useEffectEvent((now: number, ms: number) => {
    const { index, phase, change } = state;
    const { current } = time;
    if (current.change !== change) Object.assign(current, NEW_TRACK, { change });
    const { actMs, untilMs } = tracks[index] ?? NO_TRACK;
    if (isRunning(state)) {
      if (phase === 'act') {
        current.actedMs = Math.min(current.actedMs + ms, actMs);
        if (stage()?.dataset['opening'] === 'done') onActed();
      } else if (!state.waitsForever && now - current.stirredAt > STIRRED_MS) {
        current.waitedMs += ms;
        const said = stage()?.querySelector('[data-sentence]')?.textContent ?? '';
        // It goes on after a hand with the better way.
        if (state.unasked === 'mine') current.waitedMs = Math.max(current.waitedMs, untilMs.dare);
        if (said !== current.said) Object.assign(current, { said, saidMs: current.waitedMs });
        const until = untilMs[state.unasked];
        const isSeen = canBeLeft(current.waitedMs, until, current);
        if (state.unasked === 'nothing' ? current.waitedMs >= until : isSeen) {
          // What comes next has its whole time.
          current.saidMs -= current.waitedMs - until;
          current.waitedMs = until;
          onWaited();
        }
      }
    }
    const doneMs = current.actedMs + Math.min(current.waitedMs, untilMs[state.unasked]);
    const played = Math.min(doneMs / (actMs + untilMs.mine), 1);
    draw.current(phase === 'act' || phase === 'wait' || phase === 'held' ? played : 0);
    const seconds = Math.round((timeOf(tracks, index) - doneMs) / 1_000);
    if (seconds * 1_000 !== left) setLeft(seconds * 1_000);
    return played;
  });
  const note = useEffectEvent((played: number, ms: number) => {
    if (isRunning(state)) cuts.note(state.index, played, ms);
  });

  const isOver = state.phase === 'end';
  useEffect(() => {
    if (isOver) {
      draw.current(0);
      return;
    }
    // A message is answered after the picture is painted: what lies between is the work on it.
    const painted = new MessageChannel();
    let began = 0;
    let played = 0;
    painted.port1.onmessage = () => note(played, performance.now() - began);
    let previous = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      began = performance.now();
      played = tick(now, Math.min(Math.max(now - previous, 0), 100));
      previous = now;
      painted.port2.postMessage(0);
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      painted.port1.close();
    };
  }, [isOver]);

  const stir = () => {
    time.current.stirredAt = performance.now();
  };
  return { draw, left, stir };
}

/** Keys work while the focus is outside the stage; inside, all but Escape are the stage's. */
export function useTourKeys(onKey: (key: string) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (target.closest('.stage') && key !== 'Escape') return;
    if (target.closest('a, button') && (key === ' ' || key === 'Enter')) return;
    if (onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
