import { PARTS } from './trips';
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

/** The opening act: one part more at each of these times, in milliseconds from Play. The first is the words alone. */
const STEPS_MS = [500, 1_500, 2_400, 3_600] as const;
export const ACT_MS = 5_100;

export interface Moment {
  /** 0 before the first load; then 1 for the words alone, and one more for each part. */
  readonly step: number;
  readonly parts: readonly Part[];
  /** Since the load of this step began. */
  readonly loadMs: number;
}

/** What the opening act shows at a time. */
export function actAt(elapsedMs: number): Moment {
  const step = STEPS_MS.filter((start) => start <= elapsedMs).length;
  return {
    step,
    parts: PARTS.slice(0, Math.max(step - 1, 0)),
    loadMs: step === 0 ? Infinity : elapsedMs - (STEPS_MS[step - 1] ?? 0),
  };
}
