/** The opening act, in milliseconds from Play. */
export const ACT = {
  /** The ticks of the sleeve have gone back: nothing has been squared yet. */
  unwound: 900,
  /** The capsule closes over its message; the work may begin. */
  closes: 1_900,
  /** The dare. */
  ends: 5_000,
} as const;
