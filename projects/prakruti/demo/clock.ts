import type { Load, Part } from './trips';

/** How one trip stands: on its way to the server for its first half, on its way back for the second. */
export type Flight =
  | { readonly state: 'waits' | 'there' }
  | { readonly state: 'asks' | 'comes'; readonly share: number };

/** Where a trip is at a time since the load began. */
export function flightAt(trip: number, rttMs: number, elapsedMs: number): Flight {
  const share = elapsedMs / rttMs - (trip - 1);
  if (share < 0) return { state: 'waits' };
  if (share >= 1) return { state: 'there' };
  return share < 0.5
    ? { state: 'asks', share: share * 2 }
    : { state: 'comes', share: share * 2 - 1 };
}

/** Whether the last byte of a load is there. */
export function hasArrived({ trip }: Load, rttMs: number, elapsedMs: number): boolean {
  return elapsedMs >= trip * rttMs;
}

/** The opening act, in milliseconds from Play: first the words alone, then one thing more at each of these times. */
const STEPS_MS = [500, 1_500, 2_400, 3_600, 4_400] as const;
export const ACT = { ends: 5_100 } as const;

export interface Moment {
  /** 0 before the first load; then 1 for the words alone, one more for each part, and one for the filler. */
  readonly step: number;
  readonly parts: readonly Part[];
  /** As in the settings; 0 until the filler comes. */
  readonly fill: number;
  /** Since the load of this step began. */
  readonly loadMs: number;
}

/** What the opening act of a run shows at a time. */
export function actAt(
  elapsedMs: number,
  { parts, fill }: { readonly parts: readonly Part[]; readonly fill: number },
): Moment {
  const last = 1 + parts.length + (fill > 0 ? 1 : 0);
  const starts = STEPS_MS.filter((start, index) => start <= elapsedMs && index < last);
  const step = starts.length;
  return {
    step,
    parts: parts.slice(0, Math.max(step - 1, 0)),
    fill: step > 1 + parts.length ? fill : 0,
    loadMs: elapsedMs - (starts.at(-1) ?? -Infinity),
  };
}
