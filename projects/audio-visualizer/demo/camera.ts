import { FLAT, FOCUS, LOWEST } from './disc-layout';
import type { Tilt } from './disc-layout';

type Point = readonly [x: number, y: number, z: number];

export const TILT_RANGE = { from: LOWEST, to: FLAT };

const [NEAR, FAR] = [0.1, 100];

/**
 * The matrix that takes a point of the scene to a square picture, column by column as WebGL wants it. The camera always stands
 * at 6 o'clock, where the disc has its gap.
 */
export function cameraMatrix(tilt: Tilt, distance: number): Float32Array<ArrayBuffer> {
  const [sine, cosine] = [Math.sin(toRadians(tilt)), Math.cos(toRadians(tilt))];
  const depth = (FAR + NEAR) / (NEAR - FAR);
  const depthShift = (2 * FAR * NEAR) / (NEAR - FAR);
  return Float32Array.of(
    ...[FOCUS, 0, 0, 0],
    ...[0, FOCUS * cosine, depth * sine, -sine],
    ...[0, -FOCUS * sine, depth * cosine, -cosine],
    ...[0, 0, -depth * distance + depthShift, distance],
  );
}

/** Where a point appears: both from -1 to 1, right and up. `undefined` behind the camera. */
export function project(
  matrix: Float32Array,
  [x, y, z]: Point,
): { x: number; y: number } | undefined {
  const row = (index: number) =>
    at(matrix, index) * x +
    at(matrix, index + 4) * y +
    at(matrix, index + 8) * z +
    at(matrix, index + 12);
  const scale = row(3);
  return scale > 0 ? { x: row(0) / scale, y: row(1) / scale } : undefined;
}

/** How high a bar may grow before it hides the foot of the ring behind it, ignoring perspective. */
export function tallestBar(ringSpacing: number, tilt: number): number {
  return ringSpacing * Math.tan(toRadians(tilt));
}

/** A bar may hide this many rings behind it; a single one, as the formula has it, looks flat on a small screen. */
const RINGS_HIDDEN = 13;
/** From above the formula allows any height. */
const TALLEST = 2.4;
/** The degrees of tilting over which the bars grow from the disc to their full height. */
const GROWS_WITHIN = 30;

/** How high the loudest bar is drawn: none at all on a flat disc, and then as high as the camera allows. */
export function standUp(ringSpacing: number, tilt: Tilt): number {
  const grown = Math.min((FLAT - tilt) / GROWS_WITHIN, 1);
  return grown * Math.min(tallestBar(ringSpacing, tilt) * RINGS_HIDDEN, TALLEST);
}

function at(matrix: Float32Array, index: number): number {
  return matrix[index] ?? 0;
}

function toRadians(degrees: number): number {
  return (degrees / 180) * Math.PI;
}

/** How many pixels of the canvas stand for one of the screen's, along each side: 1 is sharp, less is lighter work. */
export interface Sharpness {
  readonly share: number;
  readonly frames: number;
  readonly elapsedMs: number;
}

export const SHARPEST: Sharpness = { share: 1, frames: 0, elapsedMs: 0 };

const LEAST_SHARE = 0.6;

/** Pixels come back slowly, or a machine between two sizes would swing from one to the other. */
const STEP_BACK = 1.2;

/** Long enough for one slow frame not to count. */
const FRAMES_PER_LOOK = 6;

/** Slower than this is seen as stutter. Faster than the other leaves room to spare; between them nothing changes. */
const SLOW_FRAME_MS = 40;
const QUICK_FRAME_MS = 20;

/** Counts a frame; every so often gives up some sharpness for smoothness, or takes it back. */
export function adjustSharpness(current: Sharpness, frameMs: number): Sharpness {
  const frames = current.frames + 1;
  const elapsedMs = current.elapsedMs + frameMs;
  if (frames < FRAMES_PER_LOOK) return { share: current.share, frames, elapsedMs };
  return { share: shareFor(current.share, elapsedMs / frames), frames: 0, elapsedMs: 0 };
}

function shareFor(share: number, frameMs: number): number {
  // The work grows with the area, and the share is a side of it.
  if (frameMs > SLOW_FRAME_MS)
    return Math.max(share * Math.sqrt(SLOW_FRAME_MS / frameMs), LEAST_SHARE);
  if (frameMs < QUICK_FRAME_MS) return Math.min(share * STEP_BACK, 1);
  return share;
}
