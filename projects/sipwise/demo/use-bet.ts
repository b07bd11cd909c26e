import { useRef, useState } from 'react';

import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';

import { BET, settings, SURE_RANGE } from './settings';
import type { Settings } from './settings';

/** A bet while it is held; letting go of it is what places it. */
export function useBet(run: Run<Settings>, refuse: (problem: string) => void) {
  const [draft, setDraft] = useState(BET.start);
  // The pointer may be up before the last movement was drawn.
  const newest = useRef(draft);
  const whenHeld = useRef(draft);
  const change = (next: number) => {
    newest.current = next;
    setDraft(next);
  };
  const place = () => {
    const bet = newest.current;
    // The chosen way is never a worse plan than the usual one; who bet on more is told what that costs.
    run.change({ bet, sure: Math.min(Math.max(bet, settings.start.sure), SURE_RANGE.to) });
  };
  const hold = (isHeld: boolean) => {
    // A press that moves nothing is no bet.
    if (isHeld) whenHeld.current = newest.current;
    else if (whenHeld.current !== newest.current) place();
  };
  const control: NumberControl = { setting: BET, value: draft, change, refuse };
  return { draft, control, place, hold };
}
