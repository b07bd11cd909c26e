import { numberAt } from '@/lib/element-at';

/** The value below which `fraction` of the sorted sample lies, interpolated between neighbours. */
export function percentileOf(sorted: Float64Array, fraction: number): number {
  const position = fraction * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.ceil(position);
  const low = numberAt(sorted, below);
  return low + (numberAt(sorted, above) - low) * (position - below);
}

/** The share of the sorted sample that is at least `threshold`, from 0 to 1. */
export function shareAtLeast(sorted: Float64Array, threshold: number): number {
  return (sorted.length - countBelow(sorted, threshold)) / sorted.length;
}

function countBelow(sorted: Float64Array, threshold: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (numberAt(sorted, middle) < threshold) from = middle + 1;
    else to = middle;
  }
  return from;
}
