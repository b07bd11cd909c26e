import { linearScale } from '@/lib/scale';
import type { Scale } from '@/lib/scale';

/** The top of a fitted even scale, in goals; and where on it the goal may stand before it is fitted again. */
const GOALS_TO_TOP = 2.4;
const HIGHEST_GOAL = 0.55;
/** Room above the best future. An even scale with more than this much of it is fitted again. */
const HEADROOM = 1.03;
const MOST_HEADROOM = 1.5;
/** The same for a logarithmic scale, and below its lowest mark. */
const WILD_ROOM = 1.4;
/** A scale as good as logarithmic: smaller powers lose their digits. */
const LOGARITHMIC = 1e-3;
/** The hundred dots of the bet and the count. */
export const BLOCK = { columns: 5, rows: 20 } as const;
/** How many dots fit between the lines and the block: one for each of these pixels, because narrow lines need the room more. */
const COLUMNS = { least: 10, most: 18, eachPx: 64 };

export interface Layout {
  readonly isNarrow: boolean;
  readonly width: number;
  readonly height: number;
  /** The dot that all futures leave from. */
  readonly origin: { readonly x: number; readonly y: number };
  /** Where the lines end and the dots begin. */
  readonly end: number;
  readonly top: number;
  /** From rupees to pixels, and back. */
  readonly y: Scale;
  readonly worthAt: Scale;
  /** The distance of two dots. */
  readonly dot: number;
  /** How many dots fit between the lines and the block. */
  readonly columns: number;
  /** Where the grip stands. */
  readonly grip: number;
  /** The block of a hundred that is lifted over the goal: its left side, the distance of its dots, and its height. */
  readonly block: { readonly left: number; readonly pitch: number; readonly height: number };
}

/** How far the scale is logarithmic, from 0 to 1, and what its top and its bottom are then worth. */
export interface Bend {
  readonly share: number;
  readonly worthOfTop: number;
  readonly floor: number;
}

/** The places of everything in a drawing of this size, whose top is worth this many rupees. */
export function layOut(
  { width, height, isNarrow }: { width: number; height: number; isNarrow: boolean },
  worthOfTop: number,
  bend: Bend = { share: 0, worthOfTop, floor: 0 },
): Layout {
  const origin = { x: isNarrow ? 22 : width * 0.035 + 20, y: height - (isNarrow ? 42 : 44) };
  const top = isNarrow ? 8 : 34;
  const dot = isNarrow
    ? Math.min(Math.max(height / 44, 5), 7)
    : Math.min(Math.max(height / 50, 10), 18, width / 80);
  // Inside the margin that everything else keeps.
  const grip = width - (isNarrow ? 38 : 66);
  // A block that hangs below the goal has room there.
  const below = (origin.y - top) / GOALS_TO_TOP + (isNarrow ? 26 : 40);
  const pitch = Math.min(isNarrow ? 5.6 : dot, below / BLOCK.rows);
  const left = grip - (isNarrow ? 34 : 48) - BLOCK.columns * pitch;
  const columns = Math.min(Math.max(width / COLUMNS.eachPx, COLUMNS.least), COLUMNS.most);
  const end = Math.min(width * 0.71, left - dot * (columns + 2));
  return {
    isNarrow,
    width,
    height,
    origin,
    end,
    top,
    ...bendScale(worthOfTop, bend, origin.y, top),
    dot,
    columns: Math.floor((left - end) / dot) - 2,
    grip,
    block: { left, pitch, height: BLOCK.rows * pitch },
  };
}

/** Between an even scale and a logarithmic one lie those of the roots, so the fan bends without a leap. */
function bendScale(
  worthOfTop: number,
  bend: Bend,
  bottom: number,
  top: number,
): Pick<Layout, 'y' | 'worthAt'> {
  if (bend.share === 0) {
    return {
      y: linearScale(0, worthOfTop, bottom, top),
      worthAt: linearScale(bottom, top, 0, worthOfTop),
    };
  }
  const power = 1 - bend.share;
  const floor = bend.floor * bend.share;
  const most = worthOfTop ** power * bend.worthOfTop ** bend.share;
  const isLogarithmic = power < LOGARITHMIC;
  const squeeze = isLogarithmic ? Math.log : (worth: number) => worth ** power;
  const stretch = isLogarithmic ? Math.exp : (value: number) => value ** (1 / power);
  const place = linearScale(squeeze(floor), squeeze(most), bottom, top);
  const valueAt = linearScale(bottom, top, squeeze(floor), squeeze(most));
  return {
    y: (worth) => place(squeeze(Math.max(worth, floor))),
    worthAt: (at) => stretch(Math.max(valueAt(at), squeeze(floor))),
  };
}

/** What the drawing has to show, in rupees. */
export interface Shown {
  readonly goal: number;
  readonly worst: number;
  readonly best: number;
  readonly paidIn: number;
}

/** What the top of an even scale is worth: as it is, or fitted anew when a future or the goal would leave the drawing's middle. */
export function fitTop(before: number, { goal, best }: Pick<Shown, 'goal' | 'best'>): number {
  const least = best * HEADROOM;
  const fitted = Math.max(goal * GOALS_TO_TOP, least);
  const isFit =
    before >= least && before <= fitted * MOST_HEADROOM && goal <= before * HIGHEST_GOAL;
  return isFit ? before : fitted;
}

/** The bottom and the top of a logarithmic scale: all futures are on it, and the goal is no higher than on an even one. */
export function fitWild({ goal, worst, best, paidIn }: Shown): Omit<Bend, 'share'> {
  const floor = Math.min(worst, paidIn, goal) / WILD_ROOM;
  return { floor, worthOfTop: Math.max(best * WILD_ROOM, floor * (goal / floor) ** GOALS_TO_TOP) };
}

/**
 * A column for each end, given in ascending order: each stands at its own height, pushed to the right until it is free. Where
 * that needs more room than there is, as when all futures are the same, all move closer together.
 */
export function placeDots(ends: readonly number[], { y, dot, columns }: Layout): number[] {
  const last: number[] = [];
  const places = ends.map((worth) => {
    const height = y(worth);
    let column = 0;
    while ((last[column] ?? Infinity) - height < dot) column += 1;
    last[column] = height;
    return column;
  });
  const squeeze = Math.min((columns - 1) / Math.max(last.length - 1, 1), 1);
  return places.map((column) => column * squeeze);
}

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Where the dots are at this moment: at the height of what their futures are worth now, in columns that may be on their way. */
export function showDots(
  columns: readonly number[],
  ends: readonly number[],
  { y, top, end, dot }: Layout,
): Dot[] {
  return columns.map((column, index) => ({
    x: end + dot * (1.5 + column),
    y: Math.max(y(ends[index] ?? 0), top),
  }));
}
