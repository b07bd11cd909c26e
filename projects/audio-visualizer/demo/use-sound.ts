import { useState } from 'react';

import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';

import type { Settings } from './settings';
import { useInstrument } from './use-instrument';
import type { Desk } from './use-instrument';
import { usePerformance } from './use-performance';
import type { Performance } from './use-performance';

/** What the scene and its drawer share: the sound, and how it is shown. */
export interface Sound {
  readonly desk: Desk;
  readonly performance: Performance;
  /** The pitch as a number; changing it sounds it. */
  readonly pitch: NumberControl;
  readonly isMuted: boolean;
  readonly setIsMuted: (isMuted: boolean) => void;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  /** Whether bars can be stood up here. */
  readonly hasDepth: boolean;
  readonly loseDepth: () => void;
}

/** Opens the instrument and plays on it what the run says. */
export function useSound(run: Run<Settings>): Sound {
  const [isMuted, setIsMuted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [hasDepth, setHasDepth] = useState(true);
  const desk = useInstrument({ isPaused, isMuted });
  const performance = usePerformance({ run, desk, onSound: () => setIsPaused(false) });
  return {
    desk,
    performance,
    pitch: { ...run.number('hz'), change: performance.tap },
    isMuted,
    setIsMuted,
    isPaused,
    setIsPaused,
    hasDepth,
    loseDepth: () => setHasDepth(false),
  };
}
