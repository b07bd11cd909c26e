import type { Leg } from './relay';

/** The numbers of the sleeve: its ring is the one that the squarings draw. */
export const TICKS = 60;
const INNER = 158;
const SHORTEST = 14;
const LONGEST = 60;
/** A tick whose squarings are still to be made. */
const STUB = 6;
/** Half the side of the square that the ring needs. */
export const RING_REACH = INNER + LONGEST + 2;

/** The capsule's halves, which meet at the middle. */
export const HALVES = {
  body: 'M-8-58V58H-72a58 58 0 0 1 0-116z',
  lid: 'M8-58V58H72a58 58 0 0 0 0-116z',
} as const;

/** How much of each tick has been squared, from 0 to 1. The last tick stands at the top. */
export function shareTicks(legs: readonly Pick<Leg, 'from' | 'to'>[], total: number): number[] {
  const perTick = total / TICKS;
  return Array.from({ length: TICKS }, (_, tick) => {
    const [start, end] = [tick * perTick, (tick + 1) * perTick];
    const covered = legs.map(({ from, to }) => Math.min(to, end) - Math.max(from, start));
    const done = covered.reduce((sum, one) => sum + Math.max(one, 0), 0) / perTick;
    return done > 1 - 1e-9 ? 1 : done;
  });
}

/** Paths of the ticks that are done, still to do, and being worked on. */
export function drawTicks(shares: readonly number[]): {
  done: string;
  empty: string;
  active: string;
} {
  const paths = { done: '', empty: '', active: '' };
  for (const [index, share] of shares.entries()) {
    const isLast = index === TICKS - 1;
    const kind = share === 0 ? 'empty' : share < 1 || isLast ? 'active' : 'done';
    paths[kind] += drawTick(index + 1, share);
  }
  return paths;
}

/** A place in the ring, `share` of the way round from the top. */
export function placeAt(share: number, radius: number): { x: number; y: number } {
  const angle = (share - 0.25) * 2 * Math.PI;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Where the workers stand, just inside the ticks. */
export const WORKER_RADIUS = INNER - 20;

function drawTick(tick: number, share: number): string {
  const full = SHORTEST + (LONGEST - SHORTEST) * (tick / TICKS) ** 1.6;
  const foot = placeAt(tick / TICKS, INNER);
  const head = placeAt(tick / TICKS, INNER + STUB + (full - STUB) * share);
  return `M${point(foot)}L${point(head)}`;
}

function point({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
