import type { Scale } from '@/lib/scale';
import { linearScale } from '@/lib/scale';

import { roundToTenth } from './round-to-tenth';

type Range = readonly [from: number, to: number];
type Pair = readonly [x: number, y: number];

interface Options {
  /** The values at the left and the right edge. */
  x: Range;
  /** The values at the bottom and the top edge. */
  y: Range;
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

/** Where a chart lies in its figure, and where a value lies in the chart. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: Scale;
  readonly y: Scale;
  /** Pairs of values as points of a line: x and y in turn. */
  readonly line: (pairs: readonly Pair[]) => number[];
}

/** Leaves room for the lettering of `Axes` in a figure of 340 units. */
export function plotArea(options: Options): PlotArea {
  const { x: xs, y: ys, left = 44, right = 322, top = 34, bottom = 174 } = options;
  const toX = linearScale(...xs, left, right);
  const toY = linearScale(...ys, bottom, top);
  const x: Scale = (value) => roundToTenth(toX(value));
  const y: Scale = (value) => roundToTenth(toY(value));
  return {
    ...{ left, right, top, bottom, x, y },
    line: (pairs) => pairs.flatMap(([px, py]) => [x(px), y(py)]),
  };
}

/** The values of a function at evenly spaced places, both ends included. */
export function sampled(from: number, to: number, steps: number, valueAt: Scale): Pair[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const place = from + ((to - from) * step) / steps;
    return [place, valueAt(place)];
  });
}
