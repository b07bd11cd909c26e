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
  readonly isSmall: boolean;
}

/** From here on the words stand beside the disc instead of above it. */
const WIDE_PX = 1_000;
/** Room for the words beside it. */
const WORDS_PX = 470;
/** Room for the names of the octaves around it. */
const MARGIN_PX = { wide: 46, small: 32 };
/** A drawing with a shorter side has no room for large labels. */
const SMALL_PX = 560;
const HUB_SHARE = 0.24;

/** Angles go clockwise from the right, as on a canvas: the gap is at the bottom, the lowest pitch to its left. */
const FIRST_ANGLE = (100 / 180) * Math.PI;
const SWEEP = (340 / 180) * Math.PI;

/** The disc as large as the drawing allows: on the right of a wide one, in the middle of any other. */
export function layOut({ width, height }: { width: number; height: number }): DiscLayout {
  const isWide = width >= WIDE_PX;
  const isSmall = Math.min(width, height) < SMALL_PX;
  const margin = isSmall ? MARGIN_PX.small : MARGIN_PX.wide;
  const room = isWide ? width - WORDS_PX : width;
  const radius = Math.max(Math.min(room / 2, height / 2) - margin, 20);
  const x = isWide
    ? width - margin - radius - Math.max((room / 2 - radius - margin) / 2, 16)
    : width / 2;
  return { centre: { x, y: height / 2 }, radius, hub: radius * HUB_SHARE, isSmall };
}

/** The angle of a place on the disc. */
export function angleOf(place: number): number {
  return FIRST_ANGLE + SWEEP * place;
}

/** The place under a point; in the gap at the bottom, the nearer end. */
export function placeAt({ centre }: DiscLayout, { x, y }: Point): number {
  const angle = Math.atan2(y - centre.y, x - centre.x);
  const fromGap = (angle - Math.PI / 2 + 2 * Math.PI) % (2 * Math.PI);
  const place = (fromGap + Math.PI / 2 - FIRST_ANGLE) / SWEEP;
  return Math.min(Math.max(place, 0), 1);
}

/** The point at a place, so far from the centre. */
export function pointAt({ centre }: DiscLayout, place: number, radius: number): Point {
  const angle = angleOf(place);
  return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
}

/** How far out a moment is that is so many rings old. Rings widen outwards, as the circle gives them more room. */
export function ringRadius(
  { radius, hub }: Pick<DiscLayout, 'radius' | 'hub'>,
  age: number,
): number {
  const share = age / RINGS;
  const inner = hub * 1.14;
  return inner + (radius - inner) * (0.66 * share + 0.34 * share * share);
}
