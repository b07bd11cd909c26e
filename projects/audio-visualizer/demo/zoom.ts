import type { Point } from './disc-layout';

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
