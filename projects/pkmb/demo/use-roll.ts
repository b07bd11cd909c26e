import { useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { dealsAt, placeAt, planRoll } from './roll';
import type { Place, Roll } from './roll';
import type { Sale } from './run-sale';

interface Rolling {
  readonly place: Place;
  /** Whether the wall lies still: landed, or resting before the sealed number moves it. */
  readonly isStill: boolean;
  /** Whether it has come to its end. */
  readonly hasLanded: boolean;
  /** Whether the sealed number has begun to move it. */
  readonly isSealed: boolean;
  /** How many deals it has gone through by now. */
  readonly deals: number;
}

interface Dealt {
  readonly sale: Sale;
  /** How often it was dealt; one more turn of the wall for another number. */
  readonly tries: number;
  /** Counts the dares, each of which is performed. */
  readonly opened: number;
  /** How far the opening act's own roll is, from 0 to 1. */
  readonly opening: number;
}

const ROLL_MS = 1_100;
const DARE_MS = 1_900;
const NOWHERE: Place = { x: 0, y: 0 };

/** Rolls the wall of pictures to every sale that moves it. */
export function useRoll({ sale, tries, opened, opening }: Dealt): Rolling {
  const isReduced = useReducedMotion();
  const [state, setState] = useState<{
    dealt: Dealt;
    roll: Roll;
    ms: number;
    isFirst: boolean;
    from: number;
  }>(() => ({
    dealt: { sale, tries, opened, opening },
    roll: planRoll(NOWHERE, sale, { turns: 2, lastsMs: ROLL_MS }),
    ms: 0,
    isFirst: true,
    from: 1,
  }));
  const { dealt, roll, isFirst, from } = state;
  const ms = isReduced ? roll.endsMs : isFirst ? opening * roll.endsMs : state.ms;
  const { place, isStill } = placeAt(roll, ms);

  const isOther = dealt.tries !== tries || dealt.opened !== opened;
  const isMoved =
    dealt.sale.shift !== sale.shift || dealt.sale.picked.shift !== sale.picked.shift || isOther;
  if (isMoved) {
    const isDare = dealt.opened !== opened && tries > 1;
    const pace = isDare
      ? { turns: 4, lastsMs: DARE_MS }
      : { turns: isOther && tries > 1 ? 1 : 0, lastsMs: ROLL_MS };
    setState({
      dealt: { sale, tries, opened, opening },
      roll: planRoll(place, sale, pace),
      ms: 0,
      isFirst: false,
      from: dealt.opened === opened ? dealt.tries : 1,
    });
  }
  useFrameLoop(
    (elapsedMs) =>
      setState((before) => ({
        ...before,
        ms: Math.min(before.ms + elapsedMs, before.roll.endsMs),
      })),
    !isFirst && ms < roll.endsMs,
  );
  const dealtMs = roll.legs[0]?.endsMs ?? 0;
  return {
    place,
    isStill,
    hasLanded: ms >= roll.endsMs,
    isSealed: ms > roll.sealsMs,
    deals: ms < dealtMs ? dealsAt(from, tries, ms / dealtMs) : tries,
  };
}

/** What the wall is doing before it has landed. */
export function phaseOf({ isStill, isSealed, hasLanded }: Rolling) {
  if (isSealed) return 'sealing';
  return isStill && !hasLanded ? 'resting' : 'rolling';
}
