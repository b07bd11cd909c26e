/** What both timers are set to. */
export interface Order {
  readonly sessionMs: number;
  readonly tickMs: number;
}

/** A time in a hidden tab: how long, and how many ticks of it reached the page. */
export interface Absence {
  readonly ms: number;
  readonly due: number;
  readonly came: number;
}

/** What both timers show at one moment. */
export interface Reading {
  readonly mineMs: number;
  readonly otherMs: number;
  readonly absence: Absence;
}

/** Both timers while the tab is really hidden: one keeps the moment it ends, the other the ticks it got. */
export interface Session {
  readonly order: Order;
  readonly endsAt: number;
  readonly ticks: number;
}

/**
 * Chrome lets a hidden page wake once a second, and once a minute after it has been hidden and silent for a minute. Only a page
 * that is still loading gets five minutes. Measured in a hidden tab of Chromium 156; in its source it is
 * GracePeriodSecondsLoaded_Default. A page that sounds, or changes its title every few seconds, is spared. Firefox and Safari
 * have rules of their own.
 */
export const RULE_OF = 'Chromium 156';
export const GRACE_MS = 60_000;
const HIDDEN_WAKE_MS = 1_000;
const LATE_WAKE_MS = 60_000;
/** A glance at another tab is no absence. */
const SHORTEST_ABSENCE_MS = 2_000;
/** From this difference on a clock that shows whole seconds is wrong. */
const WRONG_MS = 1_000;

export function msLeft(endsAt: number, now: number): number {
  return Math.max(0, endsAt - now);
}

/** What is left for the timer that counts. */
export function leftAfter({ sessionMs, tickMs }: Order, ticks: number): number {
  return Math.max(0, sessionMs - ticks * tickMs);
}

/** Ticks in the first minute of a hidden tab, and ticks after it. */
export function ticksByRule(awayMs: number, tickMs: number): { early: number; late: number } {
  const graceMs = Math.min(awayMs, GRACE_MS);
  return {
    early: Math.floor(graceMs / Math.max(tickMs, HIDDEN_WAKE_MS)),
    late: Math.floor((awayMs - graceMs) / Math.max(tickMs, LATE_WAKE_MS)),
  };
}

/** How many ticks Chrome hands to a page that is hidden for so long. */
export function ticksDelivered(awayMs: number, tickMs: number, hasSound: boolean): number {
  if (hasSound) return Math.floor(awayMs / tickMs);
  const { early, late } = ticksByRule(awayMs, tickMs);
  return early + late;
}

/** What both would show after so long in a hidden tab, by Chrome's rule. */
export function workOut(order: Order, awayMs: number, hasSound: boolean): Reading {
  const came = ticksDelivered(awayMs, order.tickMs, hasSound);
  return {
    mineMs: msLeft(order.sessionMs, awayMs),
    otherMs: leftAfter(order, came),
    absence: { ms: awayMs, due: Math.floor(awayMs / order.tickMs), came },
  };
}

/** How long a silent tab has to stay hidden until the timer that counts says 0:00. */
export function msUntilCounted({ sessionMs, tickMs }: Order): number {
  const needed = Math.ceil(sessionMs / tickMs);
  const { early } = ticksByRule(GRACE_MS, tickMs);
  return needed <= early
    ? needed * Math.max(tickMs, HIDDEN_WAKE_MS)
    : GRACE_MS + (needed - early) * Math.max(tickMs, LATE_WAKE_MS);
}

/** The tab is hidden now, and both timers start. */
export function leave(order: Order, now: number): Session {
  return { order, endsAt: now + order.sessionMs, ticks: 0 };
}

/** What both say at this moment of a real absence. */
export function readSession({ order, endsAt, ticks }: Session, now: number): Reading {
  const ms = now - (endsAt - order.sessionMs);
  return {
    mineMs: msLeft(endsAt, now),
    otherMs: leftAfter(order, ticks),
    // The absence may begin just before a tick: one that came was due.
    absence: { ms, due: Math.max(Math.floor(ms / order.tickMs), ticks), came: ticks },
  };
}

/** The tab is seen again. Nothing after a mere glance. */
export function comeBack(session: Session, now: number): Reading | undefined {
  const reading = readSession(session, now);
  return reading.absence.ms < SHORTEST_ABSENCE_MS ? undefined : reading;
}

/** Whether the counting timer is off by more than its display can hide. */
export function isWrong({ mineMs, otherMs }: Pick<Reading, 'mineMs' | 'otherMs'>): boolean {
  return Math.abs(otherMs - mineMs) >= WRONG_MS;
}
