import type { Field } from './runs';
import { NUMBERS } from './settings';

/** What the band leaves at either side. The words are at the right where there is room for them. */
const SIDES = { narrow: { left: 16, right: 16 }, wide: { left: 40, right: 352 } };
/** Of what is left, where there is room for bars beside it. */
const RAIL_SHARE = 0.5;
const GAP_PX = 28;
/** Half of the handle that runs along the rail. */
const HALF = { narrow: 60, wide: 78 };

interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** Where the rail of the handle lies, in pixels of the drawing. */
export function railOf({ width, isNarrow }: Field): Stretch {
  const { left, right } = isNarrow ? SIDES.narrow : SIDES.wide;
  const room = width - left - right;
  return { left, right: left + (isNarrow ? room : room * RAIL_SHARE) };
}

/** Where the bars stand. Unset: there is no room for them, nor for words that explain them. */
export function barsOf(field: Field): Stretch | undefined {
  if (field.isNarrow) return undefined;
  return { left: railOf(field).right + GAP_PX, right: field.width - SIDES.wide.right };
}

/** Where the handle stands for a number of cards: each doubling is as far as the one before. */
export function placeOfCount(field: Field, count: number): number {
  const { left, right } = travelOf(field);
  return left + ((right - left) * Math.log(count)) / Math.log(NUMBERS.cards.to);
}

/** The inverse, to a whole number of cards. */
export function countAt(field: Field, place: number): number {
  const { left, right } = travelOf(field);
  const share = Math.min(Math.max((place - left) / (right - left), 0), 1);
  return Math.round(NUMBERS.cards.to ** share);
}

function travelOf(field: Field): Stretch {
  const { left, right } = railOf(field);
  const half = field.isNarrow ? HALF.narrow : HALF.wide;
  return { left: left + half, right: right - half };
}
