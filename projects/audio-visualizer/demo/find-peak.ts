import { elementAt } from '@/lib/element-at';

import { clampHz, RANGE_HZ } from './axis';
import { binWidth } from './bands';
import type { Spectrum } from './bands';

/** Quieter than this is noise of the room. */
const AUDIBLE_DB = -70;

/**
 * The loudest frequency, in hertz; `undefined` in silence. A parabola through the loudest bin and its neighbours finds it
 * much more closely than the width of a bin.
 */
export function findPeak(spectrum: Spectrum): number | undefined {
  const { bins } = spectrum;
  const width = binWidth(spectrum);
  const first = Math.max(Math.ceil(RANGE_HZ.from / width), 1);
  const last = Math.min(Math.floor(RANGE_HZ.to / width), bins.length - 2);
  let peak = first;
  for (let bin = first; bin <= last; bin += 1) {
    if (elementAt(bins, bin) > elementAt(bins, peak)) peak = bin;
  }
  if (last < first || !(elementAt(bins, peak) > AUDIBLE_DB)) return undefined;
  const [before, at, after] = [peak - 1, peak, peak + 1].map((bin) => elementAt(bins, bin));
  return clampHz((peak + vertexOf(before, at, after)) * width);
}

/** Where the parabola through three neighbours has its top, from -0.5 to 0.5 around the middle one. */
function vertexOf(before = -Infinity, at = 0, after = -Infinity): number {
  const bend = before - 2 * at + after;
  if (!Number.isFinite(bend) || bend === 0) return 0;
  // Three points on a slope, as below 40 Hz, or nearly on a line have their top far away, or none at all.
  return Math.min(Math.max((before - after) / (2 * bend), -FURTHEST), FURTHEST);
}

/** Half a bin: beyond it the neighbour would have been the loudest. */
const FURTHEST = 0.5;

const NOTES = [
  'C',
  'C sharp',
  'D',
  'D sharp',
  'E',
  'F',
  'F sharp',
  'G',
  'G sharp',
  'A',
  'A sharp',
  'B',
];
const CONCERT_PITCH = { hz: 440, semitone: 57 };

/** The nearest note of equal temperament, as it is spoken: "A sharp 4". */
export function noteName(hz: number): string {
  const { note, octave } = nearestNote(hz);
  return `${note} ${String(octave)}`;
}

/** The same, as it is written: "A#4". */
export function noteSign(hz: number): string {
  const { note, octave } = nearestNote(hz);
  return `${note.replace(' sharp', '#')}${String(octave)}`;
}

function nearestNote(hz: number): { note: string; octave: number } {
  const semitone = Math.round(
    CONCERT_PITCH.semitone + 12 * Math.log2(clampHz(hz) / CONCERT_PITCH.hz),
  );
  const octave = Math.floor(semitone / 12);
  return { note: elementAt(NOTES, semitone - octave * 12), octave };
}
