import type { DrawingSize } from '@/stage/Drawing';
import { mix } from '@/stage/tween';

import type { Side } from './conversation';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything of the drawing is, in its pixels. */
export interface Layout extends DrawingSize {
  /** 1 on a stage of 1,240 pixels. */
  readonly scale: number;
  readonly phone: { readonly width: number; readonly height: number; readonly corner: number };
  /** The list on a phone's screen, from the phone's top left corner. */
  readonly list: { readonly top: number; readonly row: number; readonly capacity: number };
  /** The left phone outside and inside the tunnel, and the right phone. */
  readonly outside: Point;
  readonly inside: Point;
  readonly right: Point;
  readonly server: Point & { readonly radius: number };
  readonly packet: number;
  /** Whether the phones are tall enough for a button under their lists. */
  readonly hasWrite: boolean;
  readonly tunnel: string;
  readonly text: number;
  readonly label: number;
}

/** Wide: the phone rolls to the left on rails. Narrow: a thumb pulls it down. */
export function layOut(size: DrawingSize): Layout {
  return size.isNarrow ? layOutNarrow(size) : layOutWide(size);
}

function layOutWide(size: DrawingSize): Layout {
  const { width, height } = size;
  const scale = Math.min(Math.max(Math.min(width / 1_240, height / 530), 0.74), 2);
  const phone = { width: 216 * scale, height: height - 156 * scale, corner: 29 * scale };
  const list = listOf(phone.height, 46 * scale, 33 * scale, 60);
  const edge = width * 0.287;
  const y = 124 * scale;
  const outside = { x: edge + 74 * scale, y };
  const right = { x: width - phone.width - 48 * scale, y };
  const arch = 184 * scale;
  const top = 90 * scale;
  return {
    ...{ ...size, scale, phone, list, outside, right },
    inside: { x: (edge - phone.width) / 2, y },
    server: {
      x: (outside.x + phone.width + right.x) / 2,
      y: 58 * scale,
      radius: 50 * scale,
    },
    packet: 36 * scale,
    hasWrite: true,
    tunnel: `M0 ${height}V${top}H${edge - arch}A${arch} ${arch} 0 0 1 ${edge} ${top + arch}V${height}Z`,
    text: 16 * scale,
    label: Math.max(12 * scale, 11),
  };
}

/** Below it a list would have no rows left on a phone's phone. */
const HEIGHT_WITH_WRITE_PX = 250;

function layOutNarrow(size: DrawingSize): Layout {
  const { width, height } = size;
  const margin = 16;
  const pull = 54;
  const y = 76;
  const phone = {
    width: Math.min((width - 2 * margin - 56) / 2, 230),
    height: height - y - pull - 8,
    corner: 21,
  };
  const hasWrite = phone.height >= HEIGHT_WITH_WRITE_PX;
  const edge = phone.width + 2 * margin;
  const top = height - pull - 62;
  return {
    ...{
      ...size,
      scale: 0.85,
      phone,
      list: listOf(phone.height, 33, 25, hasWrite ? 56 : 8),
      hasWrite,
    },
    outside: { x: margin, y },
    inside: { x: margin, y: y + pull },
    right: { x: width - margin - phone.width, y },
    server: { x: width / 2, y: 30, radius: 27 },
    packet: 27,
    tunnel: `M0 ${height}V${top + edge / 2}A${edge / 2} ${edge / 2} 0 0 1 ${edge} ${top + edge / 2}V${height}Z`,
    text: 14,
    label: 11,
  };
}

/** As many rows as fit between the phone's name and its button. */
function listOf(height: number, top: number, row: number, button: number) {
  return { top, row, capacity: Math.max(Math.floor((height - top - button) / row), 1) };
}

/** The top left corner of a phone; `ride` is its way into the tunnel, from 0 to 1. */
export function phoneAt({ outside, inside, right }: Layout, side: Side, ride: number): Point {
  if (side === 'right') return right;
  return { x: mix(outside.x, inside.x, ride), y: mix(outside.y, inside.y, ride) };
}

/** Where Pause stands: between the phones, or under the right one, which leaves the room that the left one is pulled into. */
export function clockAt({ isNarrow, right, phone, server, height }: Layout) {
  if (!isNarrow) return { left: server.x, top: height - 58 };
  return { left: right.x + phone.width / 2, top: right.y + phone.height + 32 };
}

/** The four points of a wire's curve, from the phone to the server. */
function curveOf(layout: Layout, side: Side, ride: number): readonly [Point, Point, Point, Point] {
  const { x, y } = phoneAt(layout, side, ride);
  const { server, phone, packet, scale, isNarrow } = layout;
  const toward = side === 'left' ? -1 : 1;
  // A packet that has arrived stands beside the server, not in front of its number.
  const end = { x: server.x + toward * (server.radius + packet * 0.4), y: server.y };
  const start = { x: x + phone.width / 2, y };
  const bend = { x: end.x + toward * (isNarrow ? 20 : 70 * scale), y: server.y };
  return [start, { x: start.x, y: server.y }, bend, end];
}

/** The wire as a path. */
export function wirePath(layout: Layout, side: Side, ride: number): string {
  const [a, b, c, d] = curveOf(layout, side, ride);
  return `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}H${layout.server.x}`;
}

/** A place on the wire, from the phone at 0 to the server at 1, and so many pixels beside it. */
export function wireAt(layout: Layout, side: Side, ride: number, share: number, beside = 0): Point {
  const curve = curveOf(layout, side, ride);
  const [before, at] = [bezier(curve, share - 0.01), bezier(curve, share)];
  const after = bezier(curve, share + 0.01);
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: at.x + (dy / length) * beside, y: at.y - (dx / length) * beside };
}

function bezier([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const along = (axis: 'x' | 'y') =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return { x: along('x'), y: along('y') };
}
