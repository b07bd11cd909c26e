import { useState } from 'react';

import { ease, guideAt, keepPress, leadFrom, moveBreath, paceOf } from './breath';

/** The visitor's breath, from holds alone: nothing else is measured and nothing is kept when the page closes. */
export function useBreathing(aim: number) {
  const [presses, setPresses] = useState<readonly number[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const [breath, setBreath] = useState(0);
  const [sinceMs, setSinceMs] = useState(0);
  const pace = paceOf(presses);
  const ringPace = leadFrom(pace, aim);

  const isAtRest = !isHeld && breath === 0;

  return {
    presses,
    pace,
    isHeld,
    isAtRest,
    /** What to do now. */
    word: isHeld ? 'In' : isAtRest ? 'Hold to breathe in' : 'Out',
    breath: ease(breath),
    /** How full the ring is; nothing before the first breath. */
    guide: presses.length > 0 ? guideAt(sinceMs, ringPace) : undefined,
    hold: () => {
      setIsHeld(true);
      setPresses(keepPress(presses, performance.now()));
      setSinceMs(0);
    },
    release: () => setIsHeld(false),
    /** Another run is about something else. */
    forget: () => {
      setPresses([]);
      setBreath(0);
      setIsHeld(false);
    },
    move: (elapsedMs: number) => {
      setBreath((before) => moveBreath(before, isHeld, elapsedMs, ringPace));
      setSinceMs((before) => before + elapsedMs);
    },
  };
}
