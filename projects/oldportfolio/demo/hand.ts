import { speedOf, STILL } from './motion';
import type { Place, Velocity } from './motion';

/** Where a pointer was, and when. */
export interface Touch extends Place {
  readonly ms: number;
}

/** The speed of a hand is that of its last moments. */
const WINDOW_MS = 90;
/** A hand that rested so long before it let go throws nothing. */
const REST_MS = 120;
const SHORTEST_MS = 8;
export const FASTEST = 6_000;

/** Adds where the hand is, and forgets where it was too long ago to matter. */
export function follow(touches: readonly Touch[], touch: Touch): Touch[] {
  return [...touches.filter(({ ms }) => touch.ms - ms <= WINDOW_MS), touch];
}

/** The velocity with which the hand lets go. */
export function velocityOfHand(touches: readonly Touch[], releasedMs: number): Velocity {
  const last = touches.at(-1);
  const first = touches.find(({ ms }) => last !== undefined && last.ms - ms <= WINDOW_MS);
  if (!last || !first || first === last || releasedMs - last.ms > REST_MS) return STILL;
  const seconds = Math.max(last.ms - first.ms, SHORTEST_MS) / 1_000;
  const velocity = { vx: (last.x - first.x) / seconds, vy: (last.y - first.y) / seconds };
  const tooFast = Math.max(speedOf(velocity) / FASTEST, 1);
  return { vx: velocity.vx / tooFast, vy: velocity.vy / tooFast };
}
