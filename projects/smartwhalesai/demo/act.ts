import type { Way } from '@/stage/use-run';

import { POLYGON } from './wallet';

/** The opening act, in milliseconds from Play. All six have answered before the plug slips. */
export const ACT = { plugSlips: 2_400, holeOpens: 4_300, ends: 5_600 } as const;

/** What the run is at a moment of the opening act, whatever its settings say. */
export interface Moment {
  readonly out: readonly number[];
  readonly approach: Way;
}

/** Six answers come in; one plug slips and a whole, smaller whale closes over it; then the hole is shown. */
export function momentAt(ms: number): Moment {
  return {
    out: ms < ACT.plugSlips ? [] : [POLYGON],
    approach: ms < ACT.holeOpens ? 'naive' : 'mine',
  };
}
