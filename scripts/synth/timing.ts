import { bipolar, type Random } from './random.ts';

const BEATS_PER_MINUTE = 84;
/** At 84 beats a minute. */
export const SECONDS_PER_BEAT = 60 / BEATS_PER_MINUTE;

/** Where the second eighth of a beat falls; 0.5 would be straight. */
const SWING = 0.56;
/** More than this sounds late instead of relaxed. */
const LOOSENESS_SECONDS = 0.006;
const LOOSENESS_VELOCITY = 0.07;

/** Swings the beat; a beat on the grid stays where it is. */
export function beatToSeconds(beat: number): number {
  const whole = Math.floor(beat);
  const fraction = beat - whole;
  const swung = fraction < 0.5 ? fraction * 2 * SWING : SWING + (fraction - 0.5) * 2 * (1 - SWING);
  return (whole + swung) * SECONDS_PER_BEAT;
}

/** A few milliseconds and a little force off, as a hand would be. */
export function loosen(random: Random): { seconds: number; velocity: number } {
  return {
    seconds: bipolar(random) * LOOSENESS_SECONDS,
    velocity: 1 + bipolar(random) * LOOSENESS_VELOCITY,
  };
}
