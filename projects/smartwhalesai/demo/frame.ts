import { elementAt } from '@/lib/element-at';

import type { Hold } from './cable';
import { anchorOf, floatOf, homeOf } from './layout';
import type { Layout } from './layout';
import { stackBands } from './tail';
import type { Place } from './tail';

/** A plug that a hand holds. */
export interface Held {
  readonly index: number;
  readonly at: Place;
}

/** How much longer than its way a plugged cable is; hanging straight down, more would bunch up beside the plug. */
const SLACK = { wide: 1.04, low: 1.008, narrow: 1.002 };
/** A hanging plug, which is longer than its cable, ends above the water. */
const ABOVE_WATER = { wide: 66, narrow: 44 };
const SHORTEST = 40;
/** Shares of the drop that the cables hang down to, from the first chain's on, so that no plug covers another. */
const HANGS = [0.7, 1, 1, 0.5, 1, 1];
const LOW = 78;
/** The lowest cable has no room to hang, and is blown aside. */
const WIND = 1.2;

/** From this many free plugs on, they would hang on top of each other. */
const CROWD = 3;
const FLOAT_SLACK = 1.12;
const INSIDE = 10;

/** The bands as open as they are, and what holds each cable. */
export function composeFrame(
  layout: Layout,
  open: readonly number[],
  {
    isIn,
    held,
    swells,
  }: {
    isIn: (index: number) => boolean;
    held?: Held | undefined;
    swells?: readonly number[];
  },
) {
  const { bands, share } = stackBands(open, swells);
  const floor = layout.water - (layout.isNarrow ? ABOVE_WATER.narrow : ABOVE_WATER.wide);
  const free = bands.filter((_, index) => !isIn(index) && held?.index !== index).length;
  const holds = bands.map((band, index): Hold => {
    const socket = elementAt(layout.sockets, index);
    const home = homeOf(layout, socket);
    const anchor = keepInside(layout, anchorOf(layout, band, { index, share }), home);
    const way = Math.hypot(home.x - anchor.x, home.y - anchor.y);
    const isHeld = held?.index === index;
    const isLow = index === bands.length - 1;
    const isFree = !isHeld && !isIn(index);
    if (isFree && free >= CROWD) return float(anchor, index);
    const slack = layout.isNarrow ? SLACK.narrow : isLow ? SLACK.low : SLACK.wide;
    const plugged = way * slack + 1;
    const drop = (floor - anchor.y) * elementAt(HANGS, index);
    const hanging = isLow ? LOW : Math.max(Math.min(plugged * 0.6, drop), SHORTEST);
    return {
      anchor,
      end: isHeld ? held.at : isIn(index) ? home : undefined,
      isHeld,
      length: isHeld || isIn(index) ? plugged : hanging,
      floor: Math.max(floor, anchor.y + (isLow ? 6 : SHORTEST)),
      wind: isLow ? WIND : 0,
    };
  });
  return { bands, share, holds };

  function float(edge: Place, index: number): Hold {
    const end = floatOf(layout, index);
    // Without a tail there is nothing to hang from but the sea.
    const anchor = share > 0 ? edge : { x: end.x, y: layout.water };
    const way = Math.hypot(end.x - anchor.x, end.y - anchor.y);
    const length = share > 0 ? way * FLOAT_SLACK + SHORTEST : way;
    return { anchor, end, isHeld: false, length, floor: layout.water, wind: 0 };
  }
}

/** A tail that rises keeps its cables above the water, and none is outside the drawing. */
function keepInside({ isNarrow, width, water }: Layout, { x, y }: Place, home: Place): Place {
  const right = isNarrow ? width - INSIDE : home.x - SHORTEST;
  return {
    x: Math.min(Math.max(x, INSIDE), right),
    y: Math.min(Math.max(y, INSIDE), water),
  };
}
