import { useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { placeAt, planRoll } from './roll';
import type { Place, Roll } from './roll';
import type { Sale } from './run-sale';

interface Rolling {
  readonly place: Place;
  /** Whether the wall lies still: landed, or resting before the sealed number moves it. */
  readonly isStill: boolean;
  /** Whether it has come to its end. */
  readonly hasLanded: boolean;
  /** Whether it has shown the builder's choice. */
  readonly isChosen: boolean;
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
    roll: planRoll(NOWHERE, sale, { turns: 2, lastsMs: ROLL_MS, from: 1, tries }),
    ms: 0,
    isFirst: true,
    from: 1,
  }));
  const { dealt, roll, isFirst, from } = state;
  const ms = isReduced ? roll.endsMs : isFirst ? opening * roll.endsMs : state.ms;
  const { place, isStill, deals = from } = placeAt(roll, ms);

  const isOther = dealt.tries !== tries || dealt.opened !== opened;
  const isMoved =
    dealt.sale.shift !== sale.shift || dealt.sale.picked.shift !== sale.picked.shift || isOther;
  if (isMoved) {
    const isDare = dealt.opened !== opened;
    const start = isDare ? 1 : Math.min(deals, tries);
    const pace =
      isDare && tries > 1
        ? { turns: 4, lastsMs: DARE_MS }
        : { turns: isOther && tries > 1 ? 1 : 0, lastsMs: ROLL_MS };
    setState({
      dealt: { sale, tries, opened, opening },
      roll: planRoll(place, sale, { ...pace, from: start, tries }),
      ms: 0,
      isFirst: false,
      from: start,
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
  return {
    place,
    isStill,
    hasLanded: ms >= roll.endsMs,
    isChosen: ms >= roll.chosenMs,
    isSealed: ms > roll.sealsMs,
    deals,
  };
}

/** What the wall is doing before it has landed. */
export function phaseOf({ isChosen, isSealed, hasLanded }: Rolling) {
  if (isSealed) return 'sealing';
  return isChosen && !hasLanded ? 'resting' : 'rolling';
}
