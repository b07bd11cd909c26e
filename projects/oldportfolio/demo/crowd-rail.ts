import type { Field } from './runs';
import { NUMBERS } from './settings';

/** What the band leaves to bars and rail at either side; the words are at the right where there is room for them. */
const BARS = { narrow: { left: 16, right: 16 }, wide: { left: 40, right: 352 } };
/** Half of the handle that runs over the bars. */
const HALF = { narrow: 60, wide: 78 };

/** Where the bars stand, in pixels of the drawing. */
export function barsOf({ width, isNarrow }: Field): { left: number; right: number } {
  const { left, right } = isNarrow ? BARS.narrow : BARS.wide;
  return { left, right: width - right };
}

/** Where the handle stands for a number of cards: each doubling is as far as the one before. */
export function placeOfCount(field: Field, count: number): number {
  const { left, right } = railOf(field);
  return left + ((right - left) * Math.log(count)) / Math.log(NUMBERS.cards.to);
}

/** The inverse, to a whole number of cards. */
export function countAt(field: Field, place: number): number {
  const { left, right } = railOf(field);
  const share = Math.min(Math.max((place - left) / (right - left), 0), 1);
  return Math.round(NUMBERS.cards.to ** share);
}

function railOf(field: Field): { left: number; right: number } {
  const { left, right } = barsOf(field);
  const half = field.isNarrow ? HALF.narrow : HALF.wide;
  return { left: left + half, right: right - half };
}
