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
const MARGIN_PX = { wide: 46, small: 28 };
/** A drawing with a shorter side has no room for large labels. */
const SMALL_PX = 460;
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

/** The keys of a piano around the disc: from which radius to which. */
export function rimOf({ radius, isSmall }: DiscLayout): { near: number; far: number } {
  return isSmall ? { near: radius + 3, far: radius + 12 } : { near: radius + 5, far: radius + 21 };
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
export function pointAt(layout: DiscLayout, place: number, radius: number): Point {
  return along(layout, angleOf(place), radius);
}

/** The point at an angle, so far from the centre. */
export function along({ centre }: DiscLayout, angle: number, radius: number): Point {
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

/** How the flat picture is enlarged: first scaled, then moved, in CSS pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Enlarges by a factor around a point that stays where it is; never smaller than the whole, never past its edges. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, size: Size): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), LARGEST);
  const inside = unzoom(zoom, point);
  const keep = (at: number, from: number, length: number) =>
    Math.min(Math.max(at - from * scale, length * (1 - scale)), 0);
  if (scale === 1) return WHOLE;
  return {
    scale,
    x: keep(point.x, inside.x, size.width),
    y: keep(point.y, inside.y, size.height),
  };
}

/** Where a point of the picture appears. */
export function applyZoom({ scale, x, y }: Zoom, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** The inverse: which point of the picture is seen there. */
export function unzoom({ scale, x, y }: Zoom, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}
