/** Maps numbers onto pixels in a straight line. */
export type Scale = (value: number) => number;

/** `from` lands on `start`, `to` on `end`; `start` may be the larger, as on a vertical axis. */
export function linearScale(from: number, to: number, start: number, end: number): Scale {
  const perUnit = from === to ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * perUnit;
}

const NICE_STEPS = [1, 2, 2.5, 5];
const NEXT_MAGNITUDE = 10;

/** Round numbers from at or below `from` up to at most `to`, about as many as asked for. */
export function niceTicks(from: number, to: number, about: number): number[] {
  if (!(to > from)) return [from];
  const raw = (to - from) / about;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const step = magnitude * (NICE_STEPS.find((nice) => nice * magnitude >= raw) ?? NEXT_MAGNITUDE);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/**
 * Moves positions, given in ascending order, as little as needed to keep them `gap` apart and at or above `lowest`, so
 * that labels beside close lines can be told apart.
 */
export function spreadApart(positions: readonly number[], gap: number, lowest: number): number[] {
  const upwards: number[] = [];
  for (const position of positions.toReversed()) {
    upwards.push(Math.min(position, (upwards.at(-1) ?? Infinity) - gap));
  }
  let floor = lowest;
  return upwards.reverse().map((position) => {
    const placed = Math.max(position, floor);
    floor = placed + gap;
    return placed;
  });
}
