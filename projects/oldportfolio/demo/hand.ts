import { speedOf, STILL } from './motion';
import type { Place, Velocity } from './motion';

/** Where a pointer was, and when. */
export interface Touch extends Place {
  readonly ms: number;
}

/** The speed of a hand is the fastest stretch of its last movement: most hands brake before they open. */
const WINDOW_MS = 240;
const STRETCH_MS = 60;
/** A hand that rested so long before it let go throws nothing. */
export const REST_MS = 150;
/** A page that hears of few moves hears late of the end, too: a rest is longer than so many of its usual gaps. */
const REST_GAPS = 4;
const SHORTEST_MS = 8;
export const FASTEST = 6_000;

/** Adds where the hand is, and forgets where it was too long ago to matter. */
export function follow(touches: readonly Touch[], touch: Touch): Touch[] {
  const recent = touches.filter(({ ms }) => touch.ms - ms <= WINDOW_MS);
  // A slow machine tells of few moves: the one before always counts.
  return [...(recent.length > 0 ? recent : touches.slice(-1)), touch];
}

/**
 * The velocity with which the hand lets go. `heardMs` is when the page got to its last move: what came before that was no
 * rest of the hand, but the page at work.
 */
export function velocityOfHand(
  touches: readonly Touch[],
  releasedMs: number,
  heardMs = -Infinity,
): Velocity {
  const [first, last] = [touches[0], touches.at(-1)];
  if (!first || !last || first === last) return STILL;
  const restedMs = releasedMs - Math.max(last.ms, heardMs);
  if (restedMs > Math.max(REST_MS, REST_GAPS * longestGap(touches))) return STILL;
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

function longestGap(touches: readonly Touch[]): number {
  return Math.max(...touches.slice(1).map(({ ms }, index) => ms - (touches[index]?.ms ?? ms)));
}

function velocityBetween(start: Touch, end: Touch): Velocity {
  const seconds = Math.max(end.ms - start.ms, SHORTEST_MS) / 1_000;
  return { vx: (end.x - start.x) / seconds, vy: (end.y - start.y) / seconds };
}
