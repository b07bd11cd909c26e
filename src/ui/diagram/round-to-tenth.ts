/** A tenth of a unit is finer than any screen shows, and keeps the page free of long fractions. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
