import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Dispatch, SetStateAction } from 'react';

import { useIsActive, useReducedMotion } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import { finish, hold, isCalm, paceOf, playSlowly, sendTo } from './flight';
import type { Flight } from './flight';
import { LEAST_SPEED, speedOf } from './motion';
import type { Place, Velocity } from './motion';
import { keepWait, rememberBeat, tallyWaits } from './pictures';
import type { Tally } from './pictures';
import {
  beginAct,
  beginRun,
  keepInside,
  percentOf,
  placeOf,
  settingsOfThrow,
  throwNow,
} from './runs';
import type { Field } from './runs';
import type { Settings } from './settings';

/** A flight goes on by at most so much from one picture to the next, as the opening act does: a slow machine loses pictures and not time. */
const LONGEST_MS = 500;
const SLOW = 0.25;
/** Words that change with every picture cannot be read. */
const PICTURES_PER_TALLY = 15;
/** A throw starts when its numbers have not moved for so long. */
const SETTLED_MS = 180;

/** A flight while it is shown. */
export interface Showing {
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
  /** The beat of the screen, as far as it is known from other copies. */
  readonly knownBeatMs: number;
  /** What the waits come to, in words that can be read. */
  readonly said: Tally;
  readonly pictures: number;
}

/** Undefined until the field has been measured. */
export type ShownFlight = readonly [
  Showing | undefined,
  Dispatch<SetStateAction<Showing | undefined>>,
];

/** The flight of this run while it is shown, and what a hand can do to it. */
export function useFlight(
  run: Run<Settings>,
  act: OpeningAct,
  field: Field | undefined,
  [shown, setShown]: ShownFlight,
) {
  const { values } = run;
  const isStill = useReducedMotion();
  // Other deeds are their own act.
  const isAct = !act.isDone && (values.do === 'throw' || values.do === 'wait');
  const key = field && keyOf(values, field, run.opened);
  const end = (flight: Flight) => (isStill ? finish(flight) : flight);
  const begin = () => {
    if (field === undefined || key === undefined) return;
    const flight = isAct ? beginAct(values, field) : beginRun(values, field);
    setShown((before) => {
      const waits = before?.crowd === crowdOf(values) ? before.waits : [];
      const knownBeatMs = rememberBeat(before?.waits ?? [], before?.knownBeatMs);
      return {
        key,
        isAct,
        flight: end({ ...flight, throws: (before?.flight.throws ?? 0) + 1 }),
        delayMs: before && !before.isAct ? SETTLED_MS : 0,
        restMs: 0,
        crowd: crowdOf(values),
        waits,
        knownBeatMs,
        said: tallyWaits(waits, knownBeatMs),
        pictures: 0,
      };
    });
  };
  const beginNow = useEffectEvent(begin);
  // Somebody pressed a key before the act came to its throw.
  const wasCutShort = shown?.isAct === true && !isAct && shown.flight.cues.length > 0;
  const isDue = key !== undefined && (shown?.key !== key || wasCutShort);
  useLayoutEffect(() => {
    if (isDue) beginNow();
  }, [isDue, key]);

  const change = (next: (before: Showing) => Showing) =>
    setShown((before) => before && next(before));
  usePictures(
    (waitMs) =>
      change((before) => {
        const waits = keepWait(before.waits, waitMs);
        const passedMs = Math.min(waitMs, LONGEST_MS);
        if (before.delayMs > 0) return { ...before, waits, delayMs: before.delayMs - passedMs };
        const ms = passedMs * (values.slow ? SLOW : 1) + before.restMs;
        const next = playSlowly(before.flight, ms);
        const pictures = before.pictures + 1;
        const isDueNow = pictures % PICTURES_PER_TALLY === 0 || isCalm(next.flight);
        const said = isDueNow ? tallyWaits(waits, before.knownBeatMs) : before.said;
        return { ...before, waits, pictures, said, ...next };
      }),
    !isStill && shown !== undefined && !isCalm(shown.flight),
  );
  if (field === undefined || shown === undefined) return undefined;

  const changeFlight = (next: (flight: Flight) => Flight) =>
    change((before) => ({ ...before, delayMs: 0, flight: end(next(before.flight)) }));
  return {
    flight: shown.flight,
    waits: shown.waits,
    tally: tallyWaits(shown.waits, shown.knownBeatMs),
    said: shown.said,
    isSlow: !isCalm(shown.flight) && (values.slow || paceOf(shown.flight) < 1),
    hold: (at: Place, hand?: Velocity) =>
      changeFlight((flight) => hold(flight, keepInside(field, at), hand)),
    /** The throw is the one that its settings describe, so that the address repeats it. */
    letGo: (at: Place, hand: Velocity) => {
      const made = settingsOfThrow(field, keepInside(field, at), hand);
      const thrown = { ...values, ...made };
      // A hand at rest throws nothing: the card waits for the next one.
      const isThrow = speedOf(hand) >= LEAST_SPEED;
      const kept = isThrow ? made : ({ do: 'wait' } as const);
      run.change(kept);
      change((before) => ({
        ...before,
        key: keyOf({ ...values, ...kept }, field, run.opened),
        isAct: false,
        restMs: 0,
        flight: end({ ...throwNow(thrown, field), throws: before.flight.throws + 1 }),
      }));
    },
    moveHome: (to: Place) => {
      const { x: hx, y: hy } = percentOf(field, keepInside(field, to));
      run.change({ hx, hy });
      changeFlight((flight) => sendTo(flight, placeOf(field, hx, hy)));
    },
    /** The same throw once more, or the first one. */
    again: () => {
      if (values.do === 'throw') begin();
      else run.change({ do: 'throw' });
    },
  };
}

export type FlightControl = NonNullable<ReturnType<typeof useFlight>>;

/**
 * Calls `show` for each picture with the milliseconds since the one before, as the browser reports them. Unlike the kit's
 * frame loop it shortens nothing, because the waits are shown. The time in a hidden tab is no wait.
 */
function usePictures(show: (waitMs: number) => void, isOn: boolean): void {
  const isActive = useIsActive() && isOn;
  const showNow = useEffectEvent(show);

  useEffect(() => {
    if (!isActive) return;
    let previous: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      if (previous !== undefined) showNow(now - previous);
      previous = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isActive]);
}

/** Everything that makes it another flight. Its home is not among it: that may move on the way. */
function keyOf(values: Settings, { width, height }: Field, opened: number): string {
  const { speed, angle, x, y, after, step, stiffness, damping, curve, approach, slow } = values;
  // Until it is thrown, a card is only aimed by them.
  const aim = values.do === 'throw' ? [speed, angle] : [];
  const numbers = [...aim, x, y, after, step, stiffness, damping, curve];
  const rest = [crowdOf(values), approach, slow, width, height, opened];
  return [values.do, ...numbers, ...rest].join();
}

/** Waits with other copies, or with copies that move in another way, are of another page. */
function crowdOf({ cards, by }: Settings): string {
  return `${cards} by ${by}`;
}
