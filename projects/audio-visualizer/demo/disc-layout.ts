import { RINGS } from './rings';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the disc lies in its drawing, in CSS pixels. */
export interface DiscLayout {
  readonly centre: Point;
  /** Of the outermost ring. */
  readonly radius: number;
  /** Of the hub, where the note is written and "now" begins. */
  readonly hub: number;
  /** Half the side of the square that holds the disc with its names. */
  readonly reach: number;
  /** Where the knob that tilts it is docked: at the edge of the drawing. */
  readonly dock: number;
  readonly isSmall: boolean;
}

/** From here on the words stand beside the disc instead of above it. */
const WIDE_PX = 900;
/** Room for the words beside it. */
const WORDS_PX = 470;
const SHIFT_PX = 28;
/** Room for the names of the octaves around it. */
const MARGIN_PX = { wide: 52, small: 28 };
/** Beside it they are wider than they are high above it, and a phone's drawing ends at the edge of its card. */
const SIDE_PX = 42;
/** A drawing with a shorter side has no room for large labels. */
const SMALL_PX = 460;
/** The sides of the knob that tilts the disc, with its name. */
export const KNOB_PX = 52;
export const HUB_SHARE = 0.24;
/** Where the innermost ring is, in radii of the hub, and how much of the way outwards is even and how much grows. */
export const RING_GROWTH = { inner: 1.14, steady: 0.66, growing: 0.34 };

/** Angles go clockwise from the right, as on a canvas: the gap is at the bottom, the lowest pitch to its left. */
export const FIRST_ANGLE = (100 / 180) * Math.PI;
export const SWEEP = (340 / 180) * Math.PI;

/** The disc as large as the drawing allows: on the right of a wide one, in the middle of any other. */
export function layOut({ width, height }: { width: number; height: number }): DiscLayout {
  const isWide = width >= WIDE_PX;
  const isSmall = Math.min(width, height) < SMALL_PX;
  const margin = isSmall ? MARGIN_PX.small : MARGIN_PX.wide;
  const room = isWide ? width - WORDS_PX : width;
  const side = isWide ? SHIFT_PX + margin : Math.max(margin, SIDE_PX);
  const radius = Math.max(Math.min(room / 2 - side, height / 2 - margin), 20);
  // On a wide one, a little to the left of its room, whose lower right has the switches.
  const x = width - room / 2 - (isWide ? SHIFT_PX : 0);
  return {
    centre: { x, y: height / 2 },
    dock: x + radius + side - KNOB_PX / 2,
    radius,
    hub: radius * HUB_SHARE,
    reach: radius + margin,
    isSmall,
  };
}

/** The keys of a piano around the disc: from which radius to which. */
export function rimOf({ radius, isSmall }: DiscLayout): { near: number; far: number } {
  return isSmall ? { near: radius + 3, far: radius + 12 } : { near: radius + 5, far: radius + 21 };
}

/** How far out the knob is: on the oldest rings, so that the keys and their names stay free. */
export function knobRadius({ radius, isSmall }: DiscLayout): number {
  return radius - (isSmall ? 18 : 26);
}

/** The angle of a place on the disc. */
export function angleOf(place: number): number {
  return FIRST_ANGLE + SWEEP * place;
}

/** How far round a point is, in turns from the middle of the gap: from 0 to 1. */
export function turnAt({ centre }: DiscLayout, { x, y }: Point): number {
  const angle = Math.atan2(y - centre.y, x - centre.x);
  return ((angle - Math.PI / 2 + 2 * Math.PI) / (2 * Math.PI)) % 1;
}

/** How far round a finger is that has come from there, the short way: below 0 and above 1 it is past an end. */
export function turnOn(before: number, turn: number): number {
  return turn + Math.round(before - turn);
}

/** The place at this share of the way round; in the gap the nearer end, and past an end that end. */
export function placeOfTurn(turn: number): number {
  const place = (turn * 2 * Math.PI + Math.PI / 2 - FIRST_ANGLE) / SWEEP;
  return Math.min(Math.max(place, 0), 1);
}

/** The point at a place, at this distance from the centre. */
export function pointAt(layout: DiscLayout, place: number, radius: number): Point {
  return along(layout, angleOf(place), radius);
}

/** The point at an angle, at this distance from the centre. */
export function along({ centre }: DiscLayout, angle: number, radius: number): Point {
  return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
}

/** How far out a moment is drawn that is this many rings old. Rings widen outwards, as the circle gives them more room. */
export function ringRadius(
  { radius, hub }: Pick<DiscLayout, 'radius' | 'hub'>,
  age: number,
): number {
  const share = age / RINGS;
  const inner = hub * RING_GROWTH.inner;
  const { steady, growing } = RING_GROWTH;
  return inner + (radius - inner) * (steady * share + growing * share * share);
}

/** How far the disc is tilted, in degrees: 90 is seen from straight above, and less lays it down, away from the visitor. */
export type Tilt = number;
export const FLAT: Tilt = 90;
/** Lower, the front ring hides the rest, and no ring can be told from the next. */
export const LOWEST: Tilt = 35;

/** One over the tangent of half the camera's angle of view, 38 degrees. */
export const FOCUS = 1 / Math.tan((19 / 180) * Math.PI);

/** How far the eye is from the disc, in pixels; what CSS calls perspective. */
export function eyeDistance({ reach }: DiscLayout): number {
  return FOCUS * reach;
}

/** Where a point of the flat disc appears once it is tilted. Its near edge, at 6 o'clock, comes closer. */
export function tiltPoint(layout: DiscLayout, tilt: Tilt, { x, y }: Point): Point {
  const { centre } = layout;
  const [sine, cosine] = leanOf(tilt);
  const eye = eyeDistance(layout);
  const scale = eye / (eye - (y - centre.y) * sine);
  return {
    x: centre.x + (x - centre.x) * scale,
    y: centre.y + (y - centre.y) * cosine * scale,
  };
}

/** The inverse: which point of the flat disc is seen there. */
export function untiltPoint(layout: DiscLayout, tilt: Tilt, { x, y }: Point): Point {
  const { centre } = layout;
  const [sine, cosine] = leanOf(tilt);
  const eye = eyeDistance(layout);
  const down = ((y - centre.y) * eye) / (eye * cosine + (y - centre.y) * sine);
  return {
    x: centre.x + ((x - centre.x) * (eye - down * sine)) / eye,
    y: centre.y + down,
  };
}

function leanOf(tilt: Tilt): readonly [sine: number, cosine: number] {
  const lean = ((FLAT - tilt) / 180) * Math.PI;
  return [Math.sin(lean), Math.cos(lean)];
}

/** How far the knob is above the middle of a flat disc, in radii, and how far it sinks until the disc lies on the floor. */
const KNOB_RISES = 1;
const KNOB_SINKS = 0.55;

/** Where the disc is taken to be tilted: at the edge, level with its far end, and lower as it is laid down. */
export function tiltHandle({ centre, radius, dock }: DiscLayout, tilt: Tilt): Point {
  const sunk = ((FLAT - tilt) / (FLAT - LOWEST)) * KNOB_SINKS;
  return { x: dock, y: centre.y - radius * (KNOB_RISES - sunk) };
}

/** The tilt at which that point is this far down the drawing. */
export function tiltAt({ centre, radius }: DiscLayout, y: number): Tilt {
  const sunk = (y - centre.y) / radius + KNOB_RISES;
  return FLAT - (sunk / KNOB_SINKS) * (FLAT - LOWEST);
}
