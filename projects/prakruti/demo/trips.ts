/** What a segment carries on an ordinary Ethernet path. */
export const SEGMENT_BYTES = 1_460;

/** How many bytes all trips before this one carry; trips count from 1, and each carries twice as much as the one before. */
export function bytesBefore(trip: number, window: number): number {
  return window * (2 ** (trip - 1) - 1) * SEGMENT_BYTES;
}

/** Where the first trip is full. */
export function edgeOf(window: number): number {
  return bytesBefore(2, window);
}

/** How many round trips so many bytes take. */
export function tripsFor(bytes: number, window: number): number {
  let trips = 0;
  while (bytesBefore(trips + 1, window) < bytes) trips += 1;
  return trips;
}
