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
  /** Of the picture, in pixels of the canvas. */
  readonly size: Size;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws scenes on one canvas, in whatever way the browser can. */
export interface Painter {
  readonly kind: 'webgl' | 'flat';
  /** Answers whether it took the scene: one that draws elsewhere may still be busy with the last. */
  paint: (scene: Scene) => boolean;
  dispose: () => void;
}

/** Twice is sharp enough; beyond it a phone only gets warm. */
const MOST_PIXELS_PER_CSS_PIXEL = 2;

/** A share of the pixels, along each side, that the canvas has on the screen. */
export function pixelSize(canvas: HTMLCanvasElement, share: number): Size {
  const scale = Math.min(devicePixelRatio, MOST_PIXELS_PER_CSS_PIXEL) * share;
  return {
    width: Math.max(Math.round(canvas.clientWidth * scale), 1),
    height: Math.max(Math.round(canvas.clientHeight * scale), 1),
  };
}

/** Writing the size clears a canvas, even when it is the same size. */
export function fitCanvas(canvas: HTMLCanvasElement | OffscreenCanvas, size: Size): void {
  if (canvas.width !== size.width) canvas.width = size.width;
  if (canvas.height !== size.height) canvas.height = size.height;
}
