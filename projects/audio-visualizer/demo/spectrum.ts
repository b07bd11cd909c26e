import { elementAt } from '@/lib/element-at';

import { RANGE_HZ, clampHz, hzAt, keysBetween, placeOf } from './pitch';
import type { Unfolded } from './pitch';

/** How many bars a ring has. */
export const BANDS = 64;

/** What counts as silence and as full height, in decibels of the analyser. */
const FLOOR_DB = -80;
const CEILING_DB = -18;

/** Lower than this is a bar among others. */
const STANDS_OUT = 0.25;

/** Bends the levels, so that what is loud stands out from what is merely there. */
const CONTRAST = 1.6;

/** Loudest-bin bands read noise higher the wider they are; this leans the treble back. */
const SLOPE_DB_PER_OCTAVE = 1.5;

export interface Spectrum {
  /** One value per bin, in decibels, as `getFloatFrequencyData` writes them. */
  readonly bins: Float32Array;
  readonly sampleRate: number;
}

/** The lowest frequency of a band. Unfolded, the edges form a geometric series: every band is equally wide to the ear. */
export function bandStart(band: number, unfolded: Unfolded = 1): number {
  return hzAt(band / BANDS, unfolded);
}

/** The band a frequency falls into; `undefined` outside the picture. */
export function findBand(hz: number, unfolded: Unfolded = 1): number | undefined {
  const { from, to } = RANGE_HZ;
  if (!(hz >= from && hz < to)) return undefined;
  return Math.min(Math.floor(BANDS * placeOf(hz, unfolded)), BANDS - 1);
}

/** How many keys of a piano share the bar of this pitch. */
export function keysInBar(hz: number, unfolded: Unfolded): number {
  const band = findBand(hz, unfolded) ?? BANDS - 1;
  return keysBetween(bandStart(band, unfolded), bandStart(band + 1, unfolded));
}

/** The bar of a pitch, as places from 0 to 1. While the disc unfolds, it goes along with the pitch. */
export function barAround(hz: number, unfolded: Unfolded): readonly [from: number, to: number] {
  const isUnderway = unfolded > 0 && unfolded < 1;
  const middle = isUnderway
    ? placeOf(hz, unfolded)
    : ((findBand(hz, unfolded) ?? BANDS - 1) + 0.5) / BANDS;
  return [middle - 0.5 / BANDS, middle + 0.5 / BANDS];
}

/** The tallest of these bars; `undefined` while none stands out. */
export function findTallest(levels: ArrayLike<number>): number | undefined {
  let tallest: number | undefined;
  for (let band = 0; band < levels.length; band += 1) {
    if ((levels[band] ?? 0) > (tallest === undefined ? STANDS_OUT : (levels[tallest] ?? 0)))
      tallest = band;
  }
  return tallest;
}

/** The width of one bin, in hertz. */
export function binWidth({ bins, sampleRate }: Spectrum): number {
  return sampleRate / 2 / bins.length;
}

/** One level from 0 to 1 for every band. */
export function toLevels(spectrum: Spectrum, unfolded: Unfolded = 1): Float32Array<ArrayBuffer> {
  const edges = Array.from({ length: BANDS + 1 }, (_, band) => bandStart(band, unfolded));
  return Float32Array.from({ length: BANDS }, (_, band) => {
    const [from = 0, to = 0] = edges.slice(band, band + 2);
    return toLevel(loudnessOf(spectrum, from, to), from);
  });
}

/**
 * The loudest bin keeps a whistle that an average would lose. Bands narrower than a bin have none of their own; they are
 * read between neighbours, which is smooth and adds no information.
 */
function loudnessOf(spectrum: Spectrum, fromHz: number, toHz: number): number {
  const width = binWidth(spectrum);
  const [from, to] = [fromHz / width, toHz / width];
  const first = Math.ceil(from);
  const end = Math.ceil(to);
  if (first >= end) return between(spectrum.bins, (from + to) / 2);
  return spectrum.bins
    .slice(first, end)
    .reduce((loudest, bin) => Math.max(loudest, bin), -Infinity);
}

function between(bins: Float32Array, position: number): number {
  const below = Math.floor(position);
  const low = bins[below] ?? -Infinity;
  const high = bins[below + 1] ?? -Infinity;
  // Infinities, which stand for digital silence, cannot be interpolated.
  if (!Number.isFinite(low) || !Number.isFinite(high)) return Math.max(low, high);
  return low + (high - low) * (position - below);
}

function toLevel(decibels: number, fromHz: number): number {
  const octaves = Math.log2(fromHz / RANGE_HZ.from);
  const leaned = decibels - (octaves - OCTAVES_TO_MIDDLE) * SLOPE_DB_PER_OCTAVE;
  return Math.min(Math.max((leaned - FLOOR_DB) / (CEILING_DB - FLOOR_DB), 0), 1) ** CONTRAST;
}

/** The slope turns around the middle of the picture, so that it changes no overall loudness. */
const OCTAVES_TO_MIDDLE = Math.log2(RANGE_HZ.to / RANGE_HZ.from) / 2;

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

/** Rising fast and falling slowly is how a struck string behaves. */
const ATTACK_MS = 15;
const RELEASE_MS = 180;

/** Moves a level towards what was measured, by elapsed time, so that a fast screen shows the same as a slow one. */
export function follow(level: number, measured: number, elapsedMs: number): number {
  const timeConstant = measured > level ? ATTACK_MS : RELEASE_MS;
  const kept = Math.exp(-elapsedMs / timeConstant);
  return measured + (level - measured) * kept;
}
