import { useMemo } from 'react';

import { useAnswer } from '@/stage/use-answer';
import archivo from '@/styles/fonts/archivo.woff2?url';

import type { Settings } from './settings';
import type { Part, Sizes } from './trips';

export interface MeasureRequest {
  readonly leaf: number;
  readonly quality: number;
  /** Addresses of this site. */
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
  readonly photoBytes: number;
  /** The picture as a data address. */
  readonly photo: string;
}

/** The font that the page may get: the one this site sends. */
export const FONT_ADDRESS = archivo;

/** Measures the page in a worker; nothing until the first answer is there. */
export function useMeasured({ leaf, quality }: Settings): Measured | undefined {
  const request = useMemo(
    () => ({
      leaf,
      quality,
      script: import.meta.url,
      font: new URL(FONT_ADDRESS, location.href).href,
    }),
    [leaf, quality],
  );
  return useAnswer<MeasureRequest, Measured>(createMeasurer, request).latest?.result;
}

/** The sizes of a page with these parts. */
export function sizesOf(measured: Measured, parts: readonly Part[]): Sizes {
  const { words, script, font, photoBytes: photo } = measured;
  return { words: words[parts.join()] ?? 0, script, font, photo };
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createMeasurer(): Worker {
  return new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });
}
