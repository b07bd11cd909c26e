/** The range of the picture, in hertz: below is rumble, above is air. */
export const RANGE_HZ = { from: 40, to: 16_000 };

/**
 * How the disc is laid out: 0 gives every hertz the same room, 1 every octave. Between them is the geometric mix of both,
 * so that a disc that is unfolding still says the right pitch at every moment.
 */
export type Unfolded = number;

const SPAN_HZ = RANGE_HZ.to - RANGE_HZ.from;
const LOG_FROM = Math.log(RANGE_HZ.from);
const LOG_SPAN = Math.log(RANGE_HZ.to / RANGE_HZ.from);
/** Each halves the error; 30 leave a billionth of the disc. */
const HALVINGS = 30;

/** The frequency at a place, which goes from 0 to 1 around the disc. */
export function hzAt(place: number, unfolded: Unfolded): number {
  const equalHertz = Math.log(RANGE_HZ.from + SPAN_HZ * place);
  const equalOctaves = LOG_FROM + LOG_SPAN * place;
  return Math.exp((1 - unfolded) * equalHertz + unfolded * equalOctaves);
}

/** The inverse of `hzAt`; what lies outside the picture is at its end. */
export function placeOf(hz: number, unfolded: Unfolded): number {
  const inside = clampHz(hz);
  if (unfolded === 1) return Math.min((Math.log(inside) - LOG_FROM) / LOG_SPAN, 1);
  if (unfolded === 0) return (inside - RANGE_HZ.from) / SPAN_HZ;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (hzAt(middle, unfolded) < inside) low = middle;
    else high = middle;
  }
  return low;
}

/** The share of the disc that lies between two pitches. */
export function shareBetween(fromHz: number, toHz: number, unfolded: Unfolded): number {
  return placeOf(toHz, unfolded) - placeOf(fromHz, unfolded);
}

/** The share that one octave has: the one that starts at this pitch, or the top one where no whole octave is left. */
export function octaveShare(hz: number, unfolded: Unfolded): number {
  const start = Math.min(clampHz(hz), RANGE_HZ.to / 2);
  return shareBetween(start, start * 2, unfolded);
}

/** Into the picture; what is no number becomes its lower end. */
export function clampHz(hz: number): number {
  return hz > RANGE_HZ.from ? Math.min(hz, RANGE_HZ.to) : RANGE_HZ.from;
}
