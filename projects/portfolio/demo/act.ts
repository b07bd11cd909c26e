/** The opening act, in milliseconds from Play; the race in it takes as long as it takes. */
export const ACT = { drawn: 600, dark: 700, light: 2_800, race: 3_000, rests: 400 } as const;

const LONGEST_MS = 6_000;

/** How long the act lasts when the slower lane takes so many seconds. */
export function actLength(seconds: number): number {
  return Math.min(ACT.race + seconds * 1_000 + ACT.rests, LONGEST_MS);
}
