import { hold, layDown, leap, letGo, play, sendTo } from './flight';
import type { Cue, Flight, Rules } from './flight';
import { directionOf, distanceOf, speedOf, STILL, velocityOf } from './motion';
import type { Place, Velocity } from './motion';
import type { Settings } from './settings';

/** The room that the cards have, and the black band below it; in pixels. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly band: number;
  readonly isNarrow: boolean;
}

/** Below this width a thumb throws; oldportfolio.css says the same, and how high the band is. */
const NARROW_PX = 768;
const BAND_PX = { narrow: 56, wide: 92 };

/** The field of a drawing. */
export function fieldOf({ width, height }: { width: number; height: number }): Field {
  const isNarrow = width < NARROW_PX;
  const band = isNarrow ? BAND_PX.narrow : BAND_PX.wide;
  return { width, height: Math.max(height - band, 1), band, isNarrow };
}

/** The opening act, in milliseconds from Play. */
export const ACT = { calledBack: 80, thrown: 2_100, ends: 4_300 } as const;

/** The act begins on the way: so much of the flight is over. */
export const BEFORE_PLAY_MS = 120;
/** From where its card was sent, in percent of the field. */
const SENT_FROM = { wide: { x: 15, y: 76 }, narrow: { x: 12, y: 70 } };
/** A hidden second begins after a moment in which the card can be seen. */
const LEAP_MS = 600;
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

/** The nearest place at which a card is wholly inside the field. */
export function keepInside(field: Field, { x, y }: Place): Place {
  const half = cardSize(field) / 2 + MARGIN;
  return { x: clamp(x, half, field.width - half), y: clamp(y, half, field.height - half) };
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
  const lying = { ...layDown(from, rulesOf(values)), home };
  if (values.do === 'throw') return letGo(lying, velocityOf(values.speed, values.angle));
  const sent = { ...letGo(lying, STILL), turn: undefined };
  if (values.do === 'back') {
    return {
      ...sent,
      cues: [{ atMs: values.after, act: (flight) => sendTo(flight, from, 'called back') }],
    };
  }
  const act: Cue['act'] = (flight) => ({
    ...leap(flight, values.step / 1_000),
    isHeld: false,
    // The curve needs no steps: its place is a function of time.
    curve: { ...flight.curve, from, to: home, startedMs: flight.ms - values.step },
  });
  return { ...hold(lying, from), throws: 1, cues: [{ atMs: LEAP_MS, act }] };
}

/** The opening act from its first frame: sent, called back, thrown. */
export function beginAct(values: Settings, field: Field): Flight {
  const { x, y } = field.isNarrow ? SENT_FROM.narrow : SENT_FROM.wide;
  const from = { x: (x / 100) * field.width, y: (y / 100) * field.height };
  const home = { x: placeOf(field, values.hx, values.hy).x, y: from.y };
  const sent = letGo({ ...layDown(from, rulesOf(values)), home }, STILL);
  const cues: Cue[] = [
    { atMs: BEFORE_PLAY_MS + ACT.calledBack, act: (flight) => sendTo(flight, from, 'called back') },
    {
      atMs: BEFORE_PLAY_MS + ACT.thrown,
      act: (flight) => ({ ...beginRun(values, field), throws: flight.throws + 1 }),
    },
  ];
  return play({ ...sent, turn: undefined, cues }, BEFORE_PLAY_MS);
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
