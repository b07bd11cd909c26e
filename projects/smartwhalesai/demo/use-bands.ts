import { useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { LASTS_MS, openAt } from './bands';
import type { BandClock } from './bands';

/** Pieces that come back together come one after the other. */
const APART_MS = 60;

/** The clock of each band, from 0 whenever the tail closes over it or opens again. */
export function useBands(closed: readonly boolean[]): readonly BandClock[] {
  const isStill = useReducedMotion();
  const key = closed.join();
  const [state, setState] = useState(() => ({
    key,
    clocks: closed.map((isClosed): BandClock => ({
      isClosed,
      from: isClosed ? 0 : 1,
      ageMs: LASTS_MS,
    })),
  }));
  if (state.key !== key) {
    const restart = (clock: BandClock, index: number): BandClock => {
      const isClosed = closed[index] ?? false;
      if (clock.isClosed === isClosed) return clock;
      return { isClosed, from: openAt(clock), ageMs: isClosed ? 0 : -APART_MS * index };
    };
    setState({ key, clocks: state.clocks.map(restart) });
  }
  useFrameLoop(
    (ms) =>
      setState(({ clocks, ...rest }) => ({
        ...rest,
        clocks: clocks.map((clock) => ({
          ...clock,
          ageMs: Math.min(clock.ageMs + ms, LASTS_MS),
        })),
      })),
    !isStill && state.clocks.some(({ ageMs }) => ageMs < LASTS_MS),
  );
  return isStill ? state.clocks.map((clock) => ({ ...clock, ageMs: LASTS_MS })) : state.clocks;
}
