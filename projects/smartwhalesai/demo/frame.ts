import { elementAt } from '@/lib/element-at';

import type { Hold } from './cable';
import { anchorOf, homeOf } from './layout';
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

/** The bands as open as they are, and what holds each cable. */
export function composeFrame(
  layout: Layout,
  open: readonly number[],
  { isIn, held }: { isIn: (index: number) => boolean; held?: Held | undefined },
) {
  const { bands, share } = stackBands(open);
  const floor = layout.water - (layout.isNarrow ? ABOVE_WATER.narrow : ABOVE_WATER.wide);
  const holds = bands.map((band, index): Hold => {
    const socket = elementAt(layout.sockets, index);
    const anchor = anchorOf(layout, band, { index, share });
    const home = homeOf(layout, socket);
    const way = Math.hypot(home.x - anchor.x, home.y - anchor.y);
    const isHeld = held?.index === index;
    const isLow = index === bands.length - 1;
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
}
