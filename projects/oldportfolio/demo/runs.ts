import {
  carryTo,
  hasArrived,
  hold,
  isCalm,
  isInHand,
  layDown,
  leap,
  letGo,
  sendTo,
} from './flight';
import type { Cue, Flight, Rules } from './flight';
import { directionOf, distanceOf, LEAST_SPEED, speedOf, STILL, velocityOf } from './motion';
import type { Place, Velocity } from './motion';
import { coveredBy, keepFree } from './room';
import { settings } from './settings';
import type { Settings } from './settings';

/** The room that the cards have, and the black band below it; in pixels. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly band: number;
  readonly isNarrow: boolean;
}

/** So many are a crowd: the sentence counts all of them. */
export const CROWD = 500;
/** From so many cards on, what this device makes of them is part of the story. */
export const METERED = 100;

/** Below this width a thumb throws; oldportfolio.css says the same, and how high the band is. */
const NARROW_PX = 768;
const BAND_PX = { narrow: 56, wide: 92 };

/** The field of a drawing. */
export function fieldOf({ width, height }: { width: number; height: number }): Field {
  const isNarrow = width < NARROW_PX;
  const band = isNarrow ? BAND_PX.narrow : BAND_PX.wide;
  return { width, height: Math.max(height - band, 1), band, isNarrow };
}

/** The opening act, in milliseconds from Play: the card glides from place to place, and then it is the visitor's turn. */
export const ACT = { glides: [1_000, 2_000], thrown: 900, ends: 3_200 } as const;

/** Where it comes from and by, in percent of the field. */
const ENTRY = { x: -20, y: 76 };
const STOPS = [
  { x: 24, y: 76 },
  { x: 56, y: 24 },
] as const;
/** Other deeds begin after a moment in which the card can be seen. */
const LIES_MS = 600;
/** A call back is shown slowly from the start, unless it comes late. */
const SLOW_MS = 200;
/** From where a repeated throw swings to its place, in cards. */
const REACH = 1.2;
/** Room for the outline around the card. */
const MARGIN = 8;

/** The side of the card. */
export function cardSize({ width, height, isNarrow }: Field): number {
  if (isNarrow) return Math.min(92, height * 0.36);
  return Math.min(width * 0.145, height * 0.32, 220);
}

/** A place of the field that its card fits into, from percent. */
export function placeOf(field: Field, x: number, y: number): Place {
  return keepInside(field, { x: (x / 100) * field.width, y: (y / 100) * field.height });
}

/** The nearest place at which a card is wholly inside the field, and none of it behind the words. */
export function keepInside(field: Field, { x, y }: Place): Place {
  const half = cardSize(field) / 2 + MARGIN;
  return keepFree(field, { x, y, halfX: half, halfY: half }, coveredBy(field));
}

/** The same in percent, to hundredths: fine enough for a pixel, short enough for an address. */
export function percentOf(field: Field, { x, y }: Place): Place {
  return { x: hundredths(x / field.width), y: hundredths(y / field.height) };
}

/** What a run says about springs and curves. */
export function rulesOf({ stiffness, damping, curve }: Settings): Rules {
  return { spring: { stiffness, damping }, curveMs: curve };
}

/** The first moment of a run. Its cues do the rest. */
export function beginRun(values: Settings, field: Field): Flight {
  const from = placeOf(field, values.x, values.y);
  const home = placeOf(field, values.hx, values.hy);
  const rules = rulesOf(values);
  if (values.do === 'wait') return sendQuietly(placeOf(field, STOPS[1].x, STOPS[1].y), home, rules);
  if (values.do === 'throw') {
    const hand = velocityOf(values.speed, values.angle);
    const back = velocityOf(cardSize(field) * REACH, values.angle);
    const bend = keepInside(field, { x: from.x - back.vx, y: from.y - back.vy });
    return carryTo(layDown(home, rules), from, bend, hand);
  }
  const lying = { ...hold({ ...layDown(from, rules), home }, from), throws: 1 };
  if (values.do === 'back') {
    return {
      ...lying,
      cues: [
        { atMs: LIES_MS, act: (flight) => leave(flight, Math.min(values.after, SLOW_MS)) },
        {
          atMs: LIES_MS + values.after,
          act: (flight) => sendTo(flight, from, 'called back'),
        },
      ],
    };
  }
  const act: Cue['act'] = (flight) => ({
    ...leap(flight, values.step / 1_000),
    isHeld: false,
    // The curve needs no steps: its place is a function of time.
    curve: { ...flight.curve, from, to: home, startedMs: flight.ms - values.step },
  });
  return { ...lying, cues: [{ atMs: LIES_MS, act }] };
}

/** A throw from the moment at which the hand opens. */
export function throwNow(values: Settings, field: Field): Flight {
  const lying = layDown(placeOf(field, values.x, values.y), rulesOf(values));
  const home = placeOf(field, values.hx, values.hy);
  return letGo({ ...lying, home }, velocityOf(values.speed, values.angle));
}

/** The opening act from its first frame: in from the left and home, by two stops or for a throw that somebody shared. */
export function beginAct(values: Settings, field: Field): Flight {
  const home = placeOf(field, values.hx, values.hy);
  const entry = { x: (ENTRY.x / 100) * field.width, y: (ENTRY.y / 100) * field.height };
  const sent = sendQuietly(entry, home, rulesOf(values));
  if (values.do === 'throw') {
    const act: Cue['act'] = ({ throws }) => ({ ...beginRun(values, field), throws: throws + 1 });
    return { ...sent, cues: [{ atMs: ACT.thrown, act }] };
  }
  const [first, second] = STOPS.map(({ x, y }) => placeOf(field, x, y));
  const glideTo =
    (to: Place = home): Cue['act'] =>
    (flight) => ({
      ...flight,
      curve: { ...flight.curve, from: flight.curve.to, to, startedMs: flight.ms },
    });
  return {
    ...glideTo(first)({ ...sent, curve: { ...sent.curve, to: entry } }),
    cues: ACT.glides.map((atMs, index) => ({ atMs, act: glideTo(index === 0 ? second : home) })),
  };
}

/** On its way with no change of mind to speak of. */
function leave(flight: Flight, slowMs: number): Flight {
  return { ...letGo(flight, STILL), turn: undefined, slowUntilMs: flight.ms + slowMs };
}

function sendQuietly(from: Place, home: Place, rules: Rules): Flight {
  return leave({ ...layDown(from, rules), home }, 0);
}

/** What asks to be used next: the card, until it was thrown; then the other way; then more cards. */
export function nextStep(
  values: Settings,
  flight: Flight,
  isDare: boolean,
): 'card' | 'switch' | 'count' | undefined {
  const { do: deed, approach, speed, cards } = values;
  if (isInHand(flight)) return undefined;
  if (deed === 'wait' || (deed === 'throw' && speed < LEAST_SPEED)) return 'card';
  if (!hasArrived(flight)) return undefined;
  // One long step is what the spring cannot stand.
  const worse = deed === 'second' ? 'mine' : 'naive';
  if (approach === worse) return 'switch';
  if (!isCalm(flight)) return undefined;
  if (deed !== 'throw') return 'card';
  if (cards === 1) return 'count';
  return isDare ? 'switch' : undefined;
}

/** Whether the keys have changed the throw that waits. */
export function isAimed({ do: deed, speed, angle }: Settings): boolean {
  return deed === 'wait' && (speed !== settings.start.speed || angle !== settings.start.angle);
}

/** The settings of a throw by hand: the run that an address repeats. */
export function settingsOfThrow(field: Field, at: Place, hand: Velocity) {
  return {
    do: 'throw',
    speed: Math.round(speedOf(hand)),
    angle: directionOf(hand),
    ...percentOf(field, at),
  } as const;
}

/** Where a card beyond the field is to be looked for, and how far away it is. Unset: it is on the field. */
export function findOutside(field: Field, card: Place): (Place & { away: number }) | undefined {
  const half = cardSize(field) / 2;
  const edge = { x: clamp(card.x, 0, field.width), y: clamp(card.y, 0, field.height) };
  const away = distanceOf(card, edge);
  return away > half ? { ...edge, away } : undefined;
}

function hundredths(share: number): number {
  return Math.min(Math.max(Math.round(share * 10_000) / 100, 0), 100);
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(Math.min(value, to), from);
}
