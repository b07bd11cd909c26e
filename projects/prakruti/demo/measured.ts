import { MOST_LEAVES } from './page';
import type { Order } from './page';
import { tripsFor } from './trips';

export interface MeasureRequest {
  /** What the whole response is to have. */
  readonly bytes: number;
}

/** A page that fills its response, in bytes as this browser's gzip makes them. */
export interface Measured {
  /** As many leaves as fit. */
  readonly leaves: number;
  /** The page without words and leaves, and what the words add to it. */
  readonly style: number;
  readonly words: number;
  /** The whole page after gzip, in each order. What is left up to the response is a comment in the header of gzip. */
  readonly pages: Readonly<Record<Order, number>>;
}

/** The newest page that is measured; its bytes may be older than the run's. */
export interface Answered {
  readonly bytes: number;
  readonly measured: Measured;
}

/** The byte after which the words are complete. */
export function wordsEnd(bytes: number, { style, words }: Measured, order: Order): number {
  return order === 'first' ? style + words : bytes;
}

/** How many leaves have come with the first trips of a response. */
export function leavesWithin(
  arrived: number,
  bytes: number,
  measured: Measured,
  order: Order,
): number {
  const { style, words, leaves } = measured;
  const before = order === 'first' ? style + words : style;
  const share = (Math.min(arrived, bytes) - before) / Math.max(bytes - style - words, 1);
  return Math.round(leaves * Math.min(Math.max(share, 0), 1));
}

/** What is on the wire, in its order: its name, its bytes, and the trip that brings the last of them. */
export function listLoads(bytes: number, measured: Measured, order: Order, window: number) {
  const { style, words } = measured;
  const leaves = ['Leaves', bytes - style - words] as const;
  const own = ['Words', words] as const;
  let at = 0;
  return [['Style', style] as const, ...(order === 'first' ? [own, leaves] : [leaves, own])].map(
    ([name, size]) => {
      at += size;
      return { name, bytes: size, trip: tripsFor(at, window) };
    },
  );
}

/** About what a leaf takes, to begin the search with. */
const LEAF_BYTES = 21.5;

/** The most leaves whose page has no more than so many bytes. */
export async function findLeaves(
  bytes: number,
  sizeOf: (leaves: number) => Promise<number>,
): Promise<number> {
  let [fits, over] = [0, MOST_LEAVES + 1];
  let guess = Math.floor(bytes / LEAF_BYTES);
  while (over - fits > 1) {
    const leaves = Math.min(Math.max(guess, fits + 1), over - 1);
    const room = bytes - (await sizeOf(leaves));
    if (room >= 0) fits = leaves;
    else over = leaves;
    guess = leaves + Math.floor(room / LEAF_BYTES) + (room >= 0 ? 1 : 0);
  }
  return fits;
}
