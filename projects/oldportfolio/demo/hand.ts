import { speedOf, STILL } from './motion';
import type { Place, Velocity } from './motion';

/** Where a pointer was, and when. */
export interface Touch extends Place {
  readonly ms: number;
}

/** The speed of a hand is the fastest stretch of its last movement: most hands brake before they open. */
const WINDOW_MS = 240;
const STRETCH_MS = 60;
/** A hand that rested so long before it let go throws nothing; an ordinary drag ends with a shorter pause. */
export const REST_MS = 400;
const SHORTEST_MS = 8;
export const FASTEST = 6_000;

/** Adds where the hand is, and forgets where it was too long ago to matter. */
export function follow(touches: readonly Touch[], touch: Touch): Touch[] {
  const recent = touches.filter(({ ms }) => touch.ms - ms <= WINDOW_MS);
  // A slow machine tells of few moves: the one before always counts.
  return [...(recent.length > 0 ? recent : touches.slice(-1)), touch];
}

/** The velocity with which the hand lets go. */
export function velocityOfHand(touches: readonly Touch[], releasedMs: number): Velocity {
  const [first, last] = [touches[0], touches.at(-1)];
  if (!first || !last || first === last) return STILL;
  // A busy page hears of few moves: a rest is longer than the time between them.
  if (releasedMs - last.ms > Math.max(REST_MS, last.ms - first.ms)) return STILL;
  const stretches = touches.flatMap((end) => {
    const start = touches.findLast(({ ms }) => end.ms - ms >= STRETCH_MS);
    return start ? [velocityBetween(start, end)] : [];
  });
  const { vx, vy } = stretches.reduce(
    (best, velocity) => (speedOf(velocity) > speedOf(best) ? velocity : best),
    velocityBetween(first, last),
  );
  const tooFast = Math.max(speedOf({ vx, vy }) / FASTEST, 1);
  return { vx: vx / tooFast, vy: vy / tooFast };
}

function velocityBetween(start: Touch, end: Touch): Velocity {
  const seconds = Math.max(end.ms - start.ms, SHORTEST_MS) / 1_000;
  return { vx: (end.x - start.x) / seconds, vy: (end.y - start.y) / seconds };
}
