/** Where everything around the disc is, in units of the drawing. */
export const RADII = {
  disc: 116,
  /** How much the disc grows with a full breath. */
  swells: 64,
  mine: 222,
  other: 266,
  /** The last ring of the sleeve; it may run over the edge. */
  cover: 308,
} as const;

/** Half the side of the drawing. */
export const REACH = 292;

/** Smaller steps than this are a clock at work and are shown at once. */
const STEP = 0.02;
const SETTLES_MS = 70;

/** The next frame of a share that moves to where it belongs, from wherever it is. */
export function approach(shown: number, target: number, elapsedMs: number): number {
  const gap = target - shown;
  return Math.abs(gap) < STEP ? target : shown + gap * (1 - Math.exp(-elapsedMs / SETTLES_MS));
}
