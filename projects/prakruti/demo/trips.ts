/** What a segment carries on an ordinary Ethernet path. */
export const SEGMENT_BYTES = 1_460;

/** What can be put into the page, in the order in which it is sent. */
export const PARTS = ['script', 'font', 'photo'] as const;
export type Part = (typeof PARTS)[number];

/** Everything that is sent. Filler is bytes of no meaning, up to a total that was asked for. */
export type Cargo = Part | 'words' | 'filler';
export type Order = 'last' | 'first';

export type Sizes = Readonly<Record<Part | 'words', number>>;

/** One thing on the wire: its bytes from here to there, and the trip that brings the last of them. */
export interface Load {
  readonly cargo: Cargo;
  readonly from: number;
  readonly to: number;
  readonly trip: number;
}

export interface Plan {
  readonly loads: readonly Load[];
  readonly bytes: number;
  readonly segments: number;
  /** Until everything is there. */
  readonly trips: number;
  /** The load that is to be read. */
  readonly words: Load;
}

interface Wish {
  readonly parts: readonly Part[];
  readonly order: Order;
  /** Filler is added up to this many bytes in all. */
  readonly fill: number;
  /** Segments that the server may send before it hears back. */
  readonly window: number;
}

/** How many segments one trip carries; trips count from 1, and each carries twice as many as the one before. */
export function segmentsIn(trip: number, window: number): number {
  return window * 2 ** (trip - 1);
}

/** How many segments all trips before this one carry. */
export function segmentsBefore(trip: number, window: number): number {
  return window * (2 ** (trip - 1) - 1);
}

/** How many round trips so many bytes take. */
export function tripsFor(bytes: number, window: number): number {
  const segments = Math.ceil(bytes / SEGMENT_BYTES);
  let trips = 0;
  while (segmentsBefore(trips + 1, window) < segments) trips += 1;
  return trips;
}

/** Puts everything on the wire: what is in the page before its words, or after them. */
export function planLoads(sizes: Sizes, { parts, order, fill, window }: Wish): Plan {
  const others = PARTS.filter((part) => parts.includes(part)).map((part) => ({
    cargo: part,
    bytes: sizes[part],
  }));
  const filler = fill - others.reduce((sum, { bytes }) => sum + bytes, sizes.words);
  const rest = filler > 0 ? [{ cargo: 'filler' as const, bytes: filler }, ...others] : others;
  let at = 0;
  const load = ({ cargo, bytes }: { readonly cargo: Cargo; readonly bytes: number }): Load => {
    const from = at;
    at += bytes;
    return { cargo, from, to: at, trip: tripsFor(at, window) };
  };
  const before = order === 'first' ? [] : rest.map(load);
  const words = load({ cargo: 'words', bytes: sizes.words });
  const after = order === 'first' ? rest.map(load) : [];
  return {
    loads: [...before, words, ...after],
    bytes: at,
    segments: Math.ceil(at / SEGMENT_BYTES),
    trips: tripsFor(at, window),
    words,
  };
}
