import { useFrameLoop } from '@/stage/motion';
import { useRef, useState } from 'react';

import type { Instrument } from './instrument';
import type { Unfolded } from './pitch';
import { createHearing, createRings } from './rings';
import type { Measured } from './rings';

/** Draws the present state, this many milliseconds after the last time. */
export type Paint = (elapsedMs: number) => void;

/** Has this called with every frame; answers with what ends that. */
export type OnPaint = (paint: Paint) => () => void;

/** How often the words change; faster cannot be read. */
const WORDS_EVERY_MS = 150;
const NOTHING: Measured = { peakHz: undefined, tallest: undefined };

interface Options {
  instrument: Instrument | undefined;
  unfolded: Unfolded;
  isStill: boolean;
  isPaused: boolean;
  /** Whether nothing sounds: the picture then stays as it is, because an empty disc says nothing. */
  isResting: () => boolean;
  /** Told with every frame, before it is painted. */
  onFrame: (measured: Measured) => void;
}

/** Listens and paints, frame by frame; paused, both rest and the picture stays. */
export function usePicture(options: Options) {
  const { instrument, unfolded, isStill, isPaused, isResting, onFrame } = options;
  const [hearing] = useState(() => createHearing(createRings()));
  const [measured, setMeasured] = useState(NOTHING);
  const paints = useRef(new Set<Paint>());
  const wordsAgeMs = useRef(0);
  const wasQuiet = useRef(false);

  useFrameLoop((elapsedMs) => {
    if (!instrument) return;
    const isHeld = isResting();
    const now = hearing.listen(instrument, { elapsedMs, unfolded, isStill, isHeld });
    onFrame(now);
    // Silence looks the same in every frame, and so does a picture that is held.
    const isQuiet = isHeld || hearing.isQuiet();
    if (!isQuiet || !wasQuiet.current) for (const paint of paints.current) paint(elapsedMs);
    wasQuiet.current = isQuiet;
    wordsAgeMs.current += elapsedMs;
    if (wordsAgeMs.current < WORDS_EVERY_MS) return;
    wordsAgeMs.current = 0;
    setMeasured((before) =>
      before.peakHz === now.peakHz && before.tallest === now.tallest ? before : now,
    );
  }, !isPaused);

  return {
    rings: hearing.rings,
    measured,
    onPaint: (paint: Paint) => {
      paints.current.add(paint);
      return () => void paints.current.delete(paint);
    },
  };
}
