import { choice, defineSettings, flag, number } from '@/stage/settings';

import type { Order } from './timers';
import { formatClock, formatSpan, readSpan } from './words';

const TIMERS = ['deadline', 'ticks'] as const;
const SECOND_MS = 1_000;

/** Everything a run depends on. With a time away it is worked out; without one both timers really run. */
export const settings = defineSettings({
  session: number({
    name: 'Session',
    start: 60,
    from: 20,
    to: 1_500,
    step: 5,
    isRatio: true,
    read: readSpan,
    format: (seconds) => formatClock(seconds * SECOND_MS),
  }),
  tick: number({ name: 'Tick', start: 0.1, from: 0.1, to: 5, step: 0.1, unit: 'seconds' }),
  pace: number({
    name: 'Pace of the ring',
    start: 6,
    from: 4,
    to: 12,
    step: 0.5,
    unit: 'breaths a minute',
  }),
  away: number({
    name: 'Time away',
    start: 0,
    from: 0,
    to: 86_400,
    isRatio: true,
    read: readSpan,
    format: (seconds) => formatSpan(seconds * SECOND_MS),
  }),
  sound: flag('Sound'),
  timer: choice<(typeof TIMERS)[number]>('Timer', TIMERS, 'deadline'),
});

export type Settings = typeof settings.start;

/** The case of the write-up, which the opening act shows. */
export const WRITE_UP = { session: 1_500, tick: 1, away: 1_500 } as const;

/** What both timers are set to, in the milliseconds they count. */
export function orderOf({ session, tick }: Pick<Settings, 'session' | 'tick'>): Order {
  return { sessionMs: Math.round(session * SECOND_MS), tickMs: Math.round(tick * SECOND_MS) };
}
