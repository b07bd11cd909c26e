import type { Part, Sizes } from './trips';

export interface MeasureRequest {
  readonly leaf: number;
  readonly quality: number;
  /** Whole addresses of files of this site: a worker has another place than the page. */
  readonly script: string;
  readonly font: string;
}

/** Bytes as this browser makes them. */
export interface Measured {
  /** The page's text after gzip, for each set of parts it may ask for. */
  readonly words: Readonly<Record<string, number>>;
  /** This demo's own script after gzip, and before. */
  readonly script: number;
  readonly scriptBefore: number;
  readonly font: number;
  /** Where the font is, for the page that gets it. */
  readonly fontAddress: string;
  readonly photoBytes: number;
  /** The picture as a data address. */
  readonly photo: string;
}

/** The sizes of a page with these parts. */
export function sizesOf(measured: Measured, parts: readonly Part[]): Sizes {
  const { words, script, font, photoBytes: photo } = measured;
  return { words: words[parts.join()] ?? 0, script, font, photo };
}
