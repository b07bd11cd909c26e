/** The deadline timer, as in the write-up: the moment it ends, or what is left while it is paused. */
export type Session = { readonly endsAt: number } | { readonly pausedWithMs: number };

/** The counting timer: a number, and how many ticks have made it smaller. */
export interface Counter {
  readonly leftMs: number;
  readonly ticks: number;
}

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
  /** Whether it took place in this browser, or was worked out from Chrome's rule. */
  readonly isMeasured: boolean;
  readonly hadSound: boolean;
}

/** One session in both timers. */
export interface Both {
  readonly order: Order;
  readonly mine: Session;
  readonly counter: Counter;
  /** Set while the tab is hidden. */
  readonly gone?: { readonly at: number; readonly ticks: number } | undefined;
  /** The last absence that was long enough to mention. */
  readonly absence?: Absence | undefined;
}

/** What both timers show at one moment. */
export interface Reading {
  readonly mineMs: number;
  readonly otherMs: number;
  readonly absence?: Absence | undefined;
}

/**
 * Chrome lets a hidden page wake once a second, and once a minute after it has been hidden and silent for a minute. Only a page
 * that is still loading gets five minutes. Measured in a hidden tab of Chromium 156; in its source it is
 * GracePeriodSecondsLoaded_Default.
 */
const HIDDEN_WAKE_MS = 1_000;
export const GRACE_MS = 60_000;
const LATE_WAKE_MS = 60_000;
/** A glance at another tab is no absence. */
const SHORTEST_ABSENCE_MS = 2_000;
/** From this difference on a clock that shows whole seconds is wrong. */
const WRONG_MS = 1_000;

export function msLeft(session: Session, now: number): number {
  return 'endsAt' in session ? Math.max(0, session.endsAt - now) : session.pausedWithMs;
}

export function pause(session: Session, now: number): Session {
  return { pausedWithMs: msLeft(session, now) };
}

export function resume(session: Session, now: number): Session {
  return { endsAt: now + msLeft(session, now) };
}

/** One tick of the counting timer. Nothing is counted once it has arrived. */
export function count({ leftMs, ticks }: Counter, tickMs: number): Counter {
  return leftMs === 0
    ? { leftMs, ticks }
    : { leftMs: Math.max(0, leftMs - tickMs), ticks: ticks + 1 };
}

/** Both timers set and not yet started. */
export function setUp(order: Order): Both {
  const { sessionMs } = order;
  return {
    order,
    mine: { pausedWithMs: sessionMs },
    counter: { leftMs: sessionMs, ticks: 0 },
  };
}

export function isRunning({ mine }: Both): boolean {
  return 'endsAt' in mine;
}

export function pauseBoth(both: Both, now: number): Both {
  return { ...both, mine: pause(both.mine, now) };
}

export function resumeBoth(both: Both, now: number): Both {
  return { ...both, mine: resume(both.mine, now) };
}

export function tick(both: Both): Both {
  return { ...both, counter: count(both.counter, both.order.tickMs) };
}

/** The tab is hidden now. A paused or finished session has nothing to lose. */
export function leave(both: Both, now: number): Both {
  if (!isRunning(both) || msLeft(both.mine, now) === 0) return both;
  return { ...both, gone: { at: now, ticks: both.counter.ticks } };
}

/** The tab is seen again: what really came is compared with what was due. */
export function comeBack(both: Both, now: number, hadSound: boolean): Both {
  const { gone, counter, order } = both;
  if (!gone) return both;
  const ms = now - gone.at;
  if (ms < SHORTEST_ABSENCE_MS) return { ...both, gone: undefined };
  const came = counter.ticks - gone.ticks;
  // The absence may begin just before a tick: one that came was due.
  const due = Math.max(Math.floor(ms / order.tickMs), came);
  return { ...both, gone: undefined, absence: { ms, due, came, isMeasured: true, hadSound } };
}

/** How many ticks Chrome hands to a page that is hidden for so long. */
export function ticksDelivered(awayMs: number, tickMs: number, hasSound: boolean): number {
  if (hasSound) return Math.floor(awayMs / tickMs);
  const graceMs = Math.min(awayMs, GRACE_MS);
  return (
    Math.floor(graceMs / Math.max(tickMs, HIDDEN_WAKE_MS)) +
    Math.floor((awayMs - graceMs) / Math.max(tickMs, LATE_WAKE_MS))
  );
}

/** What both would show after so long in a hidden tab, by Chrome's rule. */
export function workOut(
  { sessionMs, tickMs }: Order,
  awayMs: number,
  hadSound: boolean,
): Reading & { readonly absence: Absence } {
  const came = ticksDelivered(awayMs, tickMs, hadSound);
  return {
    mineMs: Math.max(0, sessionMs - awayMs),
    otherMs: Math.max(0, sessionMs - came * tickMs),
    absence: { ms: awayMs, due: Math.floor(awayMs / tickMs), came, isMeasured: false, hadSound },
  };
}

export function readBoth({ mine, counter, absence }: Both, now: number): Reading {
  return { mineMs: msLeft(mine, now), otherMs: counter.leftMs, absence };
}

/** Whether the counting timer is off by more than its display can hide. */
export function isWrong({ mineMs, otherMs }: Reading): boolean {
  return Math.abs(otherMs - mineMs) >= WRONG_MS;
}
