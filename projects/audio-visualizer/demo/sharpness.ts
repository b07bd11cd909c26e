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
