import { numberAt } from '@/lib/element-at';
import { createRandom } from '@/lib/seeded-random';

import { JURIES } from './juries';

/** Below the houses: what a column means, and the rail of the eye. */
export const AXIS_PX = 34;
export const RAIL_PX = 72;
/** The eye's width; its middle moves between half of it from either end. */
export const EYE_PX = 104;

const LARGEST_PX = 26;
const SMALLEST_PX = 2;
/** Room in the tallest tower for the luck of the draw, in houses. */
const LUCK = 50;
/** A house nears its place by a factor of e in so many milliseconds: the quick and the slow. */
const PACE_MS = { from: 70, to: 260 };
/** How high a house leaps, as a share of how far it has to go, and at most. */
const LEAP = { share: 0.42, most: 110 };
const CLOSE_PX = 0.3;

/** The top left corner of each house: x, y, x, y. */
export type Places = Float64Array;

export interface CrowdLayout {
  /** The side of a house. */
  readonly pitch: number;
  /** The ground that the houses stand on. */
  readonly base: number;
  readonly columnWidth: number;
  /** Houses side by side in a column. */
  readonly perRow: number;
  readonly places: Places;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One column for each number of right votes, none to all. The size of a house depends on the accuracy alone. */
export function layOutCrowd(
  votes: readonly number[],
  { jurors, accuracy }: { jurors: number; accuracy: number },
  { width, height }: Size,
): CrowdLayout {
  const base = height - AXIS_PX - RAIL_PX;
  const columnWidth = width / (jurors + 1);
  const tallest = Math.min(JURIES * Math.max(accuracy, 1 - accuracy) + LUCK, JURIES);
  const inner = columnWidth - Math.max(2, columnWidth * 0.05);
  const pitch = fitPitch(inner, base, tallest);
  const perRow = Math.max(Math.floor(inner / pitch), 1);
  const heights = new Map<number, number>();
  const places = new Float64Array(votes.length * 2);
  votes.forEach((column, jury) => {
    const slot = heights.get(column) ?? 0;
    heights.set(column, slot + 1);
    const left = column * columnWidth + (columnWidth - perRow * pitch) / 2;
    places[jury * 2] = left + (slot % perRow) * pitch;
    places[jury * 2 + 1] = base - (Math.floor(slot / perRow) + 1) * pitch;
  });
  return { pitch, base, columnWidth, perRow, places };
}

/** What a column means, as far as there is room for it. */
export function nameColumn(column: number, jurors: number, width: number): string {
  if (width < 24 && column % 2 !== jurors % 2) return '';
  if (width < 80) return String(column);
  if (column === 0) return 'none right';
  return column === jurors ? `all ${column} right` : `${column} right`;
}

/** The largest house of which so many fit into the tower. */
function fitPitch(width: number, height: number, count: number): number {
  for (let pitch = LARGEST_PX; pitch > SMALLEST_PX; pitch -= 0.25) {
    if (Math.floor(width / pitch) * Math.floor(height / pitch) >= count) return pitch;
  }
  return SMALLEST_PX;
}

const random = createRandom(5);
const PACES = Float64Array.from(
  { length: JURIES },
  () => PACE_MS.from + (PACE_MS.to - PACE_MS.from) * random(),
);

/** Where the houses are some milliseconds later: each at its own pace, and in a leap where the way is long. */
export function flow(from: Places, to: Places, ms: number): Places {
  const next = new Float64Array(to.length);
  for (let jury = 0; jury * 2 < to.length; jury += 1) {
    const at = jury * 2;
    const x = numberAt(from, at);
    const y = numberAt(from, at + 1);
    const goalX = numberAt(to, at);
    const goalY = numberAt(to, at + 1);
    const share = 1 - Math.exp(-ms / numberAt(PACES, jury));
    const leap = Math.min(Math.abs(goalX - x) * LEAP.share, LEAP.most);
    next[at] = x + (goalX - x) * share;
    next[at + 1] = y + (goalY - leap - y) * share;
  }
  return isThere(next, to) ? to : next;
}

function isThere(places: Places, goal: Places): boolean {
  return places.every((value, index) => Math.abs(value - numberAt(goal, index)) < CLOSE_PX);
}

/** The house nearest to a press; none where there is nothing near. */
export function findHouse(
  places: Places,
  pitch: number,
  press: { readonly x: number; readonly y: number },
): number | undefined {
  let nearest: number | undefined;
  let least = Math.max(pitch, 22);
  for (let jury = 0; jury * 2 < places.length; jury += 1) {
    const x = numberAt(places, jury * 2) + pitch / 2;
    const y = numberAt(places, jury * 2 + 1) + pitch / 2;
    const distance = Math.hypot(x - press.x, y - press.y);
    if (distance < least) [nearest, least] = [jury, distance];
  }
  return nearest;
}
