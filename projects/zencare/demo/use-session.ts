import { useEffect, useRef, useState } from 'react';

import { comeBack, isRunning, leave, pauseBoth, resumeBoth, setUp, tick } from './timers';
import type { Both, Order } from './timers';

/**
 * Both timers, really running: one interval for the timer that counts, the date for the one that does not. They go on in a
 * hidden tab, which is what the demo is about.
 */
export function useSession() {
  const [both, setBoth] = useState<Both>();
  const [now, setNow] = useState(0);
  /** Ahead of what is drawn: ticks come without a frame. */
  const latest = useRef<Both>(undefined);
  const isHeard = useRef(false);

  const put = (next: Both | undefined) => {
    latest.current = next;
    setBoth(next);
    setNow(Date.now());
  };
  const change = (step: (both: Both, now: number) => Both) => {
    if (latest.current) put(step(latest.current, Date.now()));
  };

  const runs = both !== undefined && isRunning(both);
  const order = both?.order;
  useEffect(() => {
    if (!runs || !order) return;
    const timer = setInterval(() => {
      if (!latest.current) return;
      latest.current = tick(latest.current);
      if (latest.current.counter.leftMs === 0) clearInterval(timer);
    }, order.tickMs);
    return () => clearInterval(timer);
    // The object itself, not its numbers: setting the timers to the same values starts a new session.
  }, [runs, order]);

  useEffect(() => {
    const onChange = () => {
      if (!latest.current) return;
      const isHidden = document.visibilityState === 'hidden';
      latest.current = isHidden
        ? leave(latest.current, Date.now())
        : comeBack(latest.current, Date.now(), isHeard.current);
      setBoth(latest.current);
      setNow(Date.now());
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return {
    both,
    now,
    /** Takes what the timers hold at this moment onto the screen. */
    draw: () => {
      if (!latest.current) return;
      setBoth(latest.current);
      setNow(Date.now());
    },
    begin: (next: Order) => put(resumeBoth(setUp({ ...next }), Date.now())),
    pause: () => change(pauseBoth),
    resume: () => change(resumeBoth),
    /** An absence has been read about; the next breath is about breathing. */
    forgetAbsence: () => change((before) => ({ ...before, absence: undefined })),
    end: () => put(undefined),
    /** Noted with each absence: a page that sounds is not held back. */
    setHeard: (isOn: boolean) => {
      isHeard.current = isOn;
    },
  };
}
