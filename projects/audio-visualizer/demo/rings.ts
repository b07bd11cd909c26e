import { elementAt } from '@/lib/element-at';

import type { Instrument } from './instrument';
import { hzAt, placeOf } from './pitch';
import type { Unfolded } from './pitch';
import { BANDS, findPeak, findTallest, follow, toLevels } from './spectrum';

/** How many moments are on the screen at once. */
export const RINGS = 24;

/** How old each ring is compared with the one inside it, by the clock: a fast screen draws them more often, never sooner. */
export const RING_MS = 45;

/** Rows that are kept beyond those on the screen: a speaker may lag behind the analyser by so many. */
const SPARE_ROWS = 8;
/** All rows that are kept. With a late centre the outermost ring is a spare one; without them it would be the newest. */
export const ROWS = RINGS + SPARE_ROWS;

const FULL_BYTE = 255;

/** A ring buffer of levels: one row per moment, and the newest overwrites the oldest. */
export interface Rings {
  /** `ROWS` rows of `BANDS` levels, from 0 to 255. */
  readonly rows: Uint8Array<ArrayBuffer>;
  /** How the disc was laid out when each row was measured, so that the past can slide along when it unfolds. */
  readonly axes: Float32Array<ArrayBuffer>;
  newest: number;
  ageMs: number;
}

/** All at rest. */
export function createRings(): Rings {
  return {
    rows: new Uint8Array(BANDS * ROWS),
    axes: new Float32Array(ROWS).fill(1),
    newest: 0,
    ageMs: 0,
  };
}

/** Writes the present into the newest row, and starts a new row when this one is old enough. */
export function advanceRings(
  rings: Rings,
  levels: Float32Array,
  elapsedMs: number,
  unfolded: Unfolded = 1,
): void {
  rings.ageMs += elapsedMs;
  while (rings.ageMs >= RING_MS) {
    rings.ageMs -= RING_MS;
    rings.newest = (rings.newest + 1) % ROWS;
    writeRow(rings, levels, unfolded);
  }
  writeRow(rings, levels, unfolded);
}

/** For reduced motion: the present moves in its place and nothing travels outwards. */
export function holdRings(rings: Rings, levels: Float32Array, unfolded: Unfolded = 1): void {
  rings.rows.fill(0);
  rings.ageMs = 0;
  writeRow(rings, levels, unfolded);
}

/** The row to draw at the centre when the speaker lags behind the analyser. */
export function rowAtEar(rings: Rings, outputDelayMs: number): number {
  const behind = Math.min(Math.max(Math.round(outputDelayMs / RING_MS), 0), SPARE_ROWS);
  return rowOfRing(rings.newest, behind);
}

/** The row of a ring, counted outwards from 0 at the centre. The shader does the same. */
export function rowOfRing(centreRow: number, ring: number): number {
  return (centreRow - ring + ROWS) % ROWS;
}

/** Whether nothing is left to see. */
export function isQuiet({ rows }: Rings): boolean {
  return rows.every((level) => level === 0);
}

function writeRow({ rows, axes, newest }: Rings, levels: Float32Array, unfolded: Unfolded): void {
  axes[newest] = unfolded;
  rows.set(
    levels.map((level) => Math.round(level * FULL_BYTE)),
    newest * BANDS,
  );
}

const EVEN = Array.from({ length: BANDS + 1 }, (_, band) => band / BANDS);

/** Where the edges of the bands are now that were measured on another layout: the past slides along. */
export function edgesNow(measuredOn: Unfolded, unfolded: Unfolded): readonly number[] {
  if (measuredOn === unfolded) return EVEN;
  return EVEN.map((place) => placeOf(hzAt(place, measuredOn), unfolded));
}

/** The same for all rows, one after the other. */
export function listEdges({ axes }: Rings, unfolded: Unfolded): Float32Array<ArrayBuffer> {
  const edges = new Float32Array((BANDS + 1) * ROWS);
  axes.forEach((axis, row) => edges.set(edgesNow(axis, unfolded), row * (BANDS + 1)));
  return edges;
}

/** What was measured last. */
export interface Measured {
  /** The loudest frequency; `undefined` in silence. */
  readonly peakHz: number | undefined;
  /** The tallest bar, from 0; `undefined` while none stands out. */
  readonly tallest: number | undefined;
}

interface Moment {
  readonly elapsedMs: number;
  readonly unfolded: Unfolded;
  /** Whether the visitor asked for less motion: then only the present moves. */
  readonly isStill: boolean;
  /** Whether the picture stays as it is, as at the end of the opening act. */
  readonly isHeld?: boolean;
}

/** Turns what the analyser reads into rings. */
export interface Hearing {
  readonly rings: Rings;
  readonly listen: (instrument: Pick<Instrument, 'read'>, moment: Moment) => Measured;
  /** Whether there is anything to see. */
  readonly isQuiet: () => boolean;
}

/** Starts from these rings. */
export function createHearing(rings: Rings): Hearing {
  let levels = new Float32Array(BANDS);
  return {
    rings,
    listen(instrument, { elapsedMs, unfolded, isStill, isHeld = false }) {
      const spectrum = instrument.read();
      const measured = toLevels(spectrum, unfolded);
      levels = levels.map((level, band) => follow(level, elementAt(measured, band), elapsedMs));
      if (isHeld) levels.fill(0);
      else if (isStill) holdRings(rings, levels, unfolded);
      else advanceRings(rings, levels, elapsedMs, unfolded);
      return { peakHz: findPeak(spectrum), tallest: findTallest(measured) };
    },
    isQuiet: () => isQuiet(rings),
  };
}
