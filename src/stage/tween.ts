/** Fast at first and then slowly into its place: from 0 to 1 for a share of the time from 0 to 1. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** Between two numbers. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Between two lists of equal length. */
export function mixAll(from: readonly number[], to: readonly number[], share: number): number[] {
  return to.map((target, index) => mix(from[index] ?? target, target, share));
}
