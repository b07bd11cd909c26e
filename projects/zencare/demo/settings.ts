import { choice, defineSettings, flag, number } from '@/stage/settings';

import { workOut } from './timers';
import type { Order } from './timers';
import { formatClock, formatSpan, judge, readSpan, sayHowLate } from './words';

const TIMERS = ['deadline', 'ticks'] as const;
const SECOND_MS = 1_000;

/** Everything a run depends on; the first one is the case of the write-up, before anybody has left. */
export const settings = defineSettings({
  session: number({
    name: 'Session',
    start: 1_500,
    from: 20,
    to: 3_000,
    step: 5,
    isRatio: true,
    read: readSpan,
    format: (seconds) => formatClock(seconds * SECOND_MS),
  }),
  tick: number({ name: 'Tick', start: 1, from: 0.1, to: 5, step: 0.1, unit: 'seconds' }),
  away: number({
    name: 'Time away',
    start: 0,
    from: 0,
    to: 90_000,
    isRatio: true,
    read: readSpan,
    format: (seconds) => formatSpan(seconds * SECOND_MS),
  }),
  sound: flag('Sound'),
  timer: choice<(typeof TIMERS)[number]>('Timer', TIMERS, 'ticks'),
});

export type Settings = typeof settings.start;

/** The whole session spent in another tab. */
export const WRITE_UP = { session: 1_500, tick: 1, away: 1_500 } as const;

/** Set for whoever really leaves: ticks so short are held back at once, so twenty seconds are enough to see it. */
export const REAL = { session: 60, tick: 0.1 } as const;

/** What both timers are set to, in the milliseconds they count. */
export function orderOf({ session, tick }: Pick<Settings, 'session' | 'tick'>): Order {
  return { sessionMs: Math.round(session * SECOND_MS), tickMs: Math.round(tick * SECOND_MS) };
}

/** A run whichever timer is in charge of it. */
export function inputOf(values: Settings): string {
  return settings.write({ ...values, timer: settings.start.timer });
}

/** What waits behind Play, and what the timer in charge makes of it. */
export function describeRun(values: Settings): string {
  const { session, away, sound } = values;
  const set = `a timer set to ${formatClock(session * SECOND_MS)}`;
  if (away === 0) return `${set}.`;
  const left = `${set}, left alone for ${formatSpan(away * SECOND_MS)}${sound ? ' with the sound on' : ''}`;
  return `${left}. ${sayOutcome(values)}`;
}

function sayOutcome({ session, tick, away, sound, timer }: Settings): string {
  const order = orderOf({ session, tick });
  const reading = workOut(order, away * SECOND_MS, sound);
  const verdict = judge(reading, order);
  if (timer === 'deadline' || verdict === 'right') return 'It is right.';
  if (verdict === 'late') return `By Chrome’s rule it ends ${sayHowLate(order)} too late.`;
  const { otherMs, mineMs } = reading;
  return `By Chrome’s rule it says ${formatClock(otherMs)}, and ${formatClock(mineMs)} is left.`;
}
