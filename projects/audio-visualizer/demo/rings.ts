import { BANDS } from './bands';

/** How many moments are on the screen at once. */
export const RINGS = 24;

/** How old each ring is compared with the one inside it. */
const RING_MS = 45;

const FULL_BYTE = 255;

/** A ring buffer of levels: one row per moment, and the newest overwrites the oldest. */
export interface Rings {
  /** `RINGS` rows of `BANDS` levels, from 0 to 255. */
  readonly rows: Uint8Array<ArrayBuffer>;
  newest: number;
  ageMs: number;
}

/** All at rest. */
export function createRings(): Rings {
  return { rows: new Uint8Array(BANDS * RINGS), newest: 0, ageMs: 0 };
}

/** Writes the present into the newest row, and starts a new row when this one is old enough. */
export function advanceRings(rings: Rings, levels: Float32Array, elapsedMs: number): void {
  rings.ageMs += elapsedMs;
  while (rings.ageMs >= RING_MS) {
    rings.ageMs -= RING_MS;
    rings.newest = (rings.newest + 1) % RINGS;
    writeRow(rings, levels);
  }
  writeRow(rings, levels);
}

/** For reduced motion: the present moves in its place and nothing travels outwards. */
export function holdRings(rings: Rings, levels: Float32Array): void {
  rings.rows.fill(0);
  writeRow(rings, levels);
}

/** The row to draw at the centre when the speaker lags behind the analyser. */
export function rowAtEar(rings: Rings, outputDelayMs: number): number {
  const behind = Math.min(Math.max(Math.round(outputDelayMs / RING_MS), 0), RINGS - 1);
  return (rings.newest - behind + RINGS) % RINGS;
}

function writeRow({ rows, newest }: Rings, levels: Float32Array): void {
  rows.set(
    levels.map((level) => Math.round(level * FULL_BYTE)),
    newest * BANDS,
  );
}
