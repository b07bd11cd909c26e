import { elementAt } from '@/lib/element-at';

import type { Place } from './tail';

interface Knot extends Place {
  /** Where it was one step ago: its speed. */
  readonly lastX: number;
  readonly lastY: number;
}

/** A hanging cable, from its anchor to the root of its plug. */
export interface Cable {
  readonly knots: readonly Knot[];
  readonly length: number;
}

/** What holds a cable at this moment. */
export interface Hold {
  readonly anchor: Place;
  /** Where the plug is drawn to. Unset: it hangs. */
  readonly end?: Place | undefined;
  /** Whether a hand holds it, so that it follows without delay. */
  readonly isHeld: boolean;
  readonly length: number;
  /** Nothing hangs below it. */
  readonly floor: number;
  /** Blows a hanging cable aside, as a share of its weight. */
  readonly wind: number;
}

const KNOTS = 13;
const PASSES = 14;
const DRAG = 0.972;
const GRAVITY = 0.5;
/** The plug is heavier than its cable and moves less when the cable pulls. */
const PLUG_GIVES = 0.3;
/** Share of the way that a plug goes back to its socket, and a cable to its length, in one step. */
const RETURNS = 0.22;
const LENGTHENS = 0.07;
const RISES = 0.25;
/** Few, because a cable starts nearly as it will hang. */
const REST_STEPS = 40;

/** The parabola that a cable of its length hangs in; straight down where nothing holds its end. */
export function createCable({ anchor, length, ...hold }: Hold): Cable {
  const end = hold.end ?? { x: anchor.x, y: anchor.y + length };
  const way = Math.hypot(end.x - anchor.x, end.y - anchor.y);
  const sag = Math.sqrt((3 / 8) * way * Math.max(length - way, 0));
  const knots = Array.from({ length: KNOTS }, (_, index) => {
    const share = index / (KNOTS - 1);
    const x = anchor.x + (end.x - anchor.x) * share;
    const y = anchor.y + (end.y - anchor.y) * share + 4 * sag * share * (1 - share);
    return { x, y, lastX: x, lastY: y };
  });
  return { knots, length };
}

/** One sixtieth of a second: Verlet integration, then the distances between knots are put right. */
export function stepCable(cable: Cable, hold: Hold): Cable {
  const length = cable.length + (hold.length - cable.length) * LENGTHENS;
  const last = cable.knots.length - 1;
  const knots = cable.knots.map((knot, index) =>
    moveFreely(knot, index === last, hold.end ? 0 : hold.wind),
  );
  const plug = elementAt(knots, last);
  Object.assign(elementAt(knots, 0), hold.anchor);
  if (hold.end) {
    const old = elementAt(cable.knots, last);
    const share = hold.isHeld ? 1 : RETURNS;
    plug.x = old.x + (hold.end.x - old.x) * share;
    plug.y = old.y + (hold.end.y - old.y) * share;
  }
  for (let pass = 0; pass < PASSES; pass += 1)
    tighten(knots, length / last, hold.end !== undefined);
  if (!hold.end) for (const knot of knots) rise(knot, Math.max(hold.floor, hold.anchor.y));
  return { knots, length };
}

/** The cable after it has come to rest. */
export function restCable(hold: Hold): Cable {
  let cable = { ...createCable(hold), length: hold.length };
  for (let count = 0; count < REST_STEPS; count += 1)
    cable = stepCable(cable, { ...hold, isHeld: true });
  return cable;
}

/** How far its fastest knot went in the last step, in pixels. */
export function speedOf({ knots }: Cable): number {
  return Math.max(...knots.map(({ x, y, lastX, lastY }) => Math.hypot(x - lastX, y - lastY)));
}

/** What is below the floor comes up a share of the way, and slowly: thrown up at once, a plug would fly. */
function rise(knot: FreeKnot, floor: number): void {
  if (knot.y <= floor) return;
  knot.y += (floor - knot.y) * RISES;
  knot.lastY = knot.y;
}

interface FreeKnot {
  x: number;
  y: number;
  lastX: number;
  lastY: number;
}

function moveFreely({ x, y, lastX, lastY }: Knot, isPlug: boolean, wind: number): FreeKnot {
  return {
    x: x + (x - lastX) * DRAG + wind * GRAVITY,
    y: y + (y - lastY) * DRAG + (isPlug ? 1.4 : 1) * GRAVITY,
    lastX: x,
    lastY: y,
  };
}

function tighten(knots: readonly FreeKnot[], distance: number, isEndFixed: boolean): void {
  knots.forEach((knot, index) => {
    const before = knots[index - 1];
    if (!before) return;
    const isPlug = index === knots.length - 1;
    const [x, y] = [knot.x - before.x, knot.y - before.y];
    const now = Math.hypot(x, y) || 1;
    const giving = isPlug ? (isEndFixed ? 0 : PLUG_GIVES) : 0.5;
    const givingBefore = index === 1 ? 0 : 0.5;
    const off = (now - distance) / now / (giving + givingBefore || 1);
    before.x += x * off * givingBefore;
    before.y += y * off * givingBefore;
    knot.x -= x * off * giving;
    knot.y -= y * off * giving;
  });
}
