import type { Unfolded } from './axis';
import { BANDS, findTallest, toLevels } from './bands';
import { findPeak } from './find-peak';
import { follow } from './follow';
import type { Instrument } from './instrument';
import { advanceRings, holdRings, isQuiet } from './rings';
import type { Rings } from './rings';

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
}

/** Turns what the analyser reads into rings. */
export interface Hearing {
  readonly rings: Rings;
  readonly listen: (instrument: Instrument, moment: Moment) => Measured;
  /** Whether there is anything to see. */
  readonly isQuiet: () => boolean;
}

/** Starts from these rings. */
export function createHearing(rings: Rings): Hearing {
  let levels = new Float32Array(BANDS);
  return {
    rings,
    listen(instrument, { elapsedMs, unfolded, isStill }) {
      const spectrum = instrument.read();
      const measured = toLevels(spectrum, unfolded);
      levels = levels.map((level, band) => follow(level, measured[band] ?? 0, elapsedMs));
      if (isStill) holdRings(rings, levels, unfolded);
      else advanceRings(rings, levels, elapsedMs, unfolded);
      return { peakHz: findPeak(spectrum), tallest: findTallest(measured) };
    },
    isQuiet: () => isQuiet(rings),
  };
}
