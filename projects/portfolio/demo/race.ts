import { KINDS } from './weigh';
import type { Kind, Weight } from './weigh';

const BITS = 8;
const KILO = 1_000;

/** How long so many bytes take, and nothing else: no round trips, no parsing. */
export function secondsFor(bytes: number, kbps: number): number {
  return (bytes * BITS) / (kbps * KILO);
}

/** How many bytes are there after so many seconds. */
export function bytesAfter(seconds: number, kbps: number): number {
  return (seconds * kbps * KILO) / BITS;
}

/** The page with its own script exchanged for so many kilobytes. */
export function rivalBytes({ page, pageBytes }: Weight, rivalKb: number): number {
  return pageBytes - page.script + rivalKb * KILO;
}

/** A stretch of a lane: what it is, and how many bytes. */
export interface Stretch {
  readonly what: Kind | 'play' | 'rival';
  readonly bytes: number;
}

export interface Lanes {
  readonly mine: readonly Stretch[];
  readonly rival: readonly Stretch[];
  /** The longer of the two. */
  readonly most: number;
}

/** Both lanes in the order in which they fill: the same words, styles, fonts and pictures first, script last. */
export function layLanes(weight: Weight, rivalKb: number): Lanes {
  const still = KINDS.filter((kind) => kind !== 'script').map((what) => ({
    what,
    bytes: weight.page[what],
  }));
  const mine: Stretch[] = [
    ...still,
    { what: 'script', bytes: weight.page.script },
    { what: 'play', bytes: weight.playBytes },
  ];
  const rival: Stretch[] = [...still, { what: 'rival', bytes: rivalKb * KILO }];
  return {
    mine: mine.filter(({ bytes }) => bytes > 0),
    rival: rival.filter(({ bytes }) => bytes > 0),
    most: Math.max(weight.pageBytes + weight.playBytes, rivalBytes(weight, rivalKb)),
  };
}

/** How much of each stretch is there when so many bytes have come, in order. */
export function fillLane(lane: readonly Stretch[], bytes: number): number[] {
  let left = bytes;
  return lane.map((stretch) => {
    const here = Math.min(Math.max(left, 0), stretch.bytes);
    left -= stretch.bytes;
    return here;
  });
}
