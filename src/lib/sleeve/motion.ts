const TURN = 2 * Math.PI;

/** A sine of period 1 between -1 and 1; whole-number multiples of the loop phase keep a loop seamless. */
export function wave(phase: number): number {
  return Math.sin(TURN * phase);
}

/** A phase brought back to [0, 1), also from below zero. */
export function wrap(phase: number): number {
  return phase - Math.floor(phase);
}

/** Limits a value to a range. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** Progress through a stretch of the loop: 0 before `from`, 1 after `to`, slow at both ends. */
export function ease(phase: number, from: number, to: number): number {
  const progress = clamp((phase - from) / (to - from));
  return progress * progress * (3 - 2 * progress);
}

/** A point on a circle; turns run clockwise from three o'clock. */
export function polar(
  cx: number,
  cy: number,
  radius: number,
  turns: number,
): { x: number; y: number } {
  return { x: cx + radius * Math.cos(TURN * turns), y: cy + radius * Math.sin(TURN * turns) };
}

/** A repeatable noise value in [0, 1) for a pair of whole numbers. */
export function noise(column: number, row = 0): number {
  return wrap(Math.sin(column * 127.1 + row * 311.7) * 43758.5453);
}
