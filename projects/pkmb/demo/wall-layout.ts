import type { DrawingSize } from '@/stage/Drawing';

import { COLUMNS, ROWS } from './roll';
import { MOST_ORDERS } from './blocks';
import { SUPPLY } from './sale';

/** Where the tokens stand, in order of sale, row by row; and the arm that deals again. */
export interface WallLayout {
  readonly tile: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The middle of the draw's handle. */
  readonly handleX: number;
  /** The height of the draw after this many sales. */
  readonly y: (sold: number) => number;
  /** Its inverse: how many sales lie above a height. Near the end it is the end. */
  readonly soldAt: (y: number) => number;
  readonly arm: Arm;
}

/** A slot machine's arm, pulled down at the wall's side. */
interface Arm {
  readonly axis: 'y';
  readonly isNarrow: boolean;
  /** Where its knob is, for a share of its way. */
  readonly at: (share: number) => { readonly x: number; readonly y: number };
  /** The share for a place along its axis. */
  readonly shareAt: (place: number) => number;
  /** Where it is fixed to the wall. */
  readonly pivot: { readonly x: number; readonly y: number };
}

/** Room for what became of another buyer, and on a phone for the large number. */
const BELOW = { wide: 36, narrow: 88 } as const;
/** Room for what the frames are called, and on a phone for the arm's invitation. */
const ABOVE = { wide: 22, narrow: 46 } as const;
/** Room at the sides, since a crown that was taken is larger than its tile. */
const SIDE = 4;
/** Room for the draw's handle, which stands at the wall's left and covers nothing. */
const TAB = { wide: 42, narrow: 40 } as const;
const ARM = {
  wide: { beside: 134, pivot: 17, reach: 60, bow: 22, inset: 30 },
  narrow: { beside: 68, pivot: 11, reach: 21, bow: 1, inset: 22 },
} as const;
/** Closer to the last sale than this is after it. */
const SNAPS_WITHIN = 30;

/** The largest places that the drawing allows. */
export function layOut({ width, height, isNarrow }: DrawingSize): WallLayout {
  const kind = isNarrow ? 'narrow' : 'wide';
  const tab = TAB[kind];
  const above = ABOVE[kind];
  const room = {
    width: width - tab - ARM[kind].beside,
    height: height - above - BELOW[kind],
  };
  const tile = Math.max(Math.min(room.width / COLUMNS, room.height / ROWS), 1);
  const wall = { width: COLUMNS * tile, height: ROWS * tile };
  const left = isNarrow ? tab + (room.width - wall.width) / 2 : tab;
  const top = above + (isNarrow ? 0 : Math.max((room.height - wall.height) / 2, 0));
  return {
    tile,
    left,
    top,
    ...wall,
    handleX: left - SIDE - tab / 2 + (isNarrow ? 6 : 2),
    y: (sold) => top + (wall.height * sold) / SUPPLY,
    soldAt: (y) => {
      const sold = ((y - top) / wall.height) * SUPPLY;
      return sold > SUPPLY - SNAPS_WITHIN ? SUPPLY : sold;
    },
    arm: isNarrow
      ? armBeside(ARM.narrow, left + wall.width, { top: 0, bottom: height })
      : armBeside(ARM.wide, left + wall.width, { top, bottom: top + wall.height }),
  };
}

function armBeside(
  { pivot, reach, bow, inset }: (typeof ARM)['wide' | 'narrow'],
  right: number,
  { top, bottom }: { top: number; bottom: number },
): Arm {
  const way = bottom - top - 2 * inset;
  return {
    axis: 'y',
    isNarrow: reach < 40,
    at: (share) => ({
      x: right + reach + bow * Math.sin(share * Math.PI),
      y: top + inset + way * share,
    }),
    shareAt: (y) => (y - top - inset) / way,
    pivot: { x: right + pivot, y: (top + bottom) / 2 },
  };
}

/** Where the arm stops: numbers that can be counted on the way from 1 to all of them. */
export const STOPS = [
  1,
  2,
  3,
  5,
  7,
  10,
  15,
  20,
  30,
  50,
  70,
  100,
  150,
  200,
  300,
  400,
  500,
  600,
  700,
  1_000,
  1_500,
  2_000,
  3_000,
  MOST_ORDERS,
];

/** How far the arm is pulled for this many deals, from 0 to 1: every power of ten takes the same way. */
export function shareOfDeals(deals: number): number {
  return Math.log(deals) / Math.log(MOST_ORDERS);
}

/** The index of the stop that is nearest to a share of the way. */
export function stopAt(share: number): number {
  const distances = STOPS.map((stop) => Math.abs(shareOfDeals(stop) - share));
  return distances.indexOf(Math.min(...distances));
}
