/** The headline grows from 36 to 54 px while the window grows from 360 to 1200 px. */
const HEADLINE = { minPx: 36, maxPx: 54, fromPx: 360, toPx: 1200 };

/** The size of the headline on a window of this many CSS pixels. */
export function headlinePx(windowPx: number): number {
  const { minPx, maxPx, fromPx, toPx } = HEADLINE;
  const share = (windowPx - fromPx) / (toPx - fromPx);
  return Math.min(maxPx, Math.max(minPx, minPx + share * (maxPx - minPx)));
}
