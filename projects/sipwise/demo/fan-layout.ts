import { linearScale } from '@/lib/scale';
import type { Scale } from '@/lib/scale';

/** Where the goal may stand between the bottom and the top of the drawing before the scale is fitted again. */
const GOAL_SHARE = { from: 0.27, to: 0.8 };
/** The top of a fitted scale, in goals. */
const GOALS_TO_TOP = 2.1;

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
  /** Where the goal's grip stands. */
  readonly grip: number;
}

/** The places of everything in a drawing of this size, whose top is worth so many rupees. */
export function layOut(
  { width, height, isNarrow }: { width: number; height: number; isNarrow: boolean },
  worthOfTop: number,
): Layout {
  const origin = { x: isNarrow ? 30 : width * 0.035 + 20, y: height - (isNarrow ? 36 : 44) };
  const top = isNarrow ? 12 : 34;
  return {
    isNarrow,
    width,
    height,
    origin,
    end: isNarrow ? width * 0.53 : width * 0.71,
    top,
    y: linearScale(0, worthOfTop, origin.y, top),
    worthAt: linearScale(origin.y, top, 0, worthOfTop),
    dot: isNarrow ? 7.6 : Math.min(Math.max(height / 50, 11), 18),
    grip: width - (isNarrow ? 34 : 56),
  };
}

/** The worth of the drawing's top for a goal: as it is, or fitted anew when the goal would leave the middle. */
export function fitTop(worthOfTop: number, goal: number): number {
  const share = goal / worthOfTop;
  return share < GOAL_SHARE.from || share > GOAL_SHARE.to ? goal * GOALS_TO_TOP : worthOfTop;
}

/** A dot's place among the others. */
export interface Place {
  /** From the lines to the right. */
  readonly column: number;
  /** The row it queues in along the top, because its future ends above the drawing. Unset: it stands at its own height. */
  readonly row?: number;
}

const DOTS_PER_ROW = 14;

/** A place for each end, given in ascending order: at its own height, pushed to the right until it is free. */
export function placeDots(ends: readonly number[], { y, top, dot }: Layout): Place[] {
  const columns: number[] = [];
  const roof = top + dot * Math.ceil(ends.filter((worth) => y(worth) < top).length / DOTS_PER_ROW);
  let beyond = 0;
  return ends.map((worth) => {
    const height = y(worth);
    if (height < roof) {
      const place = { row: Math.floor(beyond / DOTS_PER_ROW), column: beyond % DOTS_PER_ROW };
      beyond += 1;
      return place;
    }
    let column = 0;
    while ((columns[column] ?? Infinity) - height < dot) column += 1;
    columns[column] = height;
    return { column };
  });
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly isBeyond: boolean;
}

/**
 * Where the dots are at this moment: at the height of what their futures are worth now, in columns that may be on their way
 * to those of their places.
 */
export function showDots(
  places: readonly Place[],
  columns: readonly number[],
  ends: readonly number[],
  { y, top, end, dot }: Layout,
): Dot[] {
  return places.map(({ row, column }, index) => ({
    x: end + dot * (1.5 + (columns[index] ?? column)),
    y: Math.max(y(ends[index] ?? 0), top + (row ?? 0) * dot),
    isBeyond: row !== undefined,
  }));
}
