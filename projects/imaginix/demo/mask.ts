import { SPACE } from './hand';
import type { Ink } from './hand';

/** What a snapshot sends: the whole canvas, downscaled, ink or no ink. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  /** 1 where there is ink. */
  readonly pixels: Uint8Array;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Every snapshot is so many pixels wide. */
export const MASK_WIDTH = 208;
const RADIUS = 1;
const MARGIN = 1.13;

/** Pixels for one unit of the drawing, so that all of it fits into the given size, in the middle. */
export function scaleOf({ width, height }: Size): number {
  return Math.min(width / (SPACE.width * MARGIN), height / (SPACE.height * MARGIN));
}

/** From units of the drawing to pixels of the given size. */
export function toPixels(size: Size, place: { readonly x: number; readonly y: number }) {
  const scale = scaleOf(size);
  return {
    x: size.width / 2 + (place.x - SPACE.width / 2) * scale,
    y: size.height / 2 + (place.y - SPACE.height / 2) * scale,
  };
}

/** The inverse of `toPixels`. */
export function toUnits(size: Size, place: { readonly x: number; readonly y: number }) {
  const scale = scaleOf(size);
  return {
    x: SPACE.width / 2 + (place.x - size.width / 2) / scale,
    y: SPACE.height / 2 + (place.y - size.height / 2) / scale,
  };
}

/** The pixels of a drawing shown at this size. */
export function makeMask(ink: Ink, size: Size): Mask {
  const width = MASK_WIDTH;
  const height = Math.max(1, Math.round((MASK_WIDTH * size.height) / size.width));
  const pixels = new Uint8Array(width * height);
  const stamp = (x: number, y: number) => {
    for (let row = Math.ceil(y - RADIUS); row <= y + RADIUS; row += 1) {
      for (let column = Math.ceil(x - RADIUS); column <= x + RADIUS; column += 1) {
        const isOn = row >= 0 && row < height && column >= 0 && column < width;
        if (isOn && Math.hypot(column - x, row - y) <= RADIUS) pixels[row * width + column] = 1;
      }
    }
  };
  for (const { points, count } of ink) {
    let from: { x: number; y: number } | undefined;
    for (let index = 0; index < count; index += 1) {
      const point = points[index];
      if (!point) break;
      const to = toPixels({ width, height }, point);
      const steps = from ? Math.ceil(2 * Math.hypot(to.x - from.x, to.y - from.y)) : 0;
      for (let step = 1; from && step < steps; step += 1) {
        const share = step / steps;
        stamp(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      }
      stamp(to.x, to.y);
      from = to;
    }
  }
  return { width, height, pixels };
}

/** New ink of one small mark, in pixels of a mask. */
const MARK_PIXELS = 60;

/** Whether all that is new in a mask is one small mark. */
export function isOneMark(before: Mask, after: Mask): boolean {
  if (before.width !== after.width || before.height !== after.height) return false;
  let count = 0;
  for (const [index, pixel] of after.pixels.entries()) {
    if (pixel < (before.pixels[index] ?? 0)) return false;
    if (pixel !== before.pixels[index]) count += 1;
  }
  return count > 0 && count <= MARK_PIXELS;
}
