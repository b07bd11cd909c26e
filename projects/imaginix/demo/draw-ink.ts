import type { SleeveColours } from '@/stage/read-sleeve';

import type { Point, Stroke } from './hand';
import { toPixels } from './mask';
import type { Size } from './mask';
import type { Rule } from './schedule';
import type { View } from './studio';

const SEEN = '#260b38';
/** On a smaller canvas lines are thinner. */
const NARROW_PX = 700;
/** Below this nobody sees a lag. */
const LEAST_DEBT_MS = 700;
/** A light runs along the line once a picture is done in time. */
const SHINE_MS = 900;
const SHINE_SHARE = 0.16;
/** Two flags closer than this would cover each other. */
const CLOSE_PX = 110;

interface Options {
  readonly easel: Size;
  readonly view: View;
  readonly rule: Rule;
}

/** The ink over the picture, the pen, and a light for a picture that is done in time. */
export function drawInk(
  context: CanvasRenderingContext2D,
  { ink }: SleeveColours,
  { easel, view, rule }: Options,
): void {
  drawLines(context, ink, easel, view);
  if (rule === 'latest') drawShine(context, easel, view, ink);
  const isDrawing = view.isPenDown || view.isReplaying;
  const tip = toPixels(easel, view.tip);
  if (isDrawing) {
    context.fillStyle = ink;
    context.strokeStyle = ink;
    context.lineWidth = 3;
    disc(context, tip, 5).fill();
    disc(context, tip, 15).stroke();
  }
}

/** A name for a place of the line, on a pole. */
interface Flag {
  readonly at: { readonly x: number; readonly y: number };
  /** The height of the middle of its cloth. */
  readonly lead: number;
  readonly text: string;
  readonly isSolid: boolean;
}

/** What the flags say; a phone has no room for a sentence beside its line. */
const QUEUE = { long: 'a queue is still here', short: 'queue: here' };
const PAINTER = { long: 'the painter is here', short: 'painter' };
const YOU = { long: 'you are here', short: 'you' };
const PEN = { long: 'the pen is here', short: 'pen' };

/** Where the painter is and where the pen is; or, where only the latest counts, where a queue would still be. */
export function placeFlags(easel: Size, view: View, rule: Rule, isNarrow: boolean): Flag[] {
  const start = view.strokes[0]?.points[0];
  if (!start || view.author === 'act' || rule === 'pause') return [];
  const isLatest = rule === 'latest';
  const debtMs = isLatest ? view.ghost.debtMs : view.debtMs;
  if (debtMs < LEAST_DEBT_MS) return [];
  const tip = toPixels(easel, view.tip);
  const at = toPixels(easel, (isLatest ? view.ghost.tip : view.shown?.tip) ?? start);
  const size = isNarrow ? 'short' : 'long';
  // Beyond what the brush leaves around the line.
  const away = 52;
  const lead = (y: number, isAbove: boolean) => {
    const fits = (side: number) => side >= away / 3 && side <= easel.height - away / 3;
    const [first, second] = isAbove ? [y - away, y + away] : [y + away, y - away];
    return fits(first) || !fits(second)
      ? Math.min(Math.max(first, away / 2), easel.height - away / 2)
      : second;
  };
  const painter = {
    at,
    lead: lead(at.y, tip.y > at.y),
    text: (isLatest ? QUEUE : PAINTER)[size],
    isSolid: !isLatest,
  };
  const isFar = Math.hypot(at.x - tip.x, at.y - tip.y) > CLOSE_PX;
  if (isLatest || view.isPenDown || view.isReplaying || !isFar) return [painter];
  const text = (view.author === 'visitor' ? YOU : PEN)[size];
  return [painter, { at: tip, lead: lead(tip.y, tip.y <= at.y), text, isSolid: false }];
}

/** What was drawn: dark where the picture has seen it, bright where it has not. */
export function drawLines(
  context: CanvasRenderingContext2D,
  color: string,
  easel: Size,
  view: View,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const [dark, bright] = easel.width < NARROW_PX ? [2, 3.6] : [2.6, 5];
  const seen = new Map(view.shown?.ink.map(({ points, count }) => [points, count]));
  for (const { points } of view.strokes) {
    const cut = seen.get(points) ?? 0;
    trace(context, easel, points, { to: cut, color: SEEN, width: dark });
    if (cut < points.length)
      trace(context, easel, points, { from: Math.max(0, cut - 1), color, width: bright });
  }
}

/** Runs along all that was drawn, once, when the last picture is there. */
function drawShine(
  context: CanvasRenderingContext2D,
  easel: Size,
  view: View,
  color: string,
): void {
  const doneMs = view.events.at(-1)?.atMs ?? 0;
  const share = (view.nowMs - doneMs) / SHINE_MS;
  if (!view.isAtRest || share > 1) return;
  const all = view.strokes.reduce((sum, { points }) => sum + points.length, 0);
  const to = share * all * (1 + SHINE_SHARE);
  let before = 0;
  for (const { points } of view.strokes) {
    trace(context, easel, points, {
      from: Math.max(0, Math.floor(to - all * SHINE_SHARE) - before),
      to: Math.floor(to) - before,
      color,
      width: 8,
    });
    before += points.length;
  }
}

interface Trace {
  /** The first point and the one after the last. Unset: all. */
  readonly from?: number;
  readonly to?: number;
  readonly color: string;
  readonly width: number;
  /** Draws one of so many points. Unset: every one. */
  readonly every?: number;
}

/** One line through the given points. */
export function trace(
  context: CanvasRenderingContext2D,
  size: Size,
  points: readonly Point[],
  { from = 0, to = points.length, color, width, every = 1 }: Trace,
): void {
  const end = Math.min(to, points.length);
  if (from >= end) return;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  for (let index = from; index < end + every - 1; index += every) {
    const point = points[Math.min(index, end - 1)];
    if (!point) continue;
    const { x, y } = toPixels(size, point);
    // A line of no length is drawn as a dot.
    if (index === from) context.moveTo(x, y);
    context.lineTo(x, y);
  }
  context.stroke();
}

/** The same line for SVG, as far as a share of its points. */
export function writePath(size: Size, strokes: readonly Stroke[], share: number): string {
  const all = strokes.reduce((sum, { points }) => sum + points.length, 0);
  let left = Math.round(all * share);
  return strokes
    .flatMap(({ points }) => {
      const some = points.slice(0, Math.max(left, 0));
      left -= points.length;
      return some.map((point, index) => {
        const { x, y } = toPixels(size, point);
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      });
    })
    .join('');
}

function disc(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  radius: number,
) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  return context;
}
