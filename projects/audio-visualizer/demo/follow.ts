/** Rising fast and falling slowly is how a struck string behaves. */
const ATTACK_MS = 15;
const RELEASE_MS = 180;

/** Moves a level towards what was measured, by elapsed time, so that a fast screen shows the same as a slow one. */
export function follow(level: number, measured: number, elapsedMs: number): number {
  const timeConstant = measured > level ? ATTACK_MS : RELEASE_MS;
  const kept = Math.exp(-elapsedMs / timeConstant);
  return measured + (level - measured) * kept;
}
