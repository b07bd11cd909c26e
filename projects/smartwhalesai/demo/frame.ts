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

/** How much longer than its way a plugged cable is. */
const SLACK = { wide: 1.035, narrow: 1.012 };
/** A hanging plug ends above the water. */
const ABOVE_WATER = 44;
const SHORTEST = 60;

/** The bands as open as they are, and what holds each cable. */
export function composeFrame(
  layout: Layout,
  open: readonly number[],
  { isIn, held }: { isIn: (index: number) => boolean; held?: Held | undefined },
) {
  const { bands, share } = stackBands(open);
  const holds = bands.map((band, index): Hold => {
    const socket = layout.sockets[index] ?? { x: 0, y: 0 };
    const anchor = anchorOf(layout, band, { index, share });
    const home = homeOf(layout, socket);
    const way = Math.hypot(home.x - anchor.x, home.y - anchor.y);
    const floor = layout.isNarrow ? (layout.sockets[0]?.y ?? 0) : layout.water;
    const isHeld = held?.index === index;
    const plugged = way * (layout.isNarrow ? SLACK.narrow : SLACK.wide) + 6;
    const hanging = Math.max(Math.min(plugged * 0.66, floor - ABOVE_WATER - anchor.y), SHORTEST);
    return {
      anchor,
      end: isHeld ? held.at : isIn(index) ? home : undefined,
      isHeld,
      length: isHeld || isIn(index) ? plugged : hanging,
      floor: floor - ABOVE_WATER,
    };
  });
  return { bands, share, holds };
}
