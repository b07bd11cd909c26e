import { useEffect, useEffectEvent, useState } from 'react';

import type { NumberControl } from '@/stage/number-control';
import { readRunAddress } from '@/stage/use-run';
import type { Run } from '@/stage/use-run';

import { orderOf, WRITE_UP } from './settings';
import type { Settings } from './settings';
import { isRunning, msLeft } from './timers';
import { useBreathing } from './use-breathing';
import { useSession } from './use-session';
import { useSound } from './use-sound';

/** What the scene and its drawer share: both timers, the breath, the sound and the numbers that set them. */
export type ZenCare = ReturnType<typeof useZenCare>;

const TIMED = ['session', 'tick', 'away'] as const;
type Timed = (typeof TIMED)[number];

/** Everything that runs on the stage. A dare ends the session and sets the sound anew. */
export function useZenCare(run: Run<Settings>) {
  const session = useSession();
  const { both, now } = session;
  const { shown, controls } = useCase(run, session);
  const breathing = useBreathing(shown.pace);
  const runs = both !== undefined && isRunning(both) && msLeft(both.mine, now) > 0;
  const sound = useSound(runs && 'endsAt' in both.mine ? both.mine.endsAt : undefined);
  const setSound = (isOn: boolean) => {
    session.setHeard(isOn);
    if (isOn) sound.open();
    else sound.close();
  };

  const { opened, values } = run;
  const startOver = useEffectEvent(() => {
    session.end();
    breathing.forget();
    setSound(values.sound);
  });
  useEffect(() => {
    if (opened > 0) startOver();
  }, [opened]);

  return { session, shown, controls, breathing, runs, sound, setSound };
}

/**
 * What is on the stage: the case of the write-up until the visitor does something, the time away of an address or a dare, or
 * both timers for real. Whatever sets the timers anew starts the session anew.
 */
function useCase(run: Run<Settings>, { both, begin, end }: ReturnType<typeof useSession>) {
  const { values } = run;
  const [wasChanged, setWasChanged] = useState(() => {
    const address = readRunAddress();
    return TIMED.some((key) => address.has(key));
  });
  if (!wasChanged && (both !== undefined || values.away > 0)) setWasChanged(true);
  const shown: Settings = wasChanged ? values : { ...values, ...WRITE_UP };

  const controlOf = (key: Timed): NumberControl => ({
    ...run.number(key),
    value: shown[key],
    change: (value) => {
      const { session, tick, away } = shown;
      const next: Pick<Settings, Timed> = { session, tick, away, [key]: value };
      run.change(next);
      setWasChanged(true);
      if (both === undefined) return;
      if (next.away > 0) end();
      else begin(orderOf(next));
    },
  });
  return {
    shown,
    controls: {
      session: controlOf('session'),
      tick: controlOf('tick'),
      pace: run.number('pace'),
      away: controlOf('away'),
    },
  };
}
