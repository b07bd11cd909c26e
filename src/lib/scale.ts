/** Maps numbers onto pixels in a straight line. */
export type Scale = (value: number) => number;

/** `from` lands on `start`, `to` on `end`; `start` may be the larger, as on a vertical axis. */
export function linearScale(from: number, to: number, start: number, end: number): Scale {
  const perUnit = from === to ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * perUnit;
}
