import { useMemo, useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { restCable, speedOf, stepCable } from './cable';
import type { Cable, Hold } from './cable';

const STEP_MS = 1_000 / 60;
const MOST_STEPS = 4;
/** Below 0.1 px a step for 20 steps counts as at rest. */
const STILL_PX = 0.1;
const CALM_STEPS = 20;

interface Swing {
  readonly cables: readonly Cable[];
  readonly calm: number;
  readonly leftMs: number;
  /** The holds it swings by; other ones wake it. */
  readonly key: string;
}

/** The cables at this moment. They sleep once nothing moves; with reduced motion they are always at rest. */
export function useCables(holds: readonly Hold[]): readonly Cable[] {
  const isStill = useReducedMotion();
  const key = holds
    .flatMap(({ anchor, end, length, floor }) => [
      anchor.x,
      anchor.y,
      end?.x,
      end?.y,
      length,
      floor,
    ])
    .map((value) => (value === undefined ? '' : value.toFixed(1)))
    .join();
  const [swing, setSwing] = useState<Swing>(() => ({
    cables: holds.map(restCable),
    calm: 0,
    leftMs: 0,
    key,
  }));
  if (swing.key !== key) setSwing({ ...swing, key, calm: 0 });
  useFrameLoop(
    (ms) => setSwing((before) => advance(before, holds, ms)),
    !isStill && swing.calm < CALM_STEPS,
  );
  const rest = useMemo(
    () => (isStill ? holds.map(restCable) : []),
    // The key says all that the holds say, and they are new each time.
    [isStill, key],
  );
  return isStill ? rest : swing.cables;
}

function advance(before: Swing, holds: readonly Hold[], ms: number): Swing {
  const due = before.leftMs + ms;
  const steps = Math.min(Math.floor(due / STEP_MS), MOST_STEPS);
  let { cables, calm } = before;
  for (let count = 0; count < steps; count += 1) {
    cables = holds.map((hold, index) => {
      const cable = cables[index];
      return cable ? stepCable(cable, hold) : restCable(hold);
    });
    calm = Math.max(...cables.map(speedOf)) < STILL_PX ? calm + 1 : 0;
  }
  return { ...before, cables, calm, leftMs: due % STEP_MS };
}
