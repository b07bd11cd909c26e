import { elementAt } from '@/lib/element-at';

import { count as sayCount } from './words';

/** So many of the last waits are kept. */
export const KEPT = 120;
/** A wait is late when it is longer than so many beats. */
const LATE_BEATS = 1.5;
/** A larger share of late frames than this is seen. */
const MANY_LATE = 0.1;
/** What screens do: from 240 to 30 pictures a second. */
const [SHORTEST_BEAT, LONGEST_BEAT] = [1_000 / 240, 1_000 / 30];
const USUAL_BEAT = 1_000 / 60;
/** The beat is the wait that one in ten falls below: a busy tab is late often, never early. */
const BEAT_SHARE = 0.1;
const ENOUGH = 10;

/** What the times between two pictures come to. They are the sum of all that the tab does. */
export interface Tally {
  readonly count: number;
  readonly late: number;
  readonly longestMs: number;
  /** How often this screen asks for a picture. */
  readonly beatMs: number;
}

/** The waits with one more, in milliseconds as the browser reported it. */
export function keepWait(waits: readonly number[], ms: number): readonly number[] {
  return ms > 0 ? [...waits, ms].slice(-KEPT) : waits;
}

/** `knownBeatMs` is what `rememberBeat` found before: a page that has become slow says nothing about its screen. */
export function tallyWaits(waits: readonly number[], knownBeatMs = Infinity): Tally {
  const beatMs = Math.min(findBeat(waits), knownBeatMs);
  return {
    count: waits.length,
    late: waits.filter((ms) => ms > LATE_BEATS * beatMs).length,
    longestMs: Math.max(0, ...waits),
    beatMs,
  };
}

/** The shortest beat that was ever seen; Infinity before there were enough pictures. */
export function rememberBeat(waits: readonly number[], knownBeatMs = Infinity): number {
  return waits.length < ENOUGH ? knownBeatMs : Math.min(findBeat(waits), knownBeatMs);
}

function findBeat(waits: readonly number[]): number {
  if (waits.length < ENOUGH) return USUAL_BEAT;
  const sorted = waits.toSorted((a, b) => a - b);
  const beat = elementAt(sorted, Math.floor(sorted.length * BEAT_SHARE));
  return Math.min(Math.max(beat, SHORTEST_BEAT), LONGEST_BEAT);
}

/** The tally in words. It says who waited, and never why. */
export function sayTally({ count, late, longestMs, beatMs }: Tally): string {
  if (count === 0) return 'While the cards fly, the frames are timed here.';
  const verdict = late > MANY_LATE * count ? 'This tab falls behind' : 'This tab keeps up';
  const frames = `${verdict}: ${late} of the last ${count} frames (the bars) came late.`;
  return `${frames} The longest wait was ${sayCount(longestMs)} ms; the screen asks for ${beatMs.toFixed(1)} (the white line).`;
}
