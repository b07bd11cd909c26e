import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useIsActive } from '@/stage/motion';

import { drawOtherTab } from './draw-other-tab';
import { comeBack, GRACE_MS, leave, readSession } from './timers';
import type { Order, Reading, Session } from './timers';
import { titleOf } from './words';

/** How long the other tab stays. */
const STAYS_MS = 20_000;
/** A tab that has not been hidden by then will not be. */
const GIVE_UP_MS = STAYS_MS + 1_000;

interface Options {
  /** What both timers are set to when the visitor leaves. */
  order: Order;
  /** Told of both timers after a real absence. */
  onBack: (reading: Reading) => void;
  /** Told why there is nothing to tell, when the visitor pressed for it. */
  onFailure: (why: string) => void;
}

/** The visitor really leaves: both timers run in the hidden tab, stand in its title, and are read on the return. */
export function useLeaving({ order, onBack, onFailure }: Options) {
  const isActive = useIsActive();
  const [isRefused, setIsRefused] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const [isAway, setIsAway] = useState(false);
  const session = useRef<Session>(undefined);
  const otherTab = useRef<Window>(undefined);
  const timer = useRef(0);
  const title = useRef('');

  const start = useEffectEvent(() => {
    if (!isActive || session.current) return;
    session.current = leave(order, Date.now());
    title.current = document.title;
    timer.current = window.setInterval(() => {
      if (!session.current) return;
      session.current = { ...session.current, ticks: session.current.ticks + 1 };
      const reading = readSession(session.current, Date.now());
      // Chrome spares a hidden page for three seconds after a new title, so the title stands still before that could count.
      if (reading.absence.ms < GRACE_MS) document.title = titleOf(reading);
    }, order.tickMs);
  });
  const end = useEffectEvent(() => {
    clearInterval(timer.current);
    const wasPressed = otherTab.current !== undefined;
    otherTab.current?.close();
    otherTab.current = undefined;
    setIsAway(false);
    const { current } = session;
    session.current = undefined;
    if (!current) return;
    document.title = title.current;
    const reading = comeBack(current, Date.now());
    if (reading) onBack(reading);
    else if (wasPressed) onFailure('Nothing was measured: you were back too soon.');
  });
  const giveUp = useEffectEvent(() => {
    if (!otherTab.current || session.current) return;
    otherTab.current = undefined;
    setIsAway(false);
    onFailure('Nothing was measured: this tab stayed in sight.');
  });

  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') start();
      else end();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      clearInterval(timer.current);
      if (session.current) document.title = title.current;
      session.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (timesAsked === 0) return;
    const wait = setTimeout(giveUp, GIVE_UP_MS);
    return () => clearTimeout(wait);
  }, [timesAsked]);

  return {
    /** Whether the browser did not open a tab. */
    isRefused,
    /** Whether the other tab that was asked for is open. */
    isAway,
    /** Opens another tab for a while. */
    leave: (stage: Element) => {
      const style = getComputedStyle(stage);
      otherTab.current = drawOtherTab(
        STAYS_MS,
        () => session.current && readSession(session.current, Date.now()),
        {
          ground: style.getPropertyValue('--stage-ground'),
          ink: style.getPropertyValue('--stage-ink'),
          spot: style.getPropertyValue('--stage-spot'),
        },
      );
      setTimesAsked((before) => before + 1);
      setIsRefused(otherTab.current === undefined);
      setIsAway(otherTab.current !== undefined);
    },
  };
}
