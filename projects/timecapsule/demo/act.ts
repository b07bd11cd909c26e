/** The opening act, in milliseconds from Play. */
export const ACT = {
  /** The ticks of the sleeve have gone back: nothing has been squared yet. */
  unwound: 900,
  /** The capsule closes over its message; the work may begin. */
  closes: 1_700,
  /** One worker is on the way, and the visitor may hire more. */
  ends: 3_800,
} as const;
