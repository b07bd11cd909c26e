import { TALL } from './flukes';
import { CHAINS } from './wallet';
import { edgeAt } from './tail';
import type { Band, Place } from './tail';

/** Where everything of the drawing is, in its pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Whether a thumb works: sockets in a strip below the tail. */
  readonly isNarrow: boolean;
  /** Whether names and amounts share a line, because sockets stand close. */
  readonly isCompact: boolean;
  /** The middle of the tail at the water, and pixels per unit. */
  readonly tail: Place & { readonly scale: number };
  readonly water: number;
  readonly sockets: readonly Place[];
}

/** Half the tail, at its flukes. */
const WIDE = 316;
const NARROW_PX = 700;
const EDGE = 24;
/** Socket, name and amount at the right edge. */
const NAMES = { full: 246, compact: 178 };
/** The least distance of two sockets, and the least width, with two lines beside each socket. */
const TWO_LINES = 46;
const TWO_LINES_WIDE = 1_000;
/** The cables' room between a fluke and the plugs. */
const CABLES = { full: 118, compact: 100 };
/** From a socket to the root of the plug that sits in it. */
const PLUG = { wide: 56, narrow: 46 };
/** Which column of the strip a chain has: cables of the left bands go left, so that none cross. */
const COLUMNS = [0, 1, 2, 5, 4, 3];

export function layOut({ width, height }: { width: number; height: number }): Layout {
  return width < NARROW_PX ? layOutNarrow(width, height) : layOutWide(width, height);
}

function layOutWide(width: number, height: number): Layout {
  const water = height - 18;
  const pitch = (water - 28) / CHAINS.length;
  const isCompact = pitch < TWO_LINES || width < TWO_LINES_WIDE;
  const room = isCompact ? 'compact' : 'full';
  const socket = width - NAMES[room];
  const right = socket - CABLES[room];
  const scale = Math.min((water - 12) / TALL, (right - EDGE) / (2 * WIDE));
  const leftmost = EDGE + WIDE * scale;
  return {
    width,
    height,
    isNarrow: false,
    isCompact,
    tail: { x: (leftmost + right - WIDE * scale) / 2, y: water - 6, scale },
    water,
    sockets: CHAINS.map((_, index) => ({ x: socket, y: 14 + pitch * (index + 0.5) })),
  };
}

function layOutNarrow(width: number, height: number): Layout {
  const water = height - 122;
  const scale = Math.min((water - 6) / TALL, (width - 40) / (2 * WIDE));
  return {
    width,
    height,
    isNarrow: true,
    isCompact: true,
    tail: { x: width / 2, y: water - 6, scale },
    water,
    sockets: COLUMNS.map((column) => ({ x: (width / 6) * (column + 0.5), y: height - 62 })),
  };
}

/** The root of a plug that sits in its socket. */
export function homeOf({ isNarrow }: Layout, { x, y }: Place): Place {
  return isNarrow ? { x, y: y - PLUG.narrow } : { x: x - PLUG.wide, y };
}

/** Where a chain's cable leaves the tail: the middle of its band. */
export function anchorOf(
  { tail, isNarrow }: Layout,
  { bottom, height }: Band,
  { index, share }: { index: number; share: number },
): Place {
  const middle = bottom + height / 2;
  const side = isNarrow && index < CHAINS.length / 2 ? -1 : 1;
  const half = share > 0 ? edgeAt(middle / share) * share : 0;
  return { x: tail.x + side * (half - 4) * tail.scale, y: tail.y - middle * tail.scale };
}

/** The layout with a tail that makes room, or has not come out of the sea yet. */
export function poseTail(layout: Layout, { size, risen }: { size: number; risen: number }): Layout {
  const { x, y } = layout.tail;
  const scale = layout.tail.scale * size;
  return { ...layout, tail: { x, y: y + TALL * scale * (1 - risen), scale } };
}

/** The middle of the alert: beside the stem, where it hides no band; with digits there, on the tail, or on a phone right of it. */
export function alertOf(
  { isNarrow, width, water, tail }: Layout,
  { radius, share, hasDigits }: { radius: number; share: number; hasDigits: boolean },
): Place {
  if (isNarrow) {
    return hasDigits
      ? { x: tail.x + 0.32 * width, y: water - 32 }
      : { x: width - radius - 12, y: water - radius - 10 };
  }
  if (!hasDigits) return { x: tail.x - 0.65 * WIDE * tail.scale, y: water - radius - 10 };
  const y = tail.y - 300 * tail.scale * share;
  return { x: tail.x, y: Math.min(Math.max(y, water * 0.3), water * 0.68) };
}

/** How large the tail is beside the digits: on a phone they stand above it. */
export function sizeBesideDigits({ isNarrow, tail }: Layout): number {
  return isNarrow ? Math.min((tail.y - BELOW_DIGITS) / (TALL * tail.scale), 1) : 1;
}

/** From the top of a phone's drawing to the lower edge of the digits' grip. */
const BELOW_DIGITS = 52;

/** Where a plug floats once too many hang free: side by side, away from the stem. */
export function floatOf({ isNarrow, tail, water, sockets }: Layout, index: number): Place {
  const socket = sockets[index] ?? { x: 0, y: 0 };
  if (isNarrow) return { x: socket.x, y: water - FLOATS.narrow };
  const from = tail.x + STEM * tail.scale;
  // The top band is the widest and its cable reaches farthest, so that few cables cross.
  const share = (CHAINS.length - index) / CHAINS.length;
  return { x: from + (socket.x - PLUG.wide - from) * share * 0.94, y: water - FLOATS.wide };
}

/** Half the tail at the water, with some room. */
const STEM = 70;
/** Of a floating plug's root above the water. */
const FLOATS = { wide: 46, narrow: 34 };

/** The whole number of a balance, digit by digit, with its point: at the left of the stem, on a phone above the tail. */
export interface DigitRow {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  /** The middle of the grip that moves the point. */
  readonly gripY: number;
}

const LARGEST_STEP = { wide: 15, narrow: 12 };
/** A stem at this share of the width leaves room for a margin. */
const ROOMY = 360;

/** Between the digits and a tail below them. */
const ABOVE_TAIL = 58;

export function layOutDigits(
  { isNarrow, width, water, tail, sockets }: Layout,
  digits: number,
): DigitRow {
  const x = isNarrow || tail.x < ROOMY ? EDGE : EDGE + 16;
  const top = tail.y - TALL * tail.scale;
  // A tall drawing has more room above the flukes than beside the stem.
  const isAbove = !isNarrow && top > 2 * ABOVE_TAIL;
  const beside = isAbove ? (sockets[0]?.x ?? width) / 2 : tail.x - STEM * tail.scale - 12;
  const end = isNarrow ? width - EDGE : beside;
  const y = isNarrow ? 24 : isAbove ? top - ABOVE_TAIL : water - 44;
  // One more, for the point.
  const step = Math.min((end - x) / (digits + 1), LARGEST_STEP[isNarrow ? 'narrow' : 'wide']);
  return { x, y, step, gripY: y + (isNarrow ? 20 : 26) };
}
