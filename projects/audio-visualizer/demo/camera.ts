/** Where the camera stands on its orbit around the centre of the rings. */
export interface Camera {
  /** Around the vertical axis, in degrees. */
  readonly turn: number;
  /** Above the floor, in degrees. */
  readonly tilt: number;
  /** From the centre, in units of the scene. */
  readonly distance: number;
}

type Point = readonly [x: number, y: number, z: number];

/** From straight above, height disappears; from the floor, the front ring hides the rest. */
export const TILT_RANGE = { from: 12, to: 85 };
export const DISTANCE_RANGE = { from: 7, to: 22 };

const FULL_TURN = 360;
const FIELD_OF_VIEW = toRadians(38);
const [NEAR, FAR] = [0.1, 100];

/** Keeps the camera where something can be seen, and its turn between 0 and 360. */
export function clampCamera({ turn, tilt, distance }: Camera): Camera {
  return {
    turn: ((turn % FULL_TURN) + FULL_TURN) % FULL_TURN,
    tilt: clamp(tilt, TILT_RANGE),
    distance: clamp(distance, DISTANCE_RANGE),
  };
}

/**
 * The matrix that takes a point of the scene to the screen, column by column as WebGL wants it. `aspect` is width over
 * height; a narrow picture is seen from further away, so that the rings fit.
 */
export function cameraMatrix(camera: Camera, aspect: number): Float32Array<ArrayBuffer> {
  const [turn, tilt] = [toRadians(camera.turn), toRadians(camera.tilt)];
  const distance = camera.distance * Math.max(1, FITTING_ASPECT / aspect);
  const [sinTurn, cosTurn, sinTilt, cosTilt] = [
    Math.sin(turn),
    Math.cos(turn),
    Math.sin(tilt),
    Math.cos(tilt),
  ];
  const focus = 1 / Math.tan(FIELD_OF_VIEW / 2);
  const depth = (FAR + NEAR) / (NEAR - FAR);
  const depthShift = (2 * FAR * NEAR) / (NEAR - FAR);
  // The axes of the camera: right, up and backwards.
  const right: Point = [cosTurn, 0, -sinTurn];
  const up: Point = [-sinTurn * sinTilt, cosTilt, -cosTurn * sinTilt];
  const back: Point = [sinTurn * cosTilt, sinTilt, cosTurn * cosTilt];
  const column = (axis: 0 | 1 | 2) => [
    (focus / aspect) * right[axis],
    focus * up[axis],
    depth * back[axis],
    -back[axis],
  ];
  return Float32Array.of(
    ...column(0),
    ...column(1),
    ...column(2),
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

/** Below this the rings would be cut off at the sides. */
const FITTING_ASPECT = 1.5;

function at(matrix: Float32Array, index: number): number {
  return matrix[index] ?? 0;
}

function clamp(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(Math.max(value, from), to);
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
