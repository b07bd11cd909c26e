import { numberAt } from '@/lib/element-at';
import { createRandom } from '@/lib/seeded-random';
import { mix } from '@/stage/tween';

import { JURIES } from './juries';

/** Above the houses: the name of the line that a tower lands on. Below them: what a column means. */
export const TOP_PX = 24;
export const AXIS_PX = 40;

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
/** Close up the houses need the height; over the thousand the middle is empty. */
const EYE_SHARES = {
  close: { ofHeight: 0.29, ofWidth: 0.3 },
  far: { ofHeight: 0.44, ofWidth: 0.27 },
};
/** Three digits are so many times as wide as they are high. */
const DIGITS_RATIO = 2.15;

/** On a phone the counts of the thousand stand lower: the name of the line is wider than a tower. */
const LOWER_PX = 28;
const CLOSE_TOP_PX = 6;

/** The eye in the middle, and the counts between it and the towers at either end. */
export function layOutSky(
  { width, height, isNarrow }: Size & { isNarrow: boolean },
  view: 'close' | 'far',
): Sky {
  const room = height - AXIS_PX - TOP_PX;
  const { ofHeight, ofWidth } = EYE_SHARES[view];
  const eyeWidth = Math.min(room * ofHeight * EYE_RATIO, width * ofWidth);
  const eyeHeight = eyeWidth / EYE_RATIO;
  const top = view === 'close' ? CLOSE_TOP_PX : TOP_PX + (isNarrow ? LOWER_PX : 0);
  const gap = Math.max(8, width * 0.015);
  const side = width * (0.5 - WIDEST_COLUMN) - eyeWidth / 2 - 2 * gap;
  return {
    eye: { x: width / 2, y: top + eyeHeight / 2, width: eyeWidth, height: eyeHeight },
    digits: Math.min(side / DIGITS_RATIO, eyeHeight * 0.95),
  };
}

/** The sky on the way from one view to another. */
export function mixSkies(one: Sky, other: Sky, share: number): Sky {
  return {
    eye: {
      x: mix(one.eye.x, other.eye.x, share),
      y: mix(one.eye.y, other.eye.y, share),
      width: mix(one.eye.width, other.eye.width, share),
      height: mix(one.eye.height, other.eye.height, share),
    },
    digits: mix(one.digits, other.digits, share),
  };
}

/** One jury close up: a row of large houses on the same ground, and above it room for the jurors' looks. */
export interface JuryLayout {
  readonly left: number;
  readonly top: number;
  readonly base: number;
  /** From one house to the next, and the width and the height of one. */
  readonly step: number;
  readonly house: number;
  readonly tall: number;
  /** How high above the roofs the longest look goes. */
  readonly band: number;
}

/** Under the eye stands what it does, or the next step. */
const TAG_PX = 42;
/** And under that, what roofs and walls mean. */
const LEGEND_PX = 28;
const BAND_SHARE = 0.17;
/** How wide a house is for its place, and how high for its width. */
const HOUSE_SHARE = 0.88;
const HOUSE_RATIOS = { from: 1.12, to: 3.2 };

/** The houses of one jury over the whole width, and as high as there is room below the eye. */
export function layOutJury({ width, height }: Size, jurors: number, { eye }: Sky): JuryLayout {
  const base = height - AXIS_PX;
  const under = eye.y + eye.height / 2 + TAG_PX + LEGEND_PX;
  const band = (base - under) * BAND_SHARE;
  const highest = base - under - band - 6;
  const house = Math.min((width / jurors) * HOUSE_SHARE, highest / HOUSE_RATIOS.from);
  const step = Math.min(width / jurors, house * 1.6);
  const tall = Math.min(highest, house * HOUSE_RATIOS.to);
  return {
    step,
    house,
    tall,
    band,
    base,
    left: (width - step * jurors) / 2 + (step - house) / 2,
    top: base - tall,
  };
}

/** The look of a juror back along the row to the first: up from the own roof, over all roofs between, and down. */
export function traceLook(
  { left, top, step, house, band }: JuryLayout,
  seat: number,
  jurors: number,
): string {
  const from = left + seat * step + house / 2;
  const to = left + house / 2;
  const y = top - band * (0.2 + (0.8 * seat) / (jurors - 1));
  const bend = Math.min(7, (top - y) / 2);
  return `M${from} ${top}V${y + bend}Q${from} ${y} ${from - bend} ${y}H${to + bend}Q${to} ${y} ${to} ${y + bend}V${top}`;
}

/** The way from one jury to the thousand, from 0 to 1: its houses become one, that one shrinks, and the others rise. */
export function pullAt(share: number): { slide: number; shrink: number; rise: number } {
  const between = (from: number, to: number) => {
    const part = Math.min(Math.max((share - from) / (to - from), 0), 1);
    return part * part * (3 - 2 * part);
  };
  return { slide: between(0, 0.4), shrink: between(0.45, 0.75), rise: between(0.6, 1) };
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
