import type { SleeveColours } from '@/stage/read-sleeve';

import { trace } from './draw-ink';
import type { Size } from './mask';
import type { Snapshot, View } from './studio';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly labelY: number;
}

/** Where things are on the belt, in its pixels. */
export interface BeltLayout extends Size {
  /** The painter. Its upper edge is `y`, and that of its name `labelY`. */
  readonly bar: Place & { readonly perSecond: number };
  readonly queue: Place & { readonly width: number };
  /** A sheet, which is as high as the painter. */
  readonly sheet: Size;
  /** The upper edges of the tools of the canvas, and of what skips a wait. */
  readonly toolsY: number;
  readonly skipY: number;
}

const LONGEST_S = 1.5;
const GAP = 8;
/** A sheet drops onto the belt from below its name. */
const NAME_PX = 20;
const DROP_MS = 220;
/** So many sheets are a pile, which hops for about three of these. */
const LEAST_PILE = 5;
const JOLT_MS = 60;
/** A sheet that is replaced is thrown off the belt. */
const FALL_MS = 800;
/** Points of a line on a sheet; more cannot be seen. */
const SHEET_POINTS = 40;

/** Room for the tools of the canvas at the right end. */
const TOOLS_PX = 196;
/** A phone has them in a row of their own: on the canvas they would cover the drawing. */
const TOOLS_ROW_PX = 46;

/** The painter at the left end, what waits for it behind it, and the tools. */
export function layOutBelt(width: number, isNarrow: boolean, format: number): BeltLayout {
  if (isNarrow) {
    const inset = 16;
    const bar = width * 0.38;
    const x = inset + bar + 30;
    return {
      width,
      height: TOOLS_ROW_PX + 64,
      bar: { x: inset, y: TOOLS_ROW_PX + 24, perSecond: bar / LONGEST_S, labelY: TOOLS_ROW_PX + 1 },
      queue: { x, y: TOOLS_ROW_PX + 24, width: width - x - inset, labelY: TOOLS_ROW_PX + 1 },
      sheet: { width: Math.min(32 * format, 32 * 2.2), height: 32 },
      toolsY: 1,
      skipY: 1,
    };
  }
  const inset = Math.min(44, width * 0.034);
  const bar = Math.min(330, width * 0.32);
  const x = inset + bar + 48;
  return {
    width,
    height: 106,
    bar: { x: inset, y: 40, perSecond: bar / LONGEST_S, labelY: 10 },
    queue: { x, y: 40, width: width - x - TOOLS_PX - inset, labelY: 10 },
    sheet: { width: Math.min(46 * format, 46 * 2.2), height: 46 },
    toolsY: 42,
    // In the corner of the canvas.
    skipY: -56,
  };
}

interface Options {
  readonly layout: BeltLayout;
  readonly view: View;
  readonly delayMs: number;
}

/** The painter at work and what waits for it: both come from the schedule. */
export function drawBelt(
  context: CanvasRenderingContext2D,
  { ink, figure, ground }: SleeveColours,
  { layout: { bar, queue, sheet }, view, delayMs }: Options,
): void {
  const { height } = sheet;
  const { nowMs, waiting, running } = view;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 1.5;
  context.strokeStyle = '#8d5a9c';
  context.fillStyle = '#1a0628';
  box(context, bar.x, bar.y, LONGEST_S * bar.perSecond, height).fill();
  context.stroke();
  if (running) {
    const share = Math.min(1, (nowMs - running.startMs) / (running.dueMs - running.startMs));
    context.fillStyle = figure;
    const wide = Math.max(8, (delayMs / 1_000) * bar.perSecond * share);
    box(context, bar.x, bar.y, wide, height).fill();
  }
  context.setLineDash([3, 4]);
  const { y } = queue;
  box(context, queue.x, y, sheet.width, height).stroke();
  context.setLineDash([]);

  // Where nothing moves, nothing hangs in the air.
  const isStill = view.isAtRest && view.ghost.debtMs === 0;
  for (const { snapshot, atMs } of isStill ? [] : view.dropped) {
    const share = (nowMs - atMs) / FALL_MS;
    if (share >= 1) continue;
    context.save();
    // Each one flies a little differently.
    const far = 90 + ((snapshot.id * 47) % 130);
    context.translate(
      queue.x + sheet.width / 2 + share * far,
      y + height * (0.5 + 0.3 * share + 0.4 * share * share),
    );
    context.rotate(share * (0.4 + ((snapshot.id * 31) % 20) / 16));
    // It is gone before the edge of the drawing would cut it.
    context.globalAlpha = 1 - share;
    context.scale(1 - share, 1 - share);
    context.translate(-sheet.width / 2, -height / 2);
    drawSheet(context, { sheet, paper: figure, ground, snapshot });
    context.restore();
  }

  const step = Math.min(
    sheet.width + GAP,
    (queue.width - sheet.width) / Math.max(1, waiting.length - 1),
  );
  // More than one for every few pixels cannot be seen.
  const stride = Math.max(1, Math.ceil(2.5 / step));
  const jolt = joltOf(view);
  for (let index = waiting.length - 1; index >= 0; index -= 1) {
    const snapshot = waiting[index];
    if (!snapshot || (index % stride !== 0 && index !== waiting.length - 1)) continue;
    const dropped = Math.min(1, (nowMs - snapshot.atMs) / DROP_MS);
    context.save();
    context.translate(
      queue.x + index * step,
      y -
        (y - queue.labelY - NAME_PX) *
          Math.max((1 - dropped) ** 2, (jolt * index) / waiting.length),
    );
    const isReadable = index === 0 || step > sheet.width / 3;
    drawSheet(context, { sheet, paper: ink, ground, snapshot: isReadable ? snapshot : undefined });
    context.restore();
  }
}

/** When the pen goes up, a pile that is left behind hops and comes to rest: from 1 to 0. */
function joltOf({ isPenDown, isReplaying, waiting, offers, nowMs }: View): number {
  const sinceMs = nowMs - (offers.at(-1)?.atMs ?? 0);
  if (isPenDown || isReplaying || waiting.length < LEAST_PILE) return 0;
  return Math.abs(Math.sin(sinceMs / JOLT_MS)) * Math.exp(-sinceMs / (3 * JOLT_MS));
}

interface Sheet {
  readonly sheet: Size;
  readonly paper: string;
  readonly ground: string;
  /** What is drawn on it. Undefined: others cover it. */
  readonly snapshot: Snapshot | undefined;
}

function drawSheet(
  context: CanvasRenderingContext2D,
  { sheet, paper, ground, snapshot }: Sheet,
): void {
  context.fillStyle = paper;
  context.strokeStyle = ground;
  context.lineWidth = 2;
  box(context, 0, 0, sheet.width, sheet.height).fill();
  context.stroke();
  for (const { points, count } of snapshot?.ink ?? [])
    trace(context, sheet, points, {
      to: count,
      color: ground,
      width: 1.7,
      every: Math.max(1, Math.ceil(count / SHEET_POINTS)),
    });
}

function box(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, 7);
  return context;
}
