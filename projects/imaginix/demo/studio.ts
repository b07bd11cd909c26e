import type { Ink, Point, Stroke } from './hand';
import { repeatable } from './hand';
import { createSchedule, offerAll, SNAPSHOT_EVERY_MS } from './schedule';
import type { Offer, Rule } from './schedule';

/** A complete picture of the canvas at one moment. */
export interface Snapshot extends Offer {
  readonly id: number;
  readonly ink: Ink;
  /** Where the pen was. */
  readonly tip: { readonly x: number; readonly y: number };
}

/** Whose drawing is on the canvas: the dabs of the opening act, the demo's whale, one that came with the address, or the visitor's. */
export type Author = 'act' | 'demo' | 'sender' | 'visitor';

/** A queue may not grow for ever; nobody waits for the end of this one. */
export const MOST_WAITING = 2_000;
/** A hand that is still makes no ink. */
const STILL = 0.12;
const MIDDLE = { x: 50, y: 23 };

/** Somebody's hand, drawing by itself. */
interface Hand {
  readonly todo: { readonly point: Point; readonly stroke: number }[];
  readonly startMs: number;
  readonly isAside: boolean;
  /** What is drawn when it is done, without what it puts aside. */
  readonly whole: readonly Stroke[];
}

export type View = ReturnType<Studio['look']>;
export type Studio = ReturnType<typeof createStudio>;

/** The canvas, the hand that draws on it and the painter behind it, on a clock of whole milliseconds. */
export function createStudio(startRule: Rule, startDelayMs: number) {
  let rule = startRule;
  let delayMs = startDelayMs;
  let nowMs = 0;
  let restMs = 0;
  let nextId = 1;
  let author: Author = 'act';
  let take = 0;
  let strokes: Stroke[] = [];
  let pen: Stroke | undefined;
  let tip = MIDDLE;
  let hand: Hand | undefined;
  let isByHand = true;
  let changedMs: number | undefined;
  let lastMs = -Infinity;
  let snapshots: Snapshot[] = [];
  let painter = createSchedule<Snapshot>(rule, delayMs);
  /** What a queue would have done with the same snapshots. */
  let ghost = createSchedule<Snapshot>('queue', delayMs);

  function startOver(): void {
    strokes = [];
    pen = undefined;
    hand = undefined;
    isByHand = true;
    changedMs = undefined;
    lastMs = -Infinity;
    snapshots = [];
    painter = createSchedule(rule, delayMs);
    ghost = createSchedule('queue', delayMs);
  }

  function change(): void {
    changedMs ??= nowMs;
  }

  function put(place: { x: number; y: number }, isNew: boolean, isAside = false): void {
    const point = { x: place.x, y: place.y, atMs: nowMs };
    tip = place;
    if (isNew || !pen) {
      pen = { points: [point], ...(isAside && { isAside }) };
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
    snapshots.push(snapshot);
    painter.offer(snapshot);
    ghost.offer(snapshot);
  }

  function moveHand(): void {
    if (!hand) return;
    for (let next = hand.todo[0]; next; next = hand.todo[0]) {
      if (hand.startMs + next.point.atMs > nowMs) return;
      hand.todo.shift();
      put(next.point, strokes.length <= next.stroke, hand.isAside);
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
      // On a device that is late with its pictures a queue would be late as well.
      ghost.setDelay(Math.max(delayMs, painter.paceMs()));
      ghost.advance(nowMs);
    }
  }

  /** Lets a hand draw these strokes on top of what is there. */
  function handOn(of: readonly Stroke[], isAside: boolean): void {
    const before = strokes.length;
    const again = repeatable(of);
    const todo = again.flatMap(({ points }, stroke) =>
      points.map((point) => ({ point, stroke: before + stroke })),
    );
    pen = undefined;
    isByHand = false;
    hand = { todo, startMs: nowMs + 1, isAside, whole: isAside ? strokes : again };
  }

  /** Lets a hand draw its line to the end at once: who draws on has not given up the rest. */
  function finishHand(): void {
    while (hand) advance(SNAPSHOT_EVERY_MS);
  }

  /** All of the drawing, also while a hand is still at it. */
  const whole = () => (hand?.whole ?? strokes).filter(({ isAside }) => isAside !== true);

  /** How long after the last snapshot the last picture came, or will come. */
  function lateness(): number {
    const last = snapshots.at(-1);
    if (!last) return 0;
    const debtMs = painter.debtAt(nowMs);
    const endMs = debtMs > 0 ? nowMs + debtMs : (painter.events.at(-1)?.atMs ?? 0);
    return endMs - last.atMs;
  }

  const isAtRest = () =>
    hand === undefined && changedMs === undefined && painter.nextMs() === Infinity;

  return {
    advance,
    /** Everything that is still to happen, at once. */
    finish: () => {
      while (!isAtRest()) advance(SNAPSHOT_EVERY_MS);
      ghost.advance(Infinity);
    },
    press: (place: { x: number; y: number }) => {
      if (author === 'act') startOver();
      if (author !== 'demo') finishHand();
      author = 'visitor';
      take += 1;
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
      finishHand();
      pen = undefined;
      if (strokes.length === 0) return;
      author = 'visitor';
      strokes = strokes.slice(0, -1);
      change();
    },
    clear: () => {
      startOver();
      author = 'visitor';
    },
    /** Draws these strokes from the beginning. */
    draw: (of: readonly Stroke[], by: Author) => {
      startOver();
      author = by;
      take += 1;
      handOn(of, false);
    },
    /** Draws the drawing once more, from the beginning. */
    replay: () => {
      const of = whole();
      startOver();
      handOn(of, false);
    },
    /** Puts marks of the demo's own on top of what is there. */
    add: (of: readonly Stroke[]) => handOn(of, true),
    /** Back to the moment at which the pen went up, as it would have been with this rule and this delay. */
    rewind: () => {
      const last = snapshots.at(-1);
      if (!last || hand || pen || changedMs !== undefined) return;
      nowMs = last.atMs;
      restMs = 0;
      painter = offerAll(snapshots, rule, delayMs);
      ghost = offerAll(snapshots, 'queue', delayMs);
    },
    setRule: (next: Rule) => {
      rule = next;
    },
    setDelay: (ms: number) => {
      delayMs = ms;
      painter.setDelay(ms);
      ghost.setDelay(ms);
    },
    look: () => ({
      nowMs,
      author,
      /** Counts what was drawn; the same hand again is the same take. */
      take,
      delayMs,
      paceMs: Math.max(delayMs, painter.paceMs()),
      strokes,
      whole: whole(),
      tip,
      isPenDown: pen !== undefined,
      isReplaying: hand !== undefined,
      /** Whether all of it was drawn here and now, and nothing by the demo. */
      isByHand,
      offers: snapshots,
      isAtRest: isAtRest(),
      debtMs: painter.debtAt(nowMs),
      busyMs: lateness(),
      ageMs: painter.ageAt(nowMs),
      ...painter.view(),
      events: painter.events,
      ghost: { tip: ghost.view().shown?.tip, debtMs: ghost.debtAt(nowMs) },
    }),
  };
}
