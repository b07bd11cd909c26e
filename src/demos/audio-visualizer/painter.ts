import type { Camera } from './camera';
import type { Rings } from './rings';

/** Everything a picture needs. */
export interface Scene {
  readonly rings: Rings;
  /** The row at the centre. */
  readonly centreRow: number;
  readonly camera: Camera;
  /** Red, green and blue from 0 to 1. */
  readonly colour: readonly [number, number, number];
  /** The share of the screen's pixels to draw, along each side. */
  readonly sharpness: number;
}

/** Draws scenes on one canvas, in whatever way the browser can. */
export interface Painter {
  readonly kind: 'webgl' | 'flat';
  paint: (scene: Scene) => void;
  dispose: () => void;
}

/** Twice is sharp enough; beyond it a phone only gets warm. */
const MOST_PIXELS_PER_CSS_PIXEL = 2;

/** Gives the canvas its share of the pixels that its place on the screen has. Answers width over height. */
export function fitCanvas(canvas: HTMLCanvasElement, sharpness: number): number {
  const scale = Math.min(devicePixelRatio, MOST_PIXELS_PER_CSS_PIXEL) * sharpness;
  const width = Math.max(Math.round(canvas.clientWidth * scale), 1);
  const height = Math.max(Math.round(canvas.clientHeight * scale), 1);
  // Writing the size clears the canvas, even when it is the same size.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return width / height;
}
