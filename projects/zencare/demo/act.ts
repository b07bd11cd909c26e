/** The opening act, in milliseconds from Play: the timer is wound up; a shared run is then performed and lands. */
export const ACT = { wound: 1_200, leaves: 1_300, back: 2_200, ends: 2_500 } as const;

/** What a press performs: the time away passes. */
export const SHOW_MS = 1_700;

/** What follows when the hand lets go: a held beat, then the fall. */
export const FALL = { beat: 300, lands: 640, ends: 1_000 } as const;
