import { useEffect, useEffectEvent, useState } from 'react';

import type { Run } from '@/stage/use-run';

import { inputOf, orderOf, REAL } from './settings';
import type { Settings } from './settings';
import { workOut } from './timers';
import type { Reading } from './timers';
import { useLeaving } from './use-leaving';
import { useSound } from './use-sound';

/** What the scene and its drawer share: what both timers say of this run, the sound, and the way out. */
export type ZenCare = ReturnType<typeof useZenCare>;

/** A run is worked out by Chrome's rule, unless the visitor has just measured it. */
export function useZenCare(run: Run<Settings>) {
  const { values, opened } = run;
  const sound = useSound();
  const [measured, setMeasured] = useState<{ reading: Reading; input: string; times: number }>();
  const [failure, setFailure] = useState<{ why: string; input: string }>();
  const leaving = useLeaving({
    order: orderOf(REAL),
    onBack: (reading) => {
      const sets = { ...REAL, away: Math.round(reading.absence.ms / 100) / 10, sound: sound.isOn };
      setMeasured((before) => ({
        reading,
        input: inputOf({ ...values, ...sets }),
        times: (before?.times ?? 0) + 1,
      }));
      setFailure(undefined);
      run.change(sets);
    },
    onFailure: (why) => setFailure({ why, input: inputOf(values) }),
  });

  const takeDare = useEffectEvent(() => sound.set(values.sound));
  useEffect(() => {
    if (opened > 0) takeDare();
  }, [opened]);

  const isMeasured = measured !== undefined && measured.input === inputOf(values);
  return {
    order: orderOf(values),
    reading: isMeasured
      ? measured.reading
      : workOut(orderOf(values), values.away * 1_000, values.sound),
    isMeasured,
    returns: measured?.times ?? 0,
    sound,
    leaving,
    /** Why the last attempt to measure this run gave nothing. */
    failure: failure?.input === inputOf(values) ? failure.why : undefined,
  };
}
