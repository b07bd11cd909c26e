import { createRandom } from '@/lib/seeded-random';

import type { Order } from './page';
import { bytesBefore, edgeOf, tripsFor } from './trips';

/** Deeper is later. */
const BANDS = ['#1e6b45', '#185a3a', '#12472d', '#0f3f28', '#0d3823', '#0b3320'] as const;
/** The room that the words take at the end of a terrace. */
const WORDS_PX = { narrow: { width: 52, height: 46 }, wide: { width: 84, height: 62 } } as const;
/** The ground below the lowest terrace, which holds a line of text, and the air above the words. */
const GROUND_PX = { narrow: 28, wide: 44 };
const AIR_PX = { narrow: 6, wide: 10 };

export interface HillSize {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
}

/** One round trip: what it brings lies on it. */
export interface Terrace {
  readonly trip: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly band: string | undefined;
  /** Of the response. */
  readonly from: number;
  readonly to: number;
}

/** A hillside along which the response lies: a terrace for each round trip, with room for the words at its edge. */
export interface Hill {
  readonly terraces: readonly [Terrace, ...Terrace[]];
  readonly words: { readonly width: number; readonly height: number };
  /** Pixels per byte. */
  readonly scale: number;
  readonly drop: number;
}

/** How many bytes the hill shows: always something beyond the first edge, and never less than there are. */
export function endFor(bytes: number, window: number): number {
  return Math.max(edgeOf(window) * 1.25, bytes * 1.06);
}

export function layOutHill(
  { width, height, isNarrow }: HillSize,
  window: number,
  end: number,
): Hill {
  const room = isNarrow ? 'narrow' : 'wide';
  const words = WORDS_PX[room];
  const count = tripsFor(end, window);
  const scale = Math.max(width - count * words.width, 0) / end;
  const first = words.height + AIR_PX[room];
  const drop = Math.max(height - GROUND_PX[room] - first, 0) / Math.max(count - 1, 1);
  const leftOf = (trip: number) => bytesBefore(trip, window) * scale + (trip - 1) * words.width;
  const place = (trip: number): Terrace => ({
    trip,
    left: leftOf(trip),
    right: trip === count ? width : leftOf(trip + 1),
    top: first + (trip - 1) * drop,
    band: BANDS[Math.min(trip, BANDS.length) - 1],
    from: bytesBefore(trip, window),
    to: bytesBefore(trip + 1, window),
  });
  const rest = Array.from({ length: count - 1 }, (_, index) => place(index + 2));
  return { terraces: [place(1), ...rest], words, scale, drop };
}

/** The terrace on which the last byte lies. */
export function terraceOf({ terraces }: Hill, bytes: number): Terrace {
  return terraces.findLast(({ from }) => from < bytes) ?? terraces[0];
}

/** Where the response ends: the left side of words that come last, or the end of the leaves. */
export function endOf(hill: Hill, bytes: number, order: Order): number {
  const { trip } = terraceOf(hill, bytes);
  return bytes * hill.scale + roomBefore(trip, order) * hill.words.width;
}

/** A press of a key moves so much, and a hand that pushes the words over an edge so much at least; two leaves, about. */
export const STEP_BYTES = 50;

/**
 * The response that ends at a place. Between a full trip and the terrace below there is nothing to be had: words that stand out over the
 * edge by half are still on it, and fall when they are pushed on.
 */
export function bytesAt(hill: Hill, x: number, order: Order): number {
  const { terraces, scale, words } = hill;
  const gapBefore = (trip: number) =>
    trip === 1 ? 0 : (roomBefore(trip, order) - roomBefore(trip - 1, order)) * words.width;
  const { trip, from, to } =
    terraces.findLast((one) => one.left - gapBefore(one.trip) / 2 <= x) ?? terraces[0];
  const bytes = (x - roomBefore(trip, order) * words.width) / scale;
  return Math.min(Math.max(bytes, trip === 1 ? from : from + STEP_BYTES), to);
}

/** Words that go first stand on the first terrace, before the leaves; on the others there is room left for them. */
function roomBefore(trip: number, order: Order): number {
  return order === 'first' ? Math.max(trip - 1, 1) : trip - 1;
}

export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where leaves lie: those of the whole response that are among its first `arrived` bytes. */
export function stretchesOf(
  hill: Hill,
  bytes: number,
  order: Order,
  arrived = bytes,
): readonly Stretch[] {
  const last = terraceOf(hill, bytes);
  return hill.terraces.flatMap(({ trip, left, right, top, from, to }) => {
    if (trip > last.trip) return [];
    const x = order === 'first' && trip === 1 ? left + hill.words.width : left;
    const end = trip < last.trip ? right : endOf(hill, bytes, order);
    const own = Math.min(bytes, to) - from;
    const share = Math.min(Math.max(arrived - from, 0), own) / Math.max(own, 1);
    return share > 0 ? [{ x, y: top, width: Math.max(end - x, 0) * share }] : [];
  });
}

const LEAF_GAP_PX = 2.6;
const SHADES = 3;
const SEED = 8;

/** Leaves heaped along every terrace, as one path for each shade. */
export function heapLeaves({ terraces }: Hill, isNarrow: boolean): readonly string[] {
  const random = createRandom(SEED);
  const leaves: { readonly shade: number; readonly path: string }[] = [];
  const [length, heap] = isNarrow ? [13, 16] : [20, 30];
  for (const { left, right, top } of terraces) {
    for (let x = left; x < right; x += LEAF_GAP_PX) {
      const [turn, up] = [Math.PI * random(), heap * random()];
      const [across, down] = [round(length * Math.cos(turn)), round(length * Math.sin(turn))];
      const start = `M${round(x - across / 2)} ${round(top - up - down / 2 - 2)}`;
      const arc = `a${round(length * 0.625)} ${round(length * 0.625)} 0 0 1 `;
      const shade = Math.floor(random() * SHADES);
      leaves.push({ shade, path: `${start}${arc}${across} ${down}${arc}${-across} ${-down}` });
    }
  }
  return Array.from({ length: SHADES }, (_, shade) =>
    leaves
      .filter((leaf) => leaf.shade === shade)
      .map(({ path }) => path)
      .join(''),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
