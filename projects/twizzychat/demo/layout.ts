import type { DrawingSize } from '@/stage/Drawing';
import { mix } from '@/stage/tween';

import type { Side } from './conversation';
import type { Packet } from './network';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
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
  /** The two servers, each with its name beside it: the switch. */
  readonly cards: Readonly<Record<'naive' | 'mine', Box>>;
  /** The one that both wires lead to; on its way from one to the other while the switch is thrown. */
  readonly server: Point & { readonly radius: number };
  /** The height of a packet. */
  readonly packet: number;
  readonly tunnel: string;
  /** Its right edge, its top and the round of its shoulder; on a narrow stage there is none. */
  readonly mountain: { readonly edge: number; readonly top: number; readonly arch: number };
  /** Where the ground begins. */
  readonly ground: number;
  /** The middle of the clock's button: between the phones, and on a narrow stage below the lines that join them. */
  readonly clock: { readonly left: number; readonly top: number };
  /** The room for wrecks in the ground. */
  readonly pit: Box;
  readonly wreck: { readonly width: number; readonly height: number };
  readonly text: number;
  readonly label: number;
}

/** From this width on the sentence stands beside the servers, over the tunnel. */
const BESIDE_PX = 940;
/** The longest words about the heap. */
const HINT_PX = 350;

/** Wide: the phone rolls to the left on rails. Narrow: a thumb pulls it down. `plug` is 0 at the first server, 1 at the second. */
export function layOut(size: DrawingSize, plug: number): Layout {
  return size.isNarrow ? layOutNarrow(size, plug) : layOutWide(size, plug);
}

function layOutWide(size: DrawingSize, plug: number): Layout {
  const { width, height } = size;
  const scale = Math.min(Math.max(Math.min(width / 1_240, height / 500), 0.78), 2);
  const margin = 44 * scale;
  const ground = height - 66 * scale;
  const y = width < BESIDE_PX ? 126 * scale : Math.max(152 * scale, 146);
  const phone = { width: 200 * scale, height: ground - y - 21 * scale, corner: 27 * scale };
  const edge = width * 0.27;
  const outside = { x: edge + 66 * scale, y };
  const right = { x: width - phone.width - margin, y };
  const card = { y: 4 * scale, height: 76 * scale };
  const from = width < BESIDE_PX ? margin : width * 0.52;
  const cardWidth = (width - margin - from - 14 * scale) / 2;
  const cards = {
    naive: { x: from, width: cardWidth, ...card },
    mine: { x: from + cardWidth + 14 * scale, width: cardWidth, ...card },
  };
  const arch = Math.min(150 * scale, edge / 2);
  const top = y - 26 * scale;
  return {
    ...{ ...size, scale, phone, outside, right, cards, ground },
    list: listOf(phone.height, 42 * scale, 29 * scale),
    inside: { x: (edge - phone.width) / 2, y },
    clock: { left: (outside.x + phone.width + right.x) / 2, top: ground - 26 },
    server: serverIn(cards, plug),
    packet: 27 * scale,
    mountain: { edge, top, arch },
    tunnel: `M0 ${height}V${top}H${edge - arch}A${arch} ${arch} 0 0 1 ${edge} ${top + arch}V${ground}H${width}V${height}Z`,
    pit: { x: edge, y: ground + 8 * scale, width: width - edge - 70, height: height - ground - 10 },
    wreck: { width: 140 * scale, height: 32 * scale },
    text: 15 * scale,
    label: Math.max(12 * scale, 11),
  };
}

function layOutNarrow(size: DrawingSize, plug: number): Layout {
  const { width, height } = size;
  const margin = 14;
  const y = 99;
  const ground = height - 80;
  const phone = {
    width: Math.min((width - 2 * margin - 56) / 2, 230),
    height: ground - y - 6,
    corner: 19,
  };
  const cardWidth = (width - 2 * margin - 8) / 2;
  const card = { y: 3, width: cardWidth, height: 47 };
  const cards = { naive: { x: margin, ...card }, mine: { x: margin + cardWidth + 8, ...card } };
  // Clear of the tunnel's mouth.
  const clock = { left: width / 2 + 14, top: ground + 32 };
  const pit = {
    x: clock.left + 32,
    y: ground + 6,
    width: width / 2 - 60,
    height: height - ground - 10,
  };
  return {
    ...{ ...size, scale: 0.85, phone, cards, ground, clock, pit },
    list: listOf(phone.height, 26, 21.5),
    outside: { x: margin, y },
    inside: { x: margin, y: height - phone.height - 16 },
    right: { x: width - margin - phone.width, y },
    server: serverIn(cards, plug),
    packet: 22,
    mountain: { edge: 0, top: ground, arch: 0 },
    tunnel: `M0 ${height}V${ground}H${width}V${height}Z`,
    wreck: { width: pit.width, height: 22 },
    text: 13,
    label: 10,
  };
}

/** The disc at the near end of a card, where the wires end. */
function serverIn({ naive, mine }: Layout['cards'], plug: number): Layout['server'] {
  const radius = naive.height / 2 - 6;
  const inset = naive.height / 2;
  return { x: mix(naive.x, mine.x, plug) + inset, y: naive.y + inset, radius };
}

/** As many rows as fit under the phone's name. */
function listOf(height: number, top: number, row: number): Layout['list'] {
  return { top, row, capacity: Math.max(Math.floor((height - top - 6) / row), 1) };
}

/** The top left corner of a phone; `ride` is its way into the tunnel, from 0 to 1. */
export function phoneAt({ outside, inside, right }: Layout, side: Side, ride: number): Point {
  if (side === 'right') return right;
  return { x: mix(outside.x, inside.x, ride), y: mix(outside.y, inside.y, ride) };
}

/** Where the middle of a wreck lies in the heap, and how it is turned. Of many the last ones are seen. */
export function wreckAt(
  { pit, wreck, isNarrow }: Layout,
  index: number,
): Point & { readonly turn: number } {
  // Every second one comes to lie on the two before it.
  const isOnTop = index > 0 && index % 2 === 0;
  const place = isOnTop ? index / 2 - 0.5 : Math.ceil(index / 2);
  // Not in line, as nothing that fell is.
  const jitter = ((index * 37) % 11) / 10 - 0.5;
  // On a phone there is room for one beside the clock.
  if (isNarrow)
    return {
      x: pit.x + pit.width / 2 + jitter * 12,
      y: pit.y + pit.height - wreck.height * (index + 0.5),
      turn: jitter * 4,
    };
  return {
    x: pit.x + (place + 0.5) * wreck.width + jitter * 6,
    y: pit.y + pit.height - wreck.height * (isOnTop ? 1.3 : 0.5) - Math.abs(jitter) * 3,
    turn: jitter * 10,
  };
}

/** Words about the heap: beside it, or at the edge where there is no room for that. */
export function hintAt(
  layout: Layout,
  wrecks: number,
): { left?: number; right?: number; top: number } {
  const { width, ground, pit, wreck, scale, isNarrow } = layout;
  if (isNarrow) return { right: 14, top: ground + 22 };
  const left = pit.x + (Math.floor(wrecks / 2) + 1.15) * wreck.width;
  return { ...(left + HINT_PX < width ? { left } : { right: 14 }), top: ground + 38 * scale };
}

/** Of a drag, what moves the phone on a narrow stage: down into the tunnel and up again. Sideways is meant so, too. */
export function pullOf(moved: Point, isInside: boolean): number {
  return isInside ? Math.min(moved.y, -Math.abs(moved.x)) : Math.max(moved.y, Math.abs(moved.x));
}

/** How many wrecks there is room for. */
export function wrecksIn({ pit, wreck, isNarrow }: Layout): number {
  // The words about the heap have a line of their own above it.
  if (isNarrow) return Math.floor(pit.height / wreck.height) - 1;
  return 2 * Math.floor(pit.width / wreck.width) - 1;
}

/** The four points of a wire's curve, from the phone to the server. */
function curveOf(layout: Layout, side: Side, ride: number): readonly [Point, Point, Point, Point] {
  const { x, y } = phoneAt(layout, side, ride);
  const { server, phone, outside, packet, cards, isNarrow } = layout;
  // Each wire has its own end, so that what arrives on one does not lie on what arrives on the other.
  const apart = isNarrow ? 3 : 1.4;
  const start = { x: x + phone.width * (side === 'left' ? 0.62 : 0.38), y };
  const reach = server.x + (side === 'left' ? -0.1 : apart) * Math.max(server.radius, packet);
  const end = {
    // Straight up, where the server is above the phone.
    x: side === 'left' ? reach : Math.min(reach, start.x),
    // In little room the whole wire is to be seen.
    y: isNarrow ? cards.naive.y + cards.naive.height : server.y + server.radius,
  };
  const rise = outside.y - end.y;
  return [
    start,
    { x: start.x, y: start.y - rise * 0.9 },
    { x: end.x, y: end.y + rise * (isNarrow ? 1 : 0.75) },
    end,
  ];
}

/** The wire as a path. */
export function wirePath(layout: Layout, side: Side, ride: number): string {
  const [a, b, c, d] = curveOf(layout, side, ride);
  return `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;
}

/** A place on the wire, from the phone at 0 to the server at 1, and this many pixels beside it. */
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

/** Where the middle of a packet is after this share of its way. */
export function packetAt(
  layout: Layout,
  ride: number,
  packet: Pick<Packet, 'side' | 'direction' | 'lane'>,
  way: number,
) {
  const isUp = packet.direction === 'up';
  const lane = (isUp ? 1 : -1) * layout.packet * 0.38 + packet.lane * 2;
  const beside = packet.side === 'left' ? lane : -lane;
  return wireAt(layout, packet.side, ride, isUp ? way : 1 - way, beside);
}
