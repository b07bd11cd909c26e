import { useState } from 'react';

import { usePerformance } from '@/stage/use-opening-act';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import { ACT, FALL, SHOW_MS } from './act';
import { easeBoth, fallAt } from './dial';
import { settings } from './settings';
import type { Settings } from './settings';

interface Options {
  run: Run<Settings>;
  act: OpeningAct;
  isHeld: boolean;
  /** Counts real returns; the last one is performed while its run is on the stage. */
  returns: number;
  isMeasured: boolean;
}

/** How far the time away has passed, and what has fallen since it ended. What a hand moves follows the hand. */
export function useShow({ run, act, isHeld, returns, isMeasured }: Options) {
  const { values, opened } = run;
  const [pressed, setPressed] = useState({ times: 0, query: '' });
  const query = settings.write(values);
  const clock = usePerformance(`${opened} ${pressed.times} ${returns}`, SHOW_MS);
  const isPressed = run.dare !== undefined || pressed.query === query || isMeasured;
  const passed = !act.isDone
    ? act.between(ACT.leaves, ACT.back)
    : isPressed
      ? clock.between(0, SHOW_MS)
      : 1;
  const isPassing = values.away > 0 && passed < 1;
  const isOnTheWay = isHeld || isPassing;
  const fall = usePerformance(
    isOnTheWay ? '' : `${query} ${opened} ${pressed.times} ${returns}`,
    FALL.ends,
  );

  return {
    passed: values.away > 0 ? easeBoth(passed) : 1,
    isPassing,
    /** From 0 to 1, for whatever falls. */
    fallen: isOnTheWay ? 0 : fallAt(fall.between(FALL.beat, FALL.ends)),
    /** Whether it has hit the ground. */
    hasLanded: !isOnTheWay && fall.between(FALL.beat, FALL.lands) === 1,
    /** Changes something and performs the run anew. */
    press: (changes: Partial<Settings>) => {
      setPressed(({ times }) => ({
        times: times + 1,
        query: settings.write({ ...values, ...changes }),
      }));
      run.change(changes);
    },
  };
}
