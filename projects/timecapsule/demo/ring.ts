import { createRandom } from '@/lib/seeded-random';

import type { Piece } from './relay';

/** The numbers of the sleeve: its ring is the one that the squarings draw. */
const INNER = 158;
const SHORTEST = 14;
/** Of the longest tick, and of the one on a small screen, where the ring needs the room. */
export const LONGEST = { wide: 60, small: 28 } as const;
/** A tick whose squarings are still to be made. */
const STUB = 6;
/** The width of all ticks together. */
const ALL_TICKS = 540;
const WIDEST = 16;
/** Half the side of the square that the ring needs. */
export function reachOf(longest: number): number {
  return INNER + longest + 2;
}

/** The capsule's halves, which meet at the middle. */
export const HALVES = {
  body: 'M-8-58V58H-72a58 58 0 0 1 0-116z',
  lid: 'M8-58V58H72a58 58 0 0 0 0-116z',
} as const;

export function tickWidth(ticks: number): number {
  return Math.min(ALL_TICKS / ticks, WIDEST);
}

interface Work {
  readonly legs: readonly Pick<Piece, 'from' | 'to'>[];
  readonly total: number;
  readonly rounds: number;
}

/** How much of each tick has been squared, from 0 to 1. The last tick stands at the top. */
export function shareTicks({ legs, total, rounds }: Work): number[] {
  const perTick = total / rounds;
  return Array.from({ length: rounds }, (_, tick) => {
    const [start, end] = [tick * perTick, (tick + 1) * perTick];
    const covered = legs.map(({ from, to }) => Math.min(to, end) - Math.max(from, start));
    const done = covered.reduce((sum, one) => sum + Math.max(one, 0), 0) / perTick;
    return done > 1 - 1e-9 ? 1 : done;
  });
}

/** Paths of the ticks that are done, still to do, and being worked on. */
export function drawTicks(
  shares: readonly number[],
  longest: number,
): {
  done: string;
  empty: string;
  active: string;
} {
  const paths = { done: '', empty: '', active: '' };
  for (const [index, share] of shares.entries()) {
    const isLast = index === shares.length - 1;
    const kind = share === 0 ? 'empty' : share < 1 || isLast ? 'active' : 'done';
    paths[kind] += drawTick({ tick: index + 1, ticks: shares.length, longest }, share);
  }
  return paths;
}

/** The line that strings the ticks of a chain together, as far as it has come. */
export function drawThread(share: number): string {
  if (share <= 0) return '';
  const [start, end] = [placeAt(0, INNER), placeAt(Math.min(share, 0.9999), INNER)];
  return `M${point(start)}A${INNER} ${INNER} 0 ${share > 0.5 ? 1 : 0} 1 ${point(end)}`;
}

/** A tick that nothing holds: its path, and where it falls to. */
export interface LoosePiece {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** From 0 for the first that falls to 1 for the last. */
  readonly order: number;
}

const HEAP = { reach: 170, height: 46 };
const SEED = 17;

/** A full ring of loose pieces, and the heap that it makes at its foot. */
export function dropTicks(ticks: number, longest: number): LoosePiece[] {
  const floor = reachOf(longest) - 16;
  const random = createRandom(SEED);
  return Array.from({ length: ticks }, (_, index) => {
    const share = (index + 1) / ticks;
    const place = { tick: index + 1, ticks, longest };
    const from = placeAt(share, INNER + lengthOf(place) / 2);
    const x = Math.max(-1, Math.min(from.x / INNER + (random() - 0.5) * 0.7, 1)) * HEAP.reach * 0.9;
    const y = floor - random() * HEAP.height * (1 - (x / HEAP.reach) ** 2);
    // They come to lie more or less flat.
    const lies = (share * 360 + 90) % 180;
    const flat = lies > 90 ? 180 - lies : -lies;
    return {
      path: drawTick(place, 1),
      x: x - from.x,
      y: y - from.y,
      turn: flat + (random() - 0.5) * 70,
      order: random(),
    };
  });
}

/** A place in the ring, `share` of the way round from the top. */
export function placeAt(share: number, radius: number): { x: number; y: number } {
  const angle = (share - 0.25) * 2 * Math.PI;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Where the middle of something stands that reaches so far, just inside the ticks and clear of them. */
export function workerAt(share: number, reach: number): { x: number; y: number } {
  return placeAt(share, INNER - 9 - reach);
}

interface Tick {
  readonly tick: number;
  readonly ticks: number;
  readonly longest: number;
}

function lengthOf({ tick, ticks, longest }: Tick): number {
  return SHORTEST + (longest - SHORTEST) * (tick / ticks) ** 1.6;
}

function drawTick(place: Tick, share: number): string {
  const around = place.tick / place.ticks;
  const foot = placeAt(around, INNER);
  const head = placeAt(around, INNER + STUB + (lengthOf(place) - STUB) * share);
  return `M${point(foot)}L${point(head)}`;
}

function point({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
