import type { SleeveColours } from '@/stage/read-sleeve';

import { along, angleOf, knobRadius, pointAt, rimOf, ringRadius } from './disc-layout';
import type { DiscLayout, Point } from './disc-layout';
import { drawAbovePiano, drawKeys, drawTicks, drawWedges } from './draw-rim';
import { placeOf } from './pitch';
import type { Unfolded } from './pitch';
import { RINGS, RING_MS, edgesNow, rowOfRing } from './rings';
import type { Rings } from './rings';
import { BANDS } from './spectrum';

/** Everything a flat picture needs. */
export interface DiscScene {
  readonly layout: DiscLayout;
  readonly unfolded: Unfolded;
  readonly rings: Rings;
  /** The row at the centre: an older one where the speaker lags behind. */
  readonly centreRow: number;
  /** Pitches that sound because somebody holds them. */
  readonly held: readonly number[];
  /** The pitch under a mouse that is not pressed. */
  readonly hovered: number | undefined;
  readonly isStill: boolean;
  /** Whether the bars stand up, and are drawn elsewhere. */
  readonly areBarsUp: boolean;
  /** How the keys of the piano are laid out, which fall into their places; unset before anybody has played. */
  readonly keys: Unfolded | undefined;
  /** The pitch that is shown. */
  readonly hz: number;
  /** How far it is told, from 0 to 1, that no piano goes as high as the end of the ring. */
  readonly above: number;
  /** A pitch whose place in equal hertz is marked, with the way it has come from there. */
  readonly ghost: number | undefined;
  /** The bars that the sentence talks about. */
  readonly marks: readonly Mark[];
  /** Pitches that have a needle and a name of their own, whatever bars they raise. */
  readonly tones: readonly number[];
}

/** One bar, from a place to a place. */
export interface Mark {
  readonly places: readonly [from: number, to: number];
}

const FULL_BYTE = 255;
/** Half the angle from which on a bar is drawn bent. */
const WIDE_BAR = 0.06;
/** Lower levels are drawn as the dots of a bar at rest. */
const AT_REST = 0.03;
/** The disc from straight above: angle is pitch, radius is the past, the size of a bar is how loud it was. */
export function drawDisc(
  context: CanvasRenderingContext2D,
  colours: SleeveColours,
  monoFont: string,
  scene: DiscScene,
): void {
  const { layout, unfolded, held, hovered, ghost } = scene;
  drawWedges(context, colours, scene);
  if (scene.above > 0) drawAbovePiano(context, colours, monoFont, scene);
  drawRings(context, colours, scene);
  if (hovered !== undefined && held.length === 0)
    drawNeedle(context, colours.soft, layout, placeOf(hovered, unfolded));
  for (const hz of held) drawNeedle(context, colours.ink, layout, placeOf(hz, unfolded));
  if (scene.keys !== undefined) drawKeys(context, colours, scene, scene.keys);
  drawMarks(context, colours, scene);
  for (const hz of scene.tones) drawNeedle(context, colours.ink, layout, placeOf(hz, unfolded));
  drawTicks(context, colours, scene);
  if (ghost !== undefined)
    drawGhost(context, colours, monoFont, layout, [placeOf(ghost, 0), placeOf(ghost, unfolded)]);
}

function drawRings(
  context: CanvasRenderingContext2D,
  { figure, soft }: SleeveColours,
  { layout, unfolded, rings, centreRow, isStill, areBarsUp }: DiscScene,
): void {
  const between = isStill ? 0 : rings.ageMs / RING_MS;
  const dot = layout.isSmall ? 0.9 : 1.45;
  for (let ring = RINGS - 1; ring >= 0; ring -= 1) {
    const row = rowOfRing(centreRow, ring);
    const places = edgesNow(rings.axes[row] ?? unfolded, unfolded);
    const age = ring + between;
    const [near, rest] = [ringRadius(layout, age), ringRadius(layout, ring)];
    const gap = ringRadius(layout, age + 1) - near;
    const bars = new Path2D();
    const dots = new Path2D();
    for (let band = 0; band < BANDS; band += 1) {
      const level = (rings.rows[row * BANDS + band] ?? 0) / FULL_BYTE;
      const [from = 0, to = 0] = [places[band], places[band + 1]].map((one) => angleOf(one ?? 0));
      const middle = (from + to) / 2;
      if (level < AT_REST) {
        // Every other ring is enough for a disc at rest.
        if (ring % 2 === 0) addDot(dots, along(layout, middle, rest), dot);
        continue;
      }
      if (areBarsUp) continue;
      const half = Math.max(((to - from) / 2) * Math.min(0.1 + 1.05 * level, 0.88), 0.7 / near);
      const long = isStill
        ? level * (layout.radius - near)
        : gap * Math.min(0.22 + 0.8 * level, 0.86);
      addBar(bars, layout, { middle, half, near, far: near + Math.max(long, 1.4) });
    }
    context.globalAlpha = 0.6;
    context.fillStyle = soft;
    context.fill(dots);
    // Older is fainter, and the last rings leave softly.
    context.globalAlpha = (1 - 0.42 * (age / RINGS)) * Math.min((RINGS - age) / 2.5, 1);
    context.fillStyle = figure;
    context.fill(bars);
  }
  context.globalAlpha = 1;
}

interface Bar {
  readonly middle: number;
  readonly half: number;
  readonly near: number;
  readonly far: number;
}

function addBar(path: Path2D, layout: DiscLayout, { middle, half, near, far }: Bar): void {
  // In a disc that unfolds a bar may become wide, and has to bend with its ring.
  if (half > WIDE_BAR) {
    const { x, y } = layout.centre;
    path.moveTo(x + Math.cos(middle - half) * near, y + Math.sin(middle - half) * near);
    path.arc(x, y, near, middle - half, middle + half);
    path.arc(x, y, far, middle + half, middle - half, true);
    path.closePath();
    return;
  }
  const corners = [
    along(layout, middle - half, near),
    along(layout, middle + half, near),
    along(layout, middle + half, far),
    along(layout, middle - half, far),
  ];
  corners.forEach(({ x, y }, index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
}

function addDot(path: Path2D, { x, y }: Point, radius: number): void {
  path.rect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function drawNeedle(
  context: CanvasRenderingContext2D,
  colour: string,
  layout: DiscLayout,
  place: number,
): void {
  const [from, to] = [layout.hub, layout.radius].map((radius) =>
    along(layout, angleOf(place), radius),
  );
  if (!from || !to) return;
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** A frame around a bar, from the hub out to the keys that share it. */
function drawMarks(
  context: CanvasRenderingContext2D,
  { ink }: SleeveColours,
  { layout, marks }: DiscScene,
): void {
  const { centre, hub } = layout;
  const { far } = rimOf(layout);
  context.strokeStyle = ink;
  context.lineWidth = layout.isSmall ? 1.25 : 1.75;
  for (const { places } of marks) {
    const [from, to] = [angleOf(places[0]), angleOf(places[1])];
    context.beginPath();
    context.arc(centre.x, centre.y, hub + 4, from, to);
    context.arc(centre.x, centre.y, far + 2, to, from, true);
    context.closePath();
    context.stroke();
  }
}

const GHOST_NAME = 'IN EQUAL HERTZ';
/** Nearer than this, the knob covers the mark. */
const HIDDEN_PX = 34;

/** Where a pitch would be in equal hertz, and the way from there to where it is. */
function drawGhost(
  context: CanvasRenderingContext2D,
  { ink, ground }: SleeveColours,
  monoFont: string,
  layout: DiscLayout,
  [from, to]: readonly [from: number, to: number],
): void {
  const { centre, isSmall } = layout;
  const radius = knobRadius(layout);
  // Under the knob there is nothing to see of it.
  if (Math.abs(angleOf(to) - angleOf(from)) * radius < HIDDEN_PX) return;
  const at = pointAt(layout, from, radius);
  context.strokeStyle = ink;
  context.lineWidth = isSmall ? 2 : 3;
  context.setLineDash([3, 5]);
  context.beginPath();
  context.arc(centre.x, centre.y, radius, angleOf(from), angleOf(to), to < from);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.arc(at.x, at.y, isSmall ? 6 : 9, 0, 2 * Math.PI);
  context.fillStyle = ground;
  context.fill();
  context.stroke();
  if (isSmall) return;
  // Inside, because the names of the octaves are outside.
  context.font = `500 12px ${monoFont}`;
  const half = context.measureText(GHOST_NAME).width / 2 + 6;
  const [across, down] = [Math.cos(angleOf(from)), Math.sin(angleOf(from))].map(Math.abs);
  const words = pointAt(layout, from, radius - 14 - half * (across ?? 0) - 12 * (down ?? 0));
  context.fillStyle = ground;
  context.fillRect(words.x - half, words.y - 10, 2 * half, 20);
  context.textAlign = 'center';
  context.fillStyle = ink;
  context.fillText(GHOST_NAME, words.x, words.y + 1);
}
