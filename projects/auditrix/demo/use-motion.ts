import { useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { areSettled, moveCoins, settleCoins } from './coins';
import type { Coins } from './coins';

interface Goal {
  readonly total: number;
  readonly taken: number;
  readonly open: number;
}

/** How long the stack takes to follow by about two thirds. */
const FOLLOW_MS = 60;
const CLOSE = 0.02;

/** Lets the coins fly and the stack grow towards what the run says; at once with reduced motion. */
export function useMotion({ total, taken, open }: Goal): { coins: Coins; open: number } {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(() => ({ coins: settleCoins(total, taken), open }));
  const isOther = shown.coins.length !== total;
  const isThere = !isOther && areSettled(shown.coins, taken) && shown.open === open;
  const jumps = (isStill || isOther) && !isThere;
  const there = { coins: settleCoins(total, taken), open };
  if (jumps) setShown(there);

  useFrameLoop((ms) => {
    setShown((before) => {
      const next = before.open + (open - before.open) * (1 - Math.exp(-ms / FOLLOW_MS));
      return {
        coins: moveCoins(before.coins, taken, ms),
        open: Math.abs(next - open) < CLOSE ? open : next,
      };
    });
  }, !isThere && !jumps);
  return jumps ? there : shown;
}
