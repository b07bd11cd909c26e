import { useState } from 'react';

import type { OpeningAct } from '@/stage/use-opening-act';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import type { Run } from '@/stage/use-settings';

import { finish, hold, isCalm, play, sendTo } from './flight';
import type { Flight } from './flight';
import type { Place, Velocity } from './motion';
import { keepWait } from './pictures';
import { beginAct, beginRun, keepInside, percentOf, placeOf, settingsOfThrow } from './runs';
import type { Field } from './runs';
import type { Settings } from './settings';
import { usePictures } from './use-pictures';

/** A flight goes on by at most so much from one picture to the next, as the opening act does. */
const LONGEST_MS = 100;
const SLOW = 0.25;
/** A throw starts when its numbers have not moved for so long. */
const SETTLED_MS = 180;

interface State {
  /** What the flight was begun for. */
  readonly key: string;
  readonly isAct: boolean;
  readonly flight: Flight;
  /** Until it begins, and the part of a millisecond that is left over. */
  readonly delayMs: number;
  readonly restMs: number;
  /** The copies that the waits were measured with. */
  readonly crowd: string;
  readonly waits: readonly number[];
}

/** The flight of this run while it is shown, and what a hand can do to it. */
export function useFlight(run: Run<Settings>, opening: OpeningAct, field: Field) {
  const { values } = run;
  const isStill = useReducedMotion();
  const [attempt, setAttempt] = useState(0);
  const key = keyOf(values, field, attempt);
  const isAct = !opening.isDone;
  const end = (flight: Flight) => (isStill ? finish(flight) : flight);
  const begin = (before?: State): State => {
    const flight = isAct ? beginAct(values, field) : beginRun(values, field);
    return {
      key,
      isAct,
      flight: end({ ...flight, throws: (before?.flight.throws ?? 0) + 1 }),
      delayMs: before && !before.isAct ? SETTLED_MS : 0,
      restMs: 0,
      crowd: crowdOf(values),
      waits: before?.crowd === crowdOf(values) ? before.waits : [],
    };
  };
  const [state, setState] = useState(begin);
  // Somebody pressed a key before the act came to its throw.
  const wasCutShort = state.isAct && !isAct && state.flight.cues.length > 0;
  if (state.key !== key || wasCutShort) setState(begin(state));

  usePictures(
    (waitMs) =>
      setState((before) => {
        const waits = keepWait(before.waits, waitMs);
        const passedMs = Math.min(waitMs, LONGEST_MS);
        if (before.delayMs > 0) return { ...before, waits, delayMs: before.delayMs - passedMs };
        const ms = passedMs * (values.slow ? SLOW : 1) + before.restMs;
        const whole = Math.floor(ms);
        return { ...before, waits, flight: play(before.flight, whole), restMs: ms - whole };
      }),
    !isStill && !isCalm(state.flight),
  );

  const change = (next: (flight: Flight) => Flight) =>
    setState((before) => ({ ...before, delayMs: 0, flight: end(next(before.flight)) }));

  return {
    flight: state.flight,
    waits: state.waits,
    hold: (at: Place) => change((flight) => hold(flight, keepInside(field, at))),
    /** The throw is the one that its settings describe, so that the address repeats it. */
    letGo: (at: Place, hand: Velocity) => {
      const made = settingsOfThrow(field, keepInside(field, at), hand);
      const thrown = { ...values, ...made };
      run.change(made);
      setState((before) => ({
        ...before,
        key: keyOf(thrown, field, attempt),
        isAct: false,
        flight: end({ ...beginRun(thrown, field), throws: before.flight.throws + 1 }),
      }));
    },
    moveHome: (to: Place) => {
      const { x: hx, y: hy } = percentOf(field, keepInside(field, to));
      run.change({ hx, hy });
      change((flight) => sendTo(flight, placeOf(field, hx, hy)));
    },
    /** The same throw once more. */
    again: () => setAttempt(attempt + 1),
  };
}

export type FlightControl = ReturnType<typeof useFlight>;

/** Everything that makes it another flight. Its home is not among it: that may move on the way. */
function keyOf(values: Settings, { width, height }: Field, attempt: number): string {
  const { speed, angle, x, y, after, step, stiffness, damping, curve, approach, slow } = values;
  const numbers = [speed, angle, x, y, after, step, stiffness, damping, curve];
  const rest = [crowdOf(values), approach, slow, width, height, attempt];
  return [values.do, ...numbers, ...rest].join();
}

/** Waits with other copies, or with copies that move in another way, are of another page. */
function crowdOf({ cards, by }: Settings): string {
  return `${cards} by ${by}`;
}
