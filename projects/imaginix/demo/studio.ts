import type { Ink, Point, Stroke } from './hand';
import { repeatable } from './hand';
import { createSchedule, SNAPSHOT_EVERY_MS } from './schedule';
import type { Offer, Rule } from './schedule';

/** A complete picture of the canvas at one moment. */
export interface Snapshot extends Offer {
  readonly id: number;
  readonly ink: Ink;
  /** Where the pen was. */
  readonly tip: { readonly x: number; readonly y: number };
}

/** A queue may not grow for ever; nobody waits for the end of this one. */
export const MOST_WAITING = 2_000;
/** A hand that is still makes no ink. */
const STILL = 0.12;
const MIDDLE = { x: 50, y: 23 };

export type View = ReturnType<Studio['look']>;
export type Studio = ReturnType<typeof createStudio>;

/** The canvas, the hand that draws on it and the painter behind it, on a clock of whole milliseconds. */
export function createStudio(startRule: Rule, startDelayMs: number) {
  let rule = startRule;
  let delayMs = startDelayMs;
  let nowMs = 0;
  let restMs = 0;
  let nextId = 1;
  let strokes: Stroke[] = [];
  let pen: Stroke | undefined;
  let tip = MIDDLE;
  let hand:
    { readonly todo: { point: Point; stroke: number }[]; readonly startMs: number } | undefined;
  let changedMs: number | undefined;
  let lastMs = -Infinity;
  let offers: Offer[] = [];
  let painter = createSchedule<Snapshot>(rule, delayMs);
  /** What a queue would have done with the same snapshots. */
  let ghost = createSchedule<Snapshot>('queue', delayMs);

  function startOver(): void {
    strokes = [];
    pen = undefined;
    hand = undefined;
    changedMs = undefined;
    lastMs = -Infinity;
    offers = [];
    painter = createSchedule(rule, delayMs);
    ghost = createSchedule('queue', delayMs);
  }

  function change(): void {
    changedMs ??= nowMs;
  }

  function put(place: { x: number; y: number }, isNew: boolean): void {
    const point = { x: place.x, y: place.y, atMs: nowMs };
    tip = place;
    if (isNew || !pen) {
      pen = { points: [point] };
      strokes = [...strokes, pen];
    } else {
      const before = pen.points.at(-1);
      if (before && Math.hypot(before.x - point.x, before.y - point.y) < STILL) return;
      pen.points.push(point);
    }
    change();
  }

  function takeSnapshot(): void {
    if (changedMs === undefined || nowMs < lastMs + SNAPSHOT_EVERY_MS) return;
    const ink = strokes.map(({ points }) => ({ points, count: points.length }));
    const snapshot = { id: nextId, atMs: nowMs, changedMs, ink, tip };
    nextId += 1;
    lastMs = nowMs;
    changedMs = undefined;
    offers.push({ atMs: snapshot.atMs, changedMs: snapshot.changedMs });
    painter.offer(snapshot);
    ghost.offer({ ...snapshot });
  }

  function moveHand(): void {
    if (!hand) return;
    for (let next = hand.todo[0]; next; next = hand.todo[0]) {
      if (hand.startMs + next.point.atMs > nowMs) return;
      hand.todo.shift();
      put(next.point, strokes.length <= next.stroke);
    }
    hand = undefined;
    pen = undefined;
  }

  /** Lets one frame pass, a millisecond at a time. */
  function advance(ms: number, isReady?: (snapshot: Snapshot) => boolean): void {
    restMs += ms;
    for (; restMs >= 1; restMs -= 1) {
      nowMs += 1;
      moveHand();
      takeSnapshot();
      painter.advance(nowMs, isReady);
      ghost.advance(nowMs);
    }
  }

  const isAtRest = () =>
    hand === undefined && changedMs === undefined && painter.nextMs() === Infinity;

  return {
    advance,
    /** Everything that is still to happen, at once. */
    finish: () => {
      while (!isAtRest()) advance(SNAPSHOT_EVERY_MS);
    },
    press: (place: { x: number; y: number }) => {
      hand = undefined;
      pen = undefined;
      if (painter.view().waiting.length < MOST_WAITING) put(place, true);
    },
    /** Moves the pen; it draws while it is down. */
    move: (place: { x: number; y: number }) => {
      if (painter.view().waiting.length >= MOST_WAITING) pen = undefined;
      if (pen && !hand) put(place, false);
      else tip = place;
    },
    lift: () => {
      if (!hand) pen = undefined;
    },
    undo: () => {
      hand = undefined;
      pen = undefined;
      if (strokes.length === 0) return;
      strokes = strokes.slice(0, -1);
      change();
    },
    clear: startOver,
    /** Draws these strokes again from the beginning, or those on the canvas. */
    replay: (of: readonly Stroke[] = strokes) => {
      const todo = repeatable(of).flatMap(({ points }, stroke) =>
        points.map((point) => ({ point, stroke })),
      );
      startOver();
      hand = { todo, startMs: nowMs + 1 };
    },
    setRule: (next: Rule) => {
      rule = next;
    },
    setDelay: (ms: number) => {
      delayMs = ms;
      painter.setDelay(ms);
      ghost.setDelay(ms);
    },
    isAtRest,
    look: () => ({
      nowMs,
      strokes,
      tip,
      isPenDown: pen !== undefined,
      isReplaying: hand !== undefined,
      offers,
      isAtRest: isAtRest(),
      ageMs: painter.ageAt(nowMs),
      ...painter.view(),
      events: painter.events,
      ghost: { tip: ghost.view().shown?.tip, ageMs: ghost.ageAt(nowMs) },
    }),
  };
}
