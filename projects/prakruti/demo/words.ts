import { settings } from './settings';
import type { Settings } from './settings';
import { edgeOf, tripsFor } from './trips';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** "1,460" */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** "1 byte", "11 bytes" */
export function countOf(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** What waits behind Play, and what comes of it. */
export function describeRun({ bytes, order, rtt, window }: Settings): string {
  const start = window === settings.start.window ? '' : `, ${countOf(window, 'segment')} at first`;
  const trips = sayTrips(tripsFor(bytes, window));
  return `a page of ${countOf(bytes, 'byte')}, words ${order}${start}, takes ${trips} of ${formatCount(rtt)} ms.`;
}

/** How much a page that comes in one trip may still grow. */
export function sayRoom(bytes: number, window: number): string {
  const room = edgeOf(window) - bytes;
  return room > 0 ? `${formatCount(room)} more would fit.` : 'Not one more would fit.';
}

/** "one trip", "2 trips" */
export function sayTrips(trips: number): string {
  return trips === 1 ? 'one trip' : `${formatCount(trips)} trips`;
}

/** A dare that the sentence answers in leaves. */
export const GROW = '2,000 leaves';
