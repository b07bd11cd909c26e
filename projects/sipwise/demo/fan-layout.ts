import { linearScale } from '@/lib/scale';
import type { Scale } from '@/lib/scale';

/** Where the goal may stand between the bottom and the top of the drawing before the scale is fitted again. */
const GOAL_SHARE = { from: 0.27, to: 0.8 };
/** The top of a fitted scale, in goals. */
const GOALS_TO_TOP = 2.4;
/** The bottom of a logarithmic scale, as a share of what the top of the even one is worth. */
const FLOOR = 1 / 52;
/** A scale as good as logarithmic: smaller powers lose their digits. */
const LOGARITHMIC = 1e-3;
/** The hundred dots of the bet and the count. */
export const BLOCK = { columns: 5, rows: 20 } as const;
/** Room for at least so many dots between the lines and the block. */
const COLUMNS = 18;

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

/** How far the scale is logarithmic, from 0 to 1, and what its top is then worth. */
export interface Bend {
  readonly share: number;
  readonly worthOfTop: number;
}

/** The places of everything in a drawing of this size, whose top is worth so many rupees. */
export function layOut(
  { width, height, isNarrow }: { width: number; height: number; isNarrow: boolean },
  worthOfTop: number,
  bend: Bend = { share: 0, worthOfTop },
): Layout {
  const origin = { x: isNarrow ? 30 : width * 0.035 + 20, y: height - (isNarrow ? 30 : 44) };
  const top = isNarrow ? 12 : 34;
  const dot = isNarrow
    ? Math.min(Math.max(height / 44, 5), 7)
    : Math.min(Math.max(height / 50, 10), 18, width / 80);
  // Inside the margin that everything else keeps.
  const grip = width - (isNarrow ? 34 : 66);
  const pitch = isNarrow ? 5.6 : dot;
  const left = grip - (isNarrow ? 32 : 48) - BLOCK.columns * pitch;
  const end = Math.min(width * 0.71, left - dot * (COLUMNS + 2));
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
  const floor = worthOfTop * FLOOR * bend.share;
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

/**
 * A place for each end, given in ascending order: at its own height, pushed to the right until it is free. Where that needs
 * more room than there is, as when all futures are the same, all move closer together.
 */
export function placeDots(ends: readonly number[], { y, top, dot, columns }: Layout): Place[] {
  const last: number[] = [];
  const roof = top + dot * Math.ceil(ends.filter((worth) => y(worth) < top).length / columns);
  let beyond = 0;
  const places: Place[] = ends.map((worth) => {
    const height = y(worth);
    if (height < roof) {
      const place = { row: Math.floor(beyond / columns), column: beyond % columns };
      beyond += 1;
      return place;
    }
    let column = 0;
    while ((last[column] ?? Infinity) - height < dot) column += 1;
    last[column] = height;
    return { column };
  });
  const squeeze = Math.min((columns - 1) / Math.max(last.length - 1, 1), 1);
  return places.map((place) =>
    place.row === undefined ? { column: place.column * squeeze } : place,
  );
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
  const roof = top + dot * Math.max(0, ...places.map(({ row = -1 }) => row + 1));
  return places.map(({ row, column }, index) => {
    const height = y(ends[index] ?? 0);
    return {
      x: end + dot * (1.5 + (columns[index] ?? column)),
      y: row !== undefined && height < roof ? top + row * dot : Math.max(height, top),
      isBeyond: row !== undefined,
    };
  });
}
