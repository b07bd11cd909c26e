import { bytesBefore } from './trips';

/** In milliseconds from Play: the page is made, it is sent, and the words ask to be pushed. */
export const ACT = { grows: 500, grown: 2_300, sends: 2_500, ends: 3_900 } as const;

/** A load is shown this much slower, but no trip takes longer than a second for it. */
const SLOWER = 3;
const LONGEST_SLOWED_MS = 1_000;

/** How long one trip is shown. */
export function shownTripMs(rttMs: number): number {
  return Math.max(rttMs, Math.min(rttMs * SLOWER, LONGEST_SLOWED_MS));
}

/** Bytes that are there, trip by trip. */
export function arrivedAt(elapsedMs: number, rttMs: number, window: number): number {
  return bytesBefore(Math.floor(elapsedMs / rttMs) + 1, window);
}

/** Bytes on their way: a trip asks for its first half and comes back for the second. */
export function flownAt(elapsedMs: number, rttMs: number, window: number): number {
  const trip = Math.floor(elapsedMs / rttMs) + 1;
  const share = Math.max((elapsedMs / rttMs - (trip - 1)) * 2 - 1, 0);
  const [from, to] = [bytesBefore(trip, window), bytesBefore(trip + 1, window)];
  return from + (to - from) * share;
}
