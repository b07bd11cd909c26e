import { useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';

import { ACT, shownTripMs } from './clock';

interface Load {
  /** Whether the page is still being made, and nothing is sent yet. */
  readonly isMade: boolean;
  /** Whatever changes it sends the page anew. */
  readonly key: string;
  /** Until everything is there. */
  readonly trips: number;
  readonly rtt: number;
}

/**
 * Milliseconds since the page was sent, as the network counts them. It goes on from where the opening act left it, and starts
 * anew with another key or when one more trip is needed; with one less, or with reduced motion, everything is there at once.
 */
export function useLoad({ isMade, key, trips, rtt }: Load, act: OpeningAct): number {
  const isStill = useReducedMotion();
  const [load, setLoad] = useState({ key, trips, shownMs: ACT.ends - ACT.sends });
  if (!isMade && (load.key !== key || load.trips !== trips)) {
    const isSent = act.isDone && (load.key !== key || trips > load.trips);
    const shownMs = isSent ? 0 : act.isDone ? Infinity : load.shownMs;
    setLoad({ key, trips, shownMs });
  }
  const tripMs = shownTripMs(rtt);
  const shownMs = act.isDone ? load.shownMs : act.elapsedMs - ACT.sends;
  const isWhole = isMade || isStill || shownMs >= trips * tripMs;
  useFrameLoop(
    (ms) => setLoad((before) => ({ ...before, shownMs: before.shownMs + ms })),
    act.isDone && !isWhole,
  );
  // The act shows how a page grows; the readers of a later one have nothing until it is sent.
  if (isMade && act.isDone && !isStill) return 0;
  return isWhole ? trips * rtt : (shownMs * rtt) / tripMs;
}
