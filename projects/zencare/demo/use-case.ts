import { useState } from 'react';

import type { NumberControl } from '@/stage/number-control';
import { readRunAddress } from '@/stage/run-address';
import { useSettings } from '@/stage/use-settings';

import { orderOf, settings, WRITE_UP } from './settings';
import type { Settings } from './settings';
import type { useSession } from './use-session';

const TIMED = ['session', 'tick', 'away'] as const;
type Timed = (typeof TIMED)[number];

/**
 * What is on the stage: the case of the write-up until the visitor does something, the time away of an address or a dare, or
 * both timers for real. Whatever sets the timers anew starts the session anew.
 */
export function useCase({ both, begin, end }: ReturnType<typeof useSession>) {
  const run = useSettings(settings);
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
    run,
    shown,
    isWorkedOut: shown.away > 0,
    controls: {
      session: controlOf('session'),
      tick: controlOf('tick'),
      pace: run.number('pace'),
      away: controlOf('away'),
    },
  };
}
