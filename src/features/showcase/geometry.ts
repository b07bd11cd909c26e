/** The largest random tilt in either direction. */
export const MAX_TILT_DEG = 10;

export const SPRING = { stiffness: 300, damping: 50 };

/** The span of pointer positions over which a cover runs from one end of its path to the other. */
export const POINTER_RANGE_PX = { x: 2160, y: 1920 };

/** How far a cover moves for each step of depth. */
const PARALLAX_PX = 10;

/** Rises evenly from the deepest cover (index 0) to 1 at the front. */
export function coverOpacity(index: number, count: number): number {
  if (count < 2) return 1;
  const deepest = 1 - count / 10;
  return deepest + (1 - deepest) * (index / (count - 1));
}

/** The farthest a cover moves from its place; depth counts from the front, starting at 1. */
export function parallaxReach(index: number, count: number): number {
  const depth = count - index;
  return PARALLAX_PX * depth;
}

/** How far a pointer pulls the covers, as a part of their reach: -1 and 1 at the ends of the range, 0 in its middle. */
export function drift(position: number, range: number): number {
  return Math.min(1, Math.max(-1, (2 * position) / range - 1));
}

/** A tilt in degrees for a number from 0 to 1. */
export function tiltFor(chance: number): number {
  return (chance * 2 - 1) * MAX_TILT_DEG;
}
