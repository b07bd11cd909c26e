import type { Size } from '@/stage/Drawing';

/** Half the side of the dial, in its own units, and where everything around its middle is. */
export const REACH = 300;
export const RADII = { disc: 104, mine: 258, other: 208 } as const;
/** How far the disc falls, from the middle onto the inner ring. */
export const DROP = 82;

export interface Dial {
  readonly x: number;
  readonly y: number;
  /** Its side, in pixels. */
  readonly side: number;
}

/** The largest dial in the middle of a drawing. */
export function layDial({ width, height }: Size): Dial {
  return { x: width / 2, y: height / 2, side: Math.min(width, height) };
}

/** Where the hand ends after a share of a turn, in pixels from the middle. */
export function handAt({ side }: Pick<Dial, 'side'>, turns: number): { x: number; y: number } {
  const radius = (RADII.mine / REACH) * (side / 2);
  const angle = turns * 2 * Math.PI;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The turns from one place around the middle to another, the short way, clockwise. */
export function turnsBetween(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): number {
  const turns = (Math.atan2(to.x, -to.y) - Math.atan2(from.x, -from.y)) / (2 * Math.PI);
  return turns - Math.round(turns);
}

/** Which share of a turn, clockwise from the top, a place around the middle is. */
export function turnsTo(place: { readonly x: number; readonly y: number }): number {
  return (turnsBetween({ x: 0, y: -1 }, place) + 1) % 1;
}

/** An hour of the outer ring, which is a day then: most of it is drawn, the rest parts it from the next one. */
const BLOCK = 0.82;

/** The dashes of so many hours on a ring whose length is 24. */
export function hourBlocks(hours: number): string {
  const blocks = Array.from({ length: Math.ceil(hours) }, (_, hour) =>
    Math.min(hours - hour, BLOCK),
  );
  return [...blocks.flatMap((block) => [block.toFixed(3), (1 - block).toFixed(3)]), 0, 24].join(
    ' ',
  );
}

/** How many turns the hand has made: past the first it spins, and ends where a turn ends. */
export function turnsAt(passed: number, awayS: number, sessionS: number): number {
  const turns = awayS / sessionS;
  return turns <= 1 ? passed * turns : passed * Math.ceil(turns);
}

const LANDS = 0.5;
const REBOUND = 0.2;

/** How far something has fallen, from 0 to 1: faster and faster, then two bounces. */
export function fallAt(share: number): number {
  if (share < LANDS) return (share / LANDS) ** 2;
  const rest = (share - LANDS) / (1 - LANDS);
  const isFirst = rest < 0.66;
  const part = isFirst ? rest / 0.66 : (rest - 0.66) / 0.34;
  return 1 - (isFirst ? REBOUND : REBOUND / 4) * 4 * part * (1 - part);
}

/** Slow, fast, slow. */
export function easeBoth(share: number): number {
  return share * share * (3 - 2 * share);
}
