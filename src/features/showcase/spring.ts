import { SPRING } from './geometry';

/** A value on its way, and its speed per second. */
export interface Moving {
  value: number;
  speed: number;
}

// The stronger of the two forces is the damping, so the spring never swings past its target: its distance is the sum of two
// decays, one slow and one fast (per second, for a mass of 1).
const ROOT = Math.sqrt(SPRING.damping ** 2 - 4 * SPRING.stiffness);
const SLOW = (-SPRING.damping + ROOT) / 2;
const FAST = (-SPRING.damping - ROOT) / 2;

/** Where a spring is some time later. Exact for steps of any length; a new target changes neither place nor speed at once. */
export function moveOnSpring({ value, speed }: Moving, target: number, seconds: number): Moving {
  const distance = value - target;
  const fastShare = (speed - SLOW * distance) / (FAST - SLOW);
  const slow = (distance - fastShare) * Math.exp(SLOW * seconds);
  const fast = fastShare * Math.exp(FAST * seconds);
  return { value: target + slow + fast, speed: SLOW * slow + FAST * fast };
}
