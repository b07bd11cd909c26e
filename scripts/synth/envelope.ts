/** Rises in a straight line, then falls to 37 % in every `decaySeconds`: a struck or plucked body. */
export function strike(time: number, attackSeconds: number, decaySeconds: number): number {
  if (time < 0) return 0;
  if (time < attackSeconds) return time / attackSeconds;
  return Math.exp(-(time - attackSeconds) / decaySeconds);
}

/** 1 while the note is held, then a fall to 37 % in every `releaseSeconds`. */
export function release(time: number, heldSeconds: number, releaseSeconds: number): number {
  return time < heldSeconds ? 1 : Math.exp(-(time - heldSeconds) / releaseSeconds);
}

/** An S from 0 to 1 between two moments, flat at both ends: fades without a corner. */
export function smoothStep(time: number, fromSeconds: number, toSeconds: number): number {
  const progress = Math.min(1, Math.max(0, (time - fromSeconds) / (toSeconds - fromSeconds)));
  return progress * progress * (3 - 2 * progress);
}
