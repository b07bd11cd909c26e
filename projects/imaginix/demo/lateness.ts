import type { Rule } from './schedule';

/** How long the painter went on after the pen with each rule, in milliseconds. Unset: not seen yet. */
export interface Late {
  readonly queue?: number;
  readonly latest?: number;
}

/** What the visitor has seen of one drawing. */
export interface Seen {
  /** Which drawing it is. Undefined: there is none. */
  readonly take: number | undefined;
  readonly delayMs: number;
  readonly late: Late;
}

interface Now {
  readonly take: number | undefined;
  readonly delayMs: number;
  readonly rule: Rule;
  readonly isDrawing: boolean;
  /** What each rule comes to, measured or computed; unset while it is being drawn. */
  readonly late: Late;
}

/**
 * How late the picture was with each rule, as far as the visitor has seen it with this drawing. What came of the rule that is
 * not chosen stays as it was seen, so that one number is told everywhere; only another delay makes it another.
 */
export function see(seen: Seen, { take, delayMs, rule, isDrawing, late }: Now): Seen {
  const known = seen.take === take ? seen.late : {};
  if (take === undefined || isDrawing)
    return { take, delayMs: seen.delayMs, late: take === undefined ? {} : known };
  const next: { queue?: number; latest?: number } = {};
  for (const one of ['queue', 'latest'] as const) {
    const isNew = one === rule || seen.delayMs !== delayMs;
    const ms = isNew ? late[one] : known[one];
    if (ms !== undefined && (one === rule || known[one] !== undefined)) next[one] = ms;
  }
  return { take, delayMs, late: next };
}

/** Whether nothing new has been seen. */
export function isSameSight(one: Seen, other: Seen): boolean {
  return (
    one.take === other.take &&
    one.delayMs === other.delayMs &&
    one.late.queue === other.late.queue &&
    one.late.latest === other.late.latest
  );
}
