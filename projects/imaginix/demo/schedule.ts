/** What happens to snapshots that the painter cannot take yet. */
export const RULES = ['queue', 'pause', 'latest'] as const;
export type Rule = (typeof RULES)[number];

/** While ink changes, the canvas gives a snapshot this often. */
export const SNAPSHOT_EVERY_MS = 40;
/** The pen rests when nothing has changed for so long. */
export const PAUSE_MS = 250;
/** So many of the replaced snapshots are remembered, to be drawn while they fall. */
const MOST_DROPPED = 16;

/** When a snapshot was taken, and when the canvas first changed after the one before it. */
export interface Offer {
  readonly atMs: number;
  readonly changedMs: number;
}

/** One thing that happened to a snapshot; `index` counts the offers. */
export interface ScheduleEvent {
  readonly kind: 'offered' | 'started' | 'skipped' | 'shown';
  readonly index: number;
  readonly atMs: number;
}

interface Taken<Snapshot> {
  readonly snapshot: Snapshot;
  readonly index: number;
  /** The last moment at which the canvas looked like this; unset while it still does. */
  untilMs?: number;
}

/**
 * One painter and what waits for it, on logical time, so that a run repeats exactly. At the same instant an offer comes
 * before a finished picture.
 */
export function createSchedule<Snapshot extends Offer>(rule: Rule, delayMs: number) {
  const events: ScheduleEvent[] = [];
  let delay = delayMs;
  let waiting: Taken<Snapshot>[] = [];
  let running: (Taken<Snapshot> & { startMs: number; dueMs: number; isLate: boolean }) | undefined;
  let shown: Taken<Snapshot> | undefined;
  let last: Taken<Snapshot> | undefined;
  let firstMs: number | undefined;
  let dropped: { snapshot: Snapshot; atMs: number }[] = [];
  let [count, made, skipped, oldestMs, lateMs, paintedMs] = [0, 0, 0, 0, 0, 0];

  const tell = (kind: ScheduleEvent['kind'], index: number, atMs: number) =>
    events.push({ kind, index, atMs });

  function offer(snapshot: Snapshot): void {
    const { atMs, changedMs } = snapshot;
    if (last)
      last.untilMs ??=
        changedMs - last.snapshot.atMs <= SNAPSHOT_EVERY_MS ? last.snapshot.atMs : changedMs;
    firstMs ??= changedMs;
    last = { snapshot, index: count };
    count += 1;
    tell('offered', last.index, atMs);
    if (rule !== 'queue') {
      for (const { index } of waiting) tell('skipped', index, atMs);
      dropped = [...dropped, ...waiting.map((one) => ({ snapshot: one.snapshot, atMs }))].slice(
        -MOST_DROPPED,
      );
      skipped += waiting.length;
      waiting = [];
    }
    waiting.push(last);
    start(atMs);
  }

  function start(nowMs: number): void {
    const [next] = waiting;
    if (running || !next || nowMs < restsAt()) return;
    waiting.shift();
    running = Object.assign(next, { startMs: nowMs, dueMs: nowMs + delay, isLate: false });
    tell('started', next.index, nowMs);
  }

  /** When a waiting snapshot may start at the earliest. */
  function restsAt(): number {
    return rule === 'pause' && last ? last.snapshot.atMs + PAUSE_MS : -Infinity;
  }

  function nextMs(): number {
    if (running) return running.dueMs;
    return waiting.length > 0 ? restsAt() : Infinity;
  }

  function ageAt(nowMs: number): number {
    if (firstMs === undefined || shown === last) return 0;
    return nowMs - (shown ? (shown.untilMs ?? shown.snapshot.atMs) : firstMs);
  }

  /** How long the painter still works if nothing more is drawn. */
  function debtAt(nowMs: number): number {
    if (!running && waiting.length === 0) return 0;
    const freeMs = Math.max(running?.dueMs ?? nowMs, waiting.length > 0 ? restsAt() : nowMs, nowMs);
    return freeMs - nowMs + waiting.length * delay;
  }

  /** Lets the time pass. A picture that is due and not ready holds the painter until it is. */
  function advance(nowMs: number, isReady: (snapshot: Snapshot) => boolean = () => true): void {
    for (let at = nextMs(); at <= nowMs && at < Infinity; at = nextMs()) {
      if (running) {
        if (!isReady(running.snapshot)) {
          running.isLate = true;
          return;
        }
        const doneMs = running.isLate ? nowMs : at;
        oldestMs = Math.max(oldestMs, ageAt(doneMs));
        lateMs = Math.max(lateMs, doneMs - at);
        made += 1;
        paintedMs += doneMs - running.startMs;
        tell('shown', running.index, doneMs);
        shown = running;
        running = undefined;
        start(doneMs);
      } else start(at);
    }
  }

  return {
    offer,
    advance,
    nextMs,
    ageAt,
    debtAt,
    /** What a picture really took, on average; the delay before the first. */
    paceMs: () => (made === 0 ? delay : Math.round(paintedMs / made)),
    events,
    setDelay: (ms: number) => {
      delay = ms;
    },
    view: () => ({
      running: running && { ...running },
      shown: shown?.snapshot,
      waiting: waiting.map(({ snapshot }) => snapshot),
      dropped,
      made,
      skipped,
      oldestMs,
      /** By how much the device missed the delay at worst. */
      lateMs,
    }),
  };
}

/** What a whole run came to. */
export interface Outcome {
  /** The oldest that a shown picture became, or the wait for the first. */
  readonly oldestMs: number;
  readonly made: number;
  readonly skipped: number;
  /** How long the painter went on after the last snapshot. */
  readonly busyMs: number;
  readonly events: readonly ScheduleEvent[];
}

/** A painter as it is at the moment of the last of these snapshots. */
export function offerAll<Snapshot extends Offer>(
  offers: readonly Snapshot[],
  rule: Rule,
  delayMs: number,
) {
  const schedule = createSchedule<Snapshot>(rule, delayMs);
  for (const offer of offers) {
    schedule.advance(offer.atMs - 1);
    // What is due at this very instant comes after the offer.
    schedule.offer(offer);
  }
  return schedule;
}

/** The same snapshots under any rule, at once. */
export function simulate(offers: readonly Offer[], rule: Rule, delayMs: number): Outcome {
  const schedule = offerAll(offers, rule, delayMs);
  schedule.advance(Infinity);
  const { oldestMs, made, skipped } = schedule.view();
  const endMs = schedule.events.at(-1)?.atMs ?? 0;
  const { events } = schedule;
  return { oldestMs, made, skipped, busyMs: endMs - (offers.at(-1)?.atMs ?? 0), events };
}
