/** Example values: a card sent 100 px to the right and called back after 100 ms. */
export const DISTANCE_PX = 100;
export const CALLED_BACK_MS = 100;
export const STIFFNESS = 170;
export const DAMPING = 26;
export const EASE_MS = 400;

/** Position of a card on a timed curve that is replaced by a second one when it is called back. */
export function easedAt(ms: number) {
  const reached = DISTANCE_PX * easeOut(Math.min(ms, CALLED_BACK_MS) / EASE_MS);
  if (ms <= CALLED_BACK_MS) return reached;
  return reached * (1 - easeOut(Math.min(1, (ms - CALLED_BACK_MS) / EASE_MS)));
}

function easeOut(share: number) {
  return 1 - (1 - share) ** 3;
}
