import { numberAt } from '@/lib/element-at';
import { createRandom } from '@/lib/seeded-random';

import { JURIES } from './juries';

/** Above the houses: the name of the line that a tower lands on. Below them: what a column means. */
export const TOP_PX = 24;
export const AXIS_PX = 30;

/** No column is wider than this share of the drawing, so that towers leave the middle to the eye and the counts. */
const WIDEST_COLUMN = 0.1;
const LARGEST_PX = 26;
const SMALLEST_PX = 1.5;
/** Room in the tallest tower for the luck of the draw, in houses. */
const LUCK = 50;
/** A house nears its place by a factor of e in this many milliseconds: the quick and the slow. */
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
  /** Where the houses of each column begin. */
  readonly lefts: readonly number[];
  /** From one column to the next. */
  readonly columnStep: number;
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
  const base = height - AXIS_PX;
  const columnWidth = Math.min(width / (jurors + 1), width * WIDEST_COLUMN);
  const columnStep = (width - columnWidth) / jurors;
  const tallest = Math.min(JURIES * Math.max(accuracy, 1 - accuracy) + LUCK, JURIES);
  const inner = columnWidth - Math.max(2, columnWidth * 0.05);
  const pitch = fitPitch(inner, base - TOP_PX, tallest);
  // A little more than the inner width, because a division may come out a little less than whole.
  const perRow = Math.max(Math.floor(inner / pitch + 1e-6), 1);
  const lefts = Array.from(
    { length: jurors + 1 },
    (_, column) => column * columnStep + (columnWidth - perRow * pitch) / 2,
  );
  const heights = lefts.map(() => 0);
  const places = new Float64Array(votes.length * 2);
  votes.forEach((column, jury) => {
    const slot = heights[column] ?? 0;
    heights[column] = slot + 1;
    places[jury * 2] = (lefts[column] ?? 0) + (slot % perRow) * pitch;
    places[jury * 2 + 1] = base - (Math.floor(slot / perRow) + 1) * pitch;
  });
  return { pitch, base, lefts, columnStep, perRow, places };
}

/** The outline of a tower of this many houses in the last column, and how high it reaches. */
export function outlineTower(
  { pitch, base, lefts, perRow }: CrowdLayout,
  houses: number,
): { readonly path: string; readonly top: number } {
  const left = lefts.at(-1) ?? 0;
  const top = base - Math.ceil(houses / perRow) * pitch;
  const rest = houses % perRow;
  const right = left + perRow * pitch;
  const path =
    rest === 0
      ? `M${left} ${base}V${top}H${right}V${base}`
      : `M${left} ${base}V${top}H${left + rest * pitch}v${pitch}H${right}V${base}`;
  return { path, top };
}

/** What a column means, as far as there is room for it. */
export function nameColumn(column: number, jurors: number, width: number): string {
  if (width < 24 && column % 2 !== jurors % 2) return '';
  if (width < 80) return String(column);
  if (column === 0) return 'none right';
  return column === jurors ? `all ${column} right` : `${column} right`;
}

/** The largest house of which this many fit into the tower. */
function fitPitch(width: number, height: number, count: number): number {
  let largest = SMALLEST_PX;
  for (let perRow = 1; width / perRow > SMALLEST_PX; perRow += 1) {
    largest = Math.max(largest, Math.min(width / perRow, height / Math.ceil(count / perRow)));
  }
  return Math.min(largest, LARGEST_PX);
}

/** The eye with the counts on either side, above the houses. */
export interface Sky {
  readonly eye: Size & { readonly x: number; readonly y: number };
  /** How large the digits of the counts are. */
  readonly digits: number;
}

/** As wide as the eye is high, the cover's eye. */
const EYE_RATIO = 104 / 68;
const EYE_SHARE = { ofHeight: 0.44, ofWidth: 0.27 };
/** The width of three digits, in their heights. */
const DIGITS_RATIO = 2.15;

/** On a phone the counts stand lower: the name of the line is wider than a tower. */
const LOWER_PX = 28;

/** The eye in the middle, and the counts between it and the towers at either end. */
export function layOutSky({ width, height, isNarrow }: Size & { isNarrow: boolean }): Sky {
  const room = height - AXIS_PX - TOP_PX;
  const eyeWidth = Math.min(room * EYE_SHARE.ofHeight * EYE_RATIO, width * EYE_SHARE.ofWidth);
  const eyeHeight = eyeWidth / EYE_RATIO;
  const top = TOP_PX + (isNarrow ? LOWER_PX : 0);
  const gap = Math.max(8, width * 0.015);
  const side = width * (0.5 - WIDEST_COLUMN) - eyeWidth / 2 - 2 * gap;
  return {
    eye: { x: width / 2, y: top + eyeHeight / 2, width: eyeWidth, height: eyeHeight },
    digits: Math.min(side / DIGITS_RATIO, eyeHeight * 0.95),
  };
}

/** One jury close up: a row of large houses on the same ground. */
export interface JuryLayout {
  readonly left: number;
  readonly top: number;
  /** From one house to the next, and the width of one. */
  readonly step: number;
  readonly house: number;
}

/** Beside the first house stands what its roof and its walls mean; under the eye, what it asks for. */
const NAMES_PX = { wide: 90, narrow: 50 };
const INVITE_PX = 60;
/** How high a house is for its width. */
export const HOUSE_RATIO = 1.12;
const LARGEST_HOUSE_PX = 120;

/** The houses of one jury, as large as there is room below the eye. */
export function layOutJury(
  size: Size & { readonly isNarrow: boolean },
  jurors: number,
  { eye }: Sky,
): JuryLayout {
  const { width, height, isNarrow } = size;
  const base = height - AXIS_PX;
  const names = isNarrow ? NAMES_PX.narrow : NAMES_PX.wide;
  const room = width - names * (isNarrow ? 1 : 2);
  const highest = base - (eye.y + eye.height / 2) - INVITE_PX;
  const house = Math.min(room / jurors / 1.15, highest / HOUSE_RATIO, LARGEST_HOUSE_PX);
  const step = house * 1.15;
  return {
    step,
    house,
    left: names + (room - step * jurors) / 2 + (step - house) / 2,
    top: base - house * HOUSE_RATIO + house * 0.06,
  };
}

const random = createRandom(5);
const PACES = Float64Array.from(
  { length: JURIES },
  () => PACE_MS.from + (PACE_MS.to - PACE_MS.from) * random(),
);

/** Where the houses are some milliseconds later: each at its own pace, and in a leap where the way is long. */
export function flow(from: Places, to: Places, ms: number): Places {
  const next = new Float64Array(to.length);
  let isThere = true;
  for (let jury = 0; jury * 2 < to.length; jury += 1) {
    const at = jury * 2;
    const x = numberAt(from, at);
    const y = numberAt(from, at + 1);
    const goalX = numberAt(to, at);
    const goalY = numberAt(to, at + 1);
    const share = 1 - Math.exp(-ms / numberAt(PACES, jury));
    const leap = Math.min(Math.abs(goalX - x) * LEAP.share, LEAP.most);
    const nextX = x + (goalX - x) * share;
    const nextY = y + (goalY - leap - y) * share;
    next[at] = nextX;
    next[at + 1] = nextY;
    isThere &&= isClose(nextX, goalX) && isClose(nextY, goalY);
  }
  return isThere ? to : next;
}

/** Whether a house has come to its place. */
export function hasLanded(places: Places, goal: Places, jury: number): boolean {
  const at = jury * 2;
  return (
    Math.abs(numberAt(places, at) - numberAt(goal, at)) < 1 &&
    Math.abs(numberAt(places, at + 1) - numberAt(goal, at + 1)) < 1
  );
}

function isClose(value: number, goal: number): boolean {
  return Math.abs(value - goal) < CLOSE_PX;
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
