/**
 * How often a jury is right and tied. Half of the ties count as right, because half of all claims
 * are just and a tie rejects them all.
 */
export function juryOf(size: number, accuracy: number) {
  let right = 0;
  let tied = 0;
  for (let votes = 0; votes <= size; votes += 1) {
    const chance = chanceOfExactly(votes, size, accuracy);
    if (votes * 2 > size) right += chance;
    if (votes * 2 === size) tied = chance;
  }
  return { size, right, tied, rightPercent: Math.round((right + tied / 2) * 100) };
}

function chanceOfExactly(votes: number, size: number, accuracy: number) {
  let ways = 1;
  for (let pick = 1; pick <= votes; pick += 1) ways *= (size - votes + pick) / pick;
  return ways * accuracy ** votes * (1 - accuracy) ** (size - votes);
}
