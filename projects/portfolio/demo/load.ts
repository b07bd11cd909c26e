import type { Island } from './islands';
import type { Weight } from './weigh';

const BITS = 8;
const KILO = 1_000;
/** What a page of this site may weigh: a test fails beyond it (tests/support/budgets.ts). */
export const LIMIT_BYTES = 95_000;
/** A heavier page, as while the site is developed, gets a stronger line, with this much to spare. */
const SPARE = 1.3;

/** How long so many bytes take, and nothing else: no round trips, no parsing. */
export function secondsFor(bytes: number, kbps: number): number {
  return (bytes * BITS) / (kbps * KILO);
}

/** Shorter waits are not worth showing. */
const LONG_WAIT_S = 2;
const LONGEST_SHOWN_S = 4;
const LEAST_FASTER = 3;

/** How many times faster a wait is shown, so that nobody leaves. 0: it is too short to be shown at all. */
export function timesFaster(seconds: number): number {
  if (seconds < LONG_WAIT_S) return 0;
  return Math.max(Math.ceil(seconds / LONGEST_SHOWN_S), LEAST_FASTER);
}

/** A part of the page, by where it begins. */
export interface Standing {
  readonly y: number;
  /** Whether some script of the page looks for it. */
  readonly isMoving: boolean;
}

/** The parts of the page that were given script, if everything gets some. */
export interface Reached {
  readonly parts: number;
  /** Those among them that do something with it. */
  readonly moving: number;
}

/** Counts what begins above a share of the page; the whole page has no end that could be missed. */
export function reachParts(parts: readonly Standing[], height: number, share: number): Reached {
  const reached = parts.filter(({ y }) => isReached(y, height, share));
  return { parts: reached.length, moving: reached.filter(({ isMoving }) => isMoving).length };
}

/** Whether something that begins at `y` is in the upper share of the page. */
function isReached(y: number, height: number, share: number): boolean {
  return share >= 1 || y < share * height;
}

/** The page without any script. */
export function stillBytes({ page, pageBytes }: Weight): number {
  return pageBytes - page.script;
}

/** What the line holds. */
export function lineHolds({ pageBytes }: Weight): number {
  return Math.max(LIMIT_BYTES, Math.ceil((pageBytes * SPARE) / KILO) * KILO);
}

interface Load {
  readonly weight: Weight;
  /** How many of all parts have got script. */
  readonly reached: Reached;
  readonly all: number;
  /** Script for all parts, in KB. */
  readonly rivalKb: number;
  readonly hasDemo: boolean;
}

/** The page when every part gets the same share of the script of a page that is one unit. */
export function loadOfAll({ weight, reached, all, rivalKb, hasDemo }: Load): number {
  const script = (rivalKb * KILO * reached.parts) / Math.max(all, 1);
  return stillBytes(weight) + script + (hasDemo ? weight.playBytes : 0);
}

interface OwnLoad {
  readonly weight: Weight;
  readonly islands: readonly Island[];
  /** Where the first part of each island begins. Unset: it stands nowhere, and comes with the whole page. */
  readonly tops: readonly (number | undefined)[];
  readonly height: number;
  readonly share: number;
  readonly hasDemo: boolean;
}

/** The page when only the parts that do something get script: what this page really sent for them. */
export function loadOfMoving(load: OwnLoad): number {
  const { weight, islands, tops, height, share, hasDemo } = load;
  const script = islands
    .filter(({ isInline, isOfPlay }, island) => {
      const top = tops[island];
      // Inside the document, it is counted with the words.
      if (isInline || isOfPlay) return false;
      return isReached(top ?? height, height, share);
    })
    .reduce((sum, { bytes }) => sum + bytes, 0);
  return stillBytes(weight) + script + (hasDemo ? weight.playBytes : 0);
}
