/** How many bars a ring has. */
export const BANDS = 64;

/** The range of the picture, in hertz: below is rumble, above is air. */
export const RANGE_HZ = { from: 40, to: 16_000 };

/** What counts as silence and as full height, in decibels of the analyser. */
const FLOOR_DB = -80;
const CEILING_DB = -18;

/** Bends the levels, so that what is loud stands out from what is merely there. */
const CONTRAST = 1.6;

/** Loudest-bin bands read noise higher the wider they are; this leans the treble back. */
const SLOPE_DB_PER_OCTAVE = 1.5;

export interface Spectrum {
  /** One value per bin, in decibels, as `getFloatFrequencyData` writes them. */
  readonly bins: Float32Array;
  readonly sampleRate: number;
}

/** The lowest frequency of a band; edges form a geometric series, so every band is equally wide to the ear. */
export function bandStart(band: number): number {
  return RANGE_HZ.from * (RANGE_HZ.to / RANGE_HZ.from) ** (band / BANDS);
}

/** The band a frequency falls into; `undefined` outside the picture. */
export function findBand(hz: number): number | undefined {
  const { from, to } = RANGE_HZ;
  if (!(hz >= from && hz < to)) return undefined;
  return Math.floor((BANDS * Math.log(hz / from)) / Math.log(to / from));
}

/** The width of one bin, in hertz. */
export function binWidth({ bins, sampleRate }: Spectrum): number {
  return sampleRate / 2 / bins.length;
}

/** One level from 0 to 1 for every band. */
export function toLevels(spectrum: Spectrum): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: BANDS }, (_, band) =>
    toLevel(loudnessOf(spectrum, band), band),
  );
}

/**
 * The loudest bin keeps a whistle that an average would lose. Bands narrower than a bin have none of their own; they are
 * read between neighbours, which is smooth and adds no information.
 */
function loudnessOf(spectrum: Spectrum, band: number): number {
  const width = binWidth(spectrum);
  const [from, to] = [bandStart(band) / width, bandStart(band + 1) / width];
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

function toLevel(decibels: number, band: number): number {
  const octaves = Math.log2(bandStart(band) / RANGE_HZ.from);
  const leaned = decibels - (octaves - OCTAVES_TO_MIDDLE) * SLOPE_DB_PER_OCTAVE;
  return Math.min(Math.max((leaned - FLOOR_DB) / (CEILING_DB - FLOOR_DB), 0), 1) ** CONTRAST;
}

/** The slope turns around the middle of the picture, so that it changes no overall loudness. */
const OCTAVES_TO_MIDDLE = Math.log2(RANGE_HZ.to / RANGE_HZ.from) / 2;
