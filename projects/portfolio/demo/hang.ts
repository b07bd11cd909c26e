import { elementAt } from '@/lib/element-at';

import { layOutMap } from './map-layout';
import type { Extent, MapLayout, Size } from './map-layout';

/** A washing line and the page on it, in sheets side by side. */
export interface Hanging {
  readonly map: MapLayout;
  /** Where the line is tied on both sides. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How far its middle hangs when it is about to snap. */
  readonly deepest: number;
  /** From the line down to a sheet. */
  readonly string: number;
  /** How far a sheet turns with the line, in radians. */
  readonly steepest: number;
  /** The sheets' left and right end: the way of the ring. */
  readonly from: number;
  readonly to: number;
}

interface Frame {
  readonly side: number;
  readonly top: number;
  readonly string: number;
  /** The share of the drawing's height by which the line gives way. */
  readonly sag: number;
  readonly steepest: number;
}
const WIDE: Frame = { side: 40, top: 30, string: 28, sag: 0.13, steepest: 0.09 };
/** Sheets at the edges of a phone leave it when they turn, and a line that gives way less leaves them more height. */
const NARROW: Frame = { side: 18, top: 28, string: 20, sag: 0.08, steepest: 0.025 };
/** The least and most that a line gives way, in pixels. */
const SAG = { least: 22, most: 60 };
const BELOW_PX = 4;
/** The ring with its halo. */
const RING_PX = 44;

/** Hangs the page into a drawing: as large as it gets above the floor when the line hangs deepest. */
export function hangPage(page: Extent, { width, height }: Size, isNarrow: boolean): Hanging {
  const { side, top, string, sag, steepest } = isNarrow ? NARROW : WIDE;
  const deepest = Math.min(Math.max(height * sag, SAG.least), SAG.most);
  const room = {
    width: Math.max(width - 2 * side, 1),
    height: Math.max(height - top - deepest - string - BELOW_PX, 1),
  };
  const map = layOutMap(page, room);
  const sheets = map.sheets.map((sheet) => ({ ...sheet, x: sheet.x + side, y: 0 }));
  const last = sheets.at(-1);
  return {
    map: { ...map, sheets },
    top,
    width,
    height,
    deepest,
    string,
    steepest,
    from: Math.max(sheets[0]?.x ?? 0, RING_PX),
    to: Math.min(last ? last.x + last.width : width, width - RING_PX),
  };
}

/** How the line is: how much of what it can bear it bears, and where the ring is, as a share of the ring's way. */
export interface Line {
  readonly strain: number;
  readonly ring: number;
}

/** How much a line hangs that bears nothing but the page. */
const SLACK = 0.35;
/** How much of the sag is a bend under the ring; the rest is an even curve. */
const BEND = 0.45;

/** The height of the line at `x`: a curve, bent where the ring pulls. */
export function lineY(hanging: Hanging, { strain, ring }: Line, x: number): number {
  const { top, width, deepest } = hanging;
  const sag = deepest * (SLACK + (1 - SLACK) * Math.min(Math.max(strain, 0), 1));
  const at = Math.min(Math.max(x / width, 0), 1);
  const ringAt = ringX(hanging, ring) / width;
  const curve = 4 * at * (1 - at);
  const bend = (at < ringAt ? at / ringAt : (1 - at) / (1 - ringAt)) * 4 * ringAt * (1 - ringAt);
  return top + sag * ((1 - BEND) * curve + BEND * bend);
}

/** Where the ring is, for a share of its way. */
export function ringX({ from, to }: Hanging, share: number): number {
  return from + (to - from) * share;
}

/** The share of its way for a place of the ring. */
export function shareAt({ from, to }: Hanging, x: number): number {
  return Math.min(Math.max((x - from) / Math.max(to - from, 1), 0), 1);
}

/** How far the page has fallen, from 0 to 1, and how fast, in falls per second. */
export interface Fall {
  readonly drop: number;
  readonly speed: number;
  /** How long the page has hung in the air since the line snapped. */
  readonly heldMs: number;
}

export const HANGS: Fall = { drop: 0, speed: 0, heldMs: 0 };
export const LIES: Fall = { drop: 1, speed: 0, heldMs: Infinity };

/** Nobody believes it for so long. */
const HELD_MS = 260;
/** Falls per second, per second. */
const GRAVITY = 7;
const BOUNCE = 0.3;
const LEAST_SPEED = 0.5;
/** It is pulled up again by a spring that swings a little. */
const SPRING = 130;
const DAMPING = 15;
/** A long frame is taken in steps, or the spring would fly apart. */
const STEP_MS = 8;

/** The fall so many milliseconds later. */
export function stepFall(fall: Fall, isBroken: boolean, ms: number): Fall {
  let next = fall;
  for (let left = ms; left > 0; left -= STEP_MS) {
    next = isBroken ? drop(next, Math.min(left, STEP_MS)) : lift(next, Math.min(left, STEP_MS));
  }
  return next;
}

/** Whether nothing moves any more. */
export function isAtRest(fall: Fall, isBroken: boolean): boolean {
  return fall.speed === 0 && fall.drop === (isBroken ? 1 : 0);
}

function drop(fall: Fall, ms: number): Fall {
  if (fall.heldMs < HELD_MS) return { ...fall, speed: 0, heldMs: fall.heldMs + ms };
  const speed = fall.speed + (GRAVITY * ms) / 1_000;
  const to = fall.drop + (speed * ms) / 1_000;
  if (to < 1) return { ...fall, drop: to, speed };
  const back = -speed * BOUNCE;
  return back > -LEAST_SPEED ? LIES : { ...fall, drop: 1, speed: back };
}

function lift(fall: Fall, ms: number): Fall {
  const speed = fall.speed - ((SPRING * fall.drop + DAMPING * fall.speed) * ms) / 1_000;
  const to = fall.drop + (speed * ms) / 1_000;
  if (Math.abs(to) < 0.002 && Math.abs(speed) < 0.02) return HANGS;
  return { drop: to, speed, heldMs: 0 };
}

/** Those far from the place where the line snapped fall last: so much of the whole fall later. */
const LATER = 0.3;

/** How far one sheet has fallen; `away` is its distance from where the line snapped, as a share of the drawing. */
export function dropOf(drop: number, away: number): number {
  // Above the line, as a spring swings, all sheets are one.
  if (drop <= 0) return drop;
  const later = LATER * Math.min(away, 1);
  return Math.min(Math.max((drop * (1 + LATER) - later) / (1 + LATER - later), 0), 1);
}

/** Sheets fall deeper than the floor, where the sentence hides them: shares of a sheet's height. */
const SUNK = [0.5, 0.62, 0.44, 0.66, 0.52, 0.6, 0.46, 0.57];
/** In radians. */
const TILTS = [-0.16, 0.1, 0.21, -0.09, 0.14, -0.2, 0.08, -0.13];

/** Where a sheet is: its middle at the top, and its turn. */
export function placeSheet(
  hanging: Hanging,
  line: Line,
  index: number,
  drop: number,
): { readonly x: number; readonly y: number; readonly turn: number } {
  const sheet = elementAt(hanging.map.sheets, index);
  const x = sheet.x + sheet.width / 2;
  const fallen = dropOf(drop, Math.abs(x - ringX(hanging, line.ring)) / hanging.width);
  const reach = sheet.width * 0.3;
  const [left, right] = [lineY(hanging, line, x - reach), lineY(hanging, line, x + reach)];
  const { steepest } = hanging;
  const slope = Math.max(Math.min(Math.atan2(right - left, 2 * reach), steepest), -steepest);
  const sunk = elementAt(SUNK, index % SUNK.length);
  const tilt = elementAt(TILTS, index % TILTS.length);
  const floor = hanging.height - sheet.height * (1 - sunk);
  const hangs = (left + right) / 2 + hanging.string;
  return {
    x,
    y: hangs + (floor - hangs) * fallen,
    turn: slope * (1 - fallen) + tilt * Math.max(fallen, 0),
  };
}
