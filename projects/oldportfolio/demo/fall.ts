import type { Place } from './motion';

/** In pixels a second, every second. */
const GRAVITY = 3_000;
/** Of the speed with which it hits the floor. */
const BOUNCE = 0.35;

/** Where something is so long after it was dropped: it bounces once and stays on the floor. */
export function fallAt({ x, y }: Place, floor: number, ms: number): Place {
  const seconds = ms / 1_000;
  const hits = Math.sqrt((2 * Math.max(floor - y, 0)) / GRAVITY);
  if (seconds < hits) return { x, y: y + (GRAVITY * seconds ** 2) / 2 };
  const since = seconds - hits;
  const up = BOUNCE * GRAVITY * hits * since - (GRAVITY * since ** 2) / 2;
  return { x, y: floor - Math.max(up, 0) };
}
