import type { Mask } from './mask';

/** What the filter learns from the pixels of one snapshot. */
export interface Field {
  /** To the nearest ink, in pixels of the mask; infinite where there is none. */
  readonly distance: Float32Array;
  /** The pixel of that ink, or -1. */
  readonly nearest: Int32Array;
  /** 1 where the border cannot be reached without crossing ink. */
  readonly enclosed: Uint8Array;
}

/** Reads a mask: where the nearest ink is, and what the ink encloses. */
export function readField(mask: Mask): Field {
  return { ...sweep(mask), enclosed: findEnclosed(mask) };
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

/** Floods from the border; what stays dry and is no ink is enclosed. */
function findEnclosed({ width, height, pixels }: Mask): Uint8Array {
  const enclosed = pixels.map((pixel) => 1 - pixel);
  const wet: number[] = [];
  for (let x = 0; x < width; x += 1) wet.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) wet.push(y * width, y * width + width - 1);
  for (let index = wet.pop(); index !== undefined; index = wet.pop()) {
    if (enclosed[index] !== 1) continue;
    enclosed[index] = 0;
    const x = index % width;
    if (x > 0) wet.push(index - 1);
    if (x < width - 1) wet.push(index + 1);
    if (index >= width) wet.push(index - width);
    if (index < enclosed.length - width) wet.push(index + width);
  }
  return enclosed;
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
    const found = known[index] ?? Number.NaN;
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
