import type { Side } from './seals';

/** A run that is told: one jury votes close up, a beat, then the thousand come into sight and go where the run takes them. */
export const STORY = { votes: 150, turned: 1_500, pulls: 2_100, flows: 4_000, ends: 5_300 };

/** From one jury to the thousand, or back. */
export const PULL_MS = 1_000;

/** Before the thousand go elsewhere they stand still for so long. */
export const HELD_MS = 600;

/** The opening: houses rise, then they vote. A shared run is told in it to its end. All in milliseconds. */
export const ACT = { votes: 900, ends: 3_200, endsShared: STORY.ends };

/** How long the walls of a whole jury take to turn, one after the other. */
const ROW_MS = 1_200;

/** What the walls of a house show: nothing yet, a seal, or a vote. */
export type Wall = 'blank' | 'sealed' | Side;

/** The walls of a jury, and how long the next one has been about to turn. */
export interface Row {
  readonly walls: readonly Wall[];
  readonly waitedMs: number;
}

/** The row some milliseconds later: votes turn from left to right, and a jury that starts over is shut at once. */
export function topple(row: Row, goal: readonly Wall[], ms: number): Row {
  const { walls } = row;
  if (walls.length !== goal.length || goal.some(isShut)) return { walls: goal, waitedMs: 0 };
  const next = walls.findIndex((wall, seat) => wall !== goal[seat]);
  if (next === -1) return row;
  const waitedMs = row.waitedMs + ms;
  const turnMs = ROW_MS / goal.length;
  if (waitedMs < turnMs) return { walls, waitedMs };
  // A slow screen turns several in one frame, so that the row keeps its time.
  const turned = goal.slice(0, next + 1).concat(walls.slice(next + 1));
  return topple({ walls: turned, waitedMs: waitedMs - turnMs }, goal, 0);
}

export function isShut(wall: Wall): boolean {
  return wall === 'blank' || wall === 'sealed';
}

export function hasTurned({ walls }: Row, goal: readonly Wall[]): boolean {
  return walls.length === goal.length && walls.every((wall, seat) => wall === goal[seat]);
}

/** How far the thousand have gone from where they were to where the run takes them, from 0 to 1. */
export function flowedAt(ms: number): number {
  const share = Math.min(Math.max((ms - STORY.flows) / (STORY.ends - STORY.flows), 0), 1);
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2;
}
