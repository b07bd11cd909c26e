const HUNDRED = 100;

/** "71 of 100"; with a decimal near the ends, so that a small chance never reads as none. */
export function formatChance(share: number): string {
  const chance = share * HUNDRED;
  const isNearAnEnd = (chance > 0 && chance < 1) || (chance > HUNDRED - 1 && chance < HUNDRED);
  return `${isNearAnEnd ? withinEnds(chance) : String(Math.round(chance))} of 100`;
}

function withinEnds(chance: number): string {
  return Math.min(Math.max(chance, 0.1), HUNDRED - 0.1).toFixed(1);
}
