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
  /** Whether the dare has room to the left of its plug. */
  readonly isRoomy: boolean;
  /** The middle of the tail at the water, and pixels per unit. */
  readonly tail: Place & { readonly scale: number };
  readonly water: number;
  readonly sockets: readonly Place[];
}

/** Half the tail, at its flukes. */
const WIDE = 316;
const NARROW_PX = 700;
const ROOMY_PX = 1_100;
const EDGE = 24;
/** Socket, name and amount at the right edge. */
const NAMES = 246;
/** The cables' room between a fluke and the plugs. */
const CABLES = 118;
/** From a socket to the root of the plug that sits in it. */
const PLUG = { wide: 56, narrow: 46 };
/** Which column of the strip a chain has: cables of the left bands go left, so that none cross. */
const COLUMNS = [0, 1, 2, 5, 4, 3];

export function layOut({ width, height }: { width: number; height: number }): Layout {
  return width < NARROW_PX ? layOutNarrow(width, height) : layOutWide(width, height);
}

function layOutWide(width: number, height: number): Layout {
  const water = height - 18;
  const socket = width - NAMES;
  const right = socket - CABLES;
  const scale = Math.min((water - 12) / TALL, (right - EDGE) / (2 * WIDE));
  const leftmost = EDGE + WIDE * scale;
  const pitch = (water - 28) / CHAINS.length;
  return {
    width,
    height,
    isNarrow: false,
    isRoomy: width >= ROOMY_PX,
    tail: { x: (leftmost + right - WIDE * scale) / 2, y: water - 6, scale },
    water,
    sockets: CHAINS.map((_, index) => ({ x: socket, y: 14 + pitch * (index + 0.5) })),
  };
}

function layOutNarrow(width: number, height: number): Layout {
  const water = height - 148;
  const scale = Math.min((water - 12) / TALL, (width - 40) / (2 * WIDE));
  return {
    width,
    height,
    isNarrow: true,
    isRoomy: false,
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
