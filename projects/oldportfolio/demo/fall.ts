import type { Place } from './motion';

/** In pixels a second, every second. */
const GRAVITY = 3_000;
/** Of the speed with which it hits the floor. */
const BOUNCE = 0.35;

/** Something long that falls. */
interface Fallen extends Place {
  /** In radians. */
  readonly angle: number;
}

/** Where it is so long after it was dropped: it turns as it falls, bounces once and lies flat on the floor. */
export function fallAt({ x, y, angle }: Fallen, floor: number, ms: number): Fallen {
  const seconds = ms / 1_000;
  const hits = Math.sqrt((2 * Math.max(floor - y, 0)) / GRAVITY);
  const flat = Math.round(angle / Math.PI) * Math.PI;
  if (seconds < hits) {
    return {
      x,
      y: y + (GRAVITY * seconds ** 2) / 2,
      angle: angle + ((flat - angle) * seconds) / hits,
    };
  }
  const since = seconds - hits;
  const up = BOUNCE * GRAVITY * hits * since - (GRAVITY * since ** 2) / 2;
  return { x, y: floor - Math.max(up, 0), angle: flat };
}
