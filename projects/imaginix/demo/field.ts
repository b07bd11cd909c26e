import { elementAt } from '@/lib/element-at';

import type { Mask } from './mask';

/** What the filter learns from the pixels of one snapshot. */
export interface Field {
  /** To the nearest ink, in pixels of the mask; infinite where there is none. */
  readonly distance: Float32Array;
  /** The pixel of that ink, or -1. */
  readonly nearest: Int32Array;
  /** What kind of area each pixel lies in: `OPEN`, or what ink goes round. Ink is part of what it goes round. */
  readonly area: Uint8Array;
}

/** The kinds of areas: around everything, the largest that ink goes round, other large ones, and small ones such as an eye. */
export const OPEN = 0;
export const BODY = 1;
export const PART = 2;
export const SPOT = 3;

/** Reads a mask: where the nearest ink is, and what the ink goes round. */
export function readField(mask: Mask): Field {
  const swept = sweep(mask);
  return { ...swept, area: findAreas(mask, swept.distance) };
}

/** The nearest ink of each pixel, handed on from neighbour to neighbour in two sweeps (8SSED). */
function sweep({ width, height, pixels }: Mask): Pick<Field, 'distance' | 'nearest'> {
  const nearest = new Int32Array(width * height).fill(-1);
  // Squared and in whole pixels: this loop is most of what a picture costs.
  const squared = new Float64Array(width * height).fill(Infinity);
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] !== 1) continue;
    nearest[index] = index;
    squared[index] = 0;
  }
  const relax = (x: number, y: number, fromX: number, fromY: number) => {
    if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) return;
    const ink = nearest[fromY * width + fromX] ?? -1;
    if (ink < 0) return;
    const inkY = Math.floor(ink / width);
    const right = x - (ink - inkY * width);
    const far = right * right + (y - inkY) * (y - inkY);
    const index = y * width + x;
    if (far >= (squared[index] ?? 0)) return;
    squared[index] = far;
    nearest[index] = ink;
  };
  for (const way of [1, -1]) {
    for (let row = 0; row < height; row += 1) {
      const y = way === 1 ? row : height - 1 - row;
      for (let column = 0; column < width; column += 1) {
        const x = way === 1 ? column : width - 1 - column;
        relax(x, y, x - way, y);
        relax(x, y, x, y - way);
        relax(x, y, x - 1, y - way);
        relax(x, y, x + 1, y - way);
      }
      for (let column = width - 1; column >= 0; column -= 1) {
        const x = way === 1 ? column : width - 1 - column;
        relax(x, y, x + way, y);
      }
    }
  }
  return { distance: Float32Array.from(squared, Math.sqrt), nearest };
}

/** In pixels. A line that ends this close to another closes: nobody meets their own line exactly. */
const GAP = 3;
/** Pixels of a small area at most. */
const SPOT_PIXELS = 60;

/** How far the edges of a line may be from its middle, in pixels. */
const AROUND = [-3, 0, 3];

/** Floods every area from its middle, where no gap lets anything through, and then up to the ink. */
function findAreas({ width, height, pixels }: Mask, distance: Float32Array): Uint8Array {
  const labels = new Int32Array(pixels.length);
  const wet = new Int32Array(pixels.length);
  let [from, to] = [0, 0];
  const take = (index: number, label: number, nearest: number) => {
    if (labels[index] !== 0 || (distance[index] ?? 0) <= nearest) return;
    labels[index] = label;
    wet[to] = index;
    to += 1;
  };
  /** Hands labels on to all that can be reached without coming nearer to ink than this. */
  const grow = (nearest: number) => {
    for (; from < to; from += 1) {
      const index = elementAt(wet, from);
      const label = elementAt(labels, index);
      const x = index % width;
      if (x > 0) take(index - 1, label, nearest);
      if (x < width - 1) take(index + 1, label, nearest);
      take(index - width, label, nearest);
      take(index + width, label, nearest);
    }
  };
  let label = 1;
  for (const nearest of [GAP, 0]) {
    for (let x = 0; x < width; x += 1) {
      take(x, 1, nearest);
      take((height - 1) * width + x, 1, nearest);
    }
    for (let y = 0; y < height; y += 1) {
      take(y * width, 1, nearest);
      take(y * width + width - 1, 1, nearest);
    }
    grow(nearest);
    for (let index = 0; index < labels.length; index += 1) {
      take(index, label + 1, nearest);
      if (from < to) label += 1;
      grow(nearest);
    }
    // What was reached so far goes on up to the ink.
    from = 0;
    grow(0);
  }
  const sizes = new Array<number>(label + 1).fill(0);
  for (const one of labels) sizes[one] = (sizes[one] ?? 0) + 1;
  const largest = Math.max(...sizes.slice(2));
  const kinds = sizes.map((size, one) => {
    if (one < 2) return OPEN;
    return size === largest ? BODY : size > SPOT_PIXELS ? PART : SPOT;
  });
  return Uint8Array.from(labels, (one, index) => {
    if (one !== 0) return elementAt(kinds, one);
    const near = AROUND.flatMap((down) =>
      AROUND.map((right) => labels[index + down * width + right] ?? 0),
    );
    return Math.max(...near.map((beside) => elementAt(kinds, beside)));
  });
}

const REACH = 4;
/** Below this the ink has no direction, as in a dot. */
const LEAST_DIRECTION = 0.12;
const NO_DIRECTION = 0.25;

/** The direction of the ink around a pixel, from the structure tensor of a window of 9 by 9; remembers what it found. */
export function createTangents({ width, height, pixels }: Mask): (index: number) => number {
  const known = new Float64Array(pixels.length).fill(Number.NaN);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[y * width + x] ?? 0);
  return (index) => {
    const found = elementAt(known, index);
    if (!Number.isNaN(found)) return found;
    const [middleX, middleY] = [index % width, Math.floor(index / width)];
    let [xx, yy, xy] = [0, 0, 0];
    for (let y = middleY - REACH; y <= middleY + REACH; y += 1) {
      for (let x = middleX - REACH; x <= middleX + REACH; x += 1) {
        const gx = at(x + 1, y) - at(x - 1, y);
        const gy = at(x, y + 1) - at(x, y - 1);
        xx += gx * gx;
        yy += gy * gy;
        xy += gx * gy;
      }
    }
    const isClear = Math.hypot(xx - yy, 2 * xy) >= LEAST_DIRECTION * (xx + yy) && xx + yy > 0;
    const angle = isClear ? Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2 : NO_DIRECTION;
    known[index] = angle;
    return angle;
  };
}
