import { elementAt } from '@/lib/element-at';

import { BANDS, PITCH, TALL, THINNER, TOP_BAND } from './flukes';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** One band of the tail, in units above the water. */
export interface Band {
  readonly bottom: number;
  readonly height: number;
}

/** The right edge of the tail from its tip down to the water: three cubic curves, x and height. */
const EDGE = [
  [316, 382, 306, 292, 240, 232, 152, 206],
  [152, 206, 92, 186, 54, 144, 46, 82],
  [46, 82, 42, 50, 48, 24, 58, 0],
] as const;
const SAMPLES = 24;

const edge: readonly Place[] = EDGE.flatMap((curve) =>
  Array.from({ length: SAMPLES + 1 }, (_, sample) => pointOn(curve, sample / SAMPLES)),
);

/** Half the tail's width at a height above the water; beyond either end it stays as it is there. */
export function edgeAt(height: number): number {
  const inside = Math.min(Math.max(height, 0), TALL);
  // At the tip itself there is no place above.
  const below = Math.max(
    edge.findIndex(({ y }) => y <= inside),
    1,
  );
  const [from, to] = [elementAt(edge, below - 1), elementAt(edge, below)];
  return to.x + (from.x - to.x) * ((inside - to.y) / (from.y - to.y));
}

/**
 * The bands from the top, each as open as `open` says from 0 to 1. A closed one leaves no gap: the tail shrinks around it.
 * One that swells leaves less for the others: the tail stays as tall as it is.
 */
export function stackBands(
  open: readonly number[],
  swells: readonly number[] = [],
): { bands: readonly Band[]; share: number } {
  let top = 0;
  const slots = open.map((share, index) => {
    const height = TOP_BAND - THINNER * index;
    const gap = index === BANDS - 1 ? TALL - PITCH * index - height : PITCH - height;
    return { share, height: height * (swells[index] ?? 1), gap };
  });
  const fit = TALL / slots.reduce((sum, { height, gap }) => sum + height + gap, 0);
  const bands = slots
    .map(({ share, height, gap }) => ({ share, height: height * fit, gap: gap * fit }))
    .toReversed()
    .map(({ share, height, gap }) => {
      const bottom = top + gap * share;
      top = bottom + height * share;
      return { bottom, height: height * share };
    })
    .toReversed();
  return { bands, share: top / TALL };
}

function pointOn(curve: (typeof EDGE)[number], t: number): Place {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
  const bend = (a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  return { x: bend(x0, x1, x2, x3), y: bend(y0, y1, y2, y3) };
}
