import type { SleeveColours } from '@/stage/read-sleeve';

import { trace } from './draw-ink';
import type { Size } from './mask';
import type { Snapshot, View } from './studio';

/** Where things are below the picture, in pixels of the drawing. */
export interface BeltLayout {
  readonly bar: { readonly x: number; readonly y: number; readonly perSecond: number };
  readonly pile: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly labelY: number;
  };
  readonly height: number;
}

const LONGEST_S = 1.5;
const GAP = 8;
const FALL_MS = 600;
/** Points of a line on a thumbnail; more cannot be seen. */
const THUMB_POINTS = 36;

/** What the belt takes below the picture. */
export const BELT_HEIGHT = { wide: 116, narrow: 110 };
/** Room for the tools of the canvas at the right end. */
const TOOLS_PX = 184;

/** The bar beside the pile; on phones above it. */
export function layOutBelt(width: number, top: number, isNarrow: boolean): BeltLayout {
  if (isNarrow) {
    const inset = 20;
    return {
      bar: { x: inset, y: top + 10, perSecond: (width - 2 * inset - 22) / LONGEST_S },
      pile: { x: inset, y: top + 78, width: width - inset - TOOLS_PX, labelY: top + 56 },
      height: 32,
    };
  }
  const inset = Math.min(44, width * 0.034);
  const bar = Math.min(380, width * 0.33);
  const pileX = inset + bar + 56;
  return {
    bar: { x: inset, y: top + 60, perSecond: bar / LONGEST_S },
    pile: { x: pileX, y: top + 60, width: width - pileX - TOOLS_PX - inset, labelY: top + 12 },
    height: 44,
  };
}

interface Options {
  readonly layout: BeltLayout;
  readonly easel: Size;
  readonly view: View;
  readonly delayMs: number;
  /** Snapshots that were replaced, and when. */
  readonly dropped: readonly { readonly snapshot: Snapshot; readonly atMs: number }[];
}

/** The painter at work and what waits for it: both come from the schedule. */
export function drawBelt(
  context: CanvasRenderingContext2D,
  { ink, figure, ground }: SleeveColours,
  { layout: { bar, pile, height }, easel, view, delayMs, dropped }: Options,
): void {
  const rule = '#8d5a9c';
  context.lineWidth = 1.5;
  context.strokeStyle = rule;
  context.fillStyle = '#1a0628';
  box(context, bar.x, bar.y, LONGEST_S * bar.perSecond, height).fill();
  context.stroke();
  if (view.running) {
    const { startMs, dueMs } = view.running;
    const share = Math.min(1, (view.nowMs - startMs) / (dueMs - startMs));
    context.fillStyle = figure;
    box(
      context,
      bar.x,
      bar.y,
      Math.max(8, (delayMs / 1_000) * bar.perSecond * share),
      height,
    ).fill();
  }
  const thumb = { width: Math.min((height * easel.width) / easel.height, height * 2.3), height };
  context.setLineDash([3, 4]);
  context.strokeStyle = rule;
  box(context, pile.x, pile.y, thumb.width, height).stroke();
  context.setLineDash([]);
  for (const { snapshot, atMs } of dropped) {
    const share = (view.nowMs - atMs) / FALL_MS;
    if (share > 1) continue;
    context.globalAlpha = 1 - share;
    const x = pile.x + thumb.width + 16 + share * (pile.width - 2 * thumb.width - 16);
    drawThumb(context, {
      x,
      y: pile.y + share * share * 16,
      thumb,
      paper: '#c93aab',
      ground,
      snapshot,
    });
    context.globalAlpha = 1;
  }
  const { waiting } = view;
  const step = Math.min(
    thumb.width + GAP,
    (pile.width - thumb.width) / Math.max(1, waiting.length - 1),
  );
  // More than one for each pixel cannot be seen.
  const stride = Math.max(1, Math.ceil(1.5 / step));
  for (let index = waiting.length - 1; index >= 0; index -= 1) {
    const snapshot = waiting[index];
    if (!snapshot || index % stride !== 0) continue;
    drawThumb(context, {
      x: pile.x + index * step,
      y: pile.y,
      thumb,
      paper: ink,
      ground,
      snapshot,
    });
  }
}

interface Thumb {
  readonly x: number;
  readonly y: number;
  readonly thumb: Size;
  readonly paper: string;
  readonly ground: string;
  readonly snapshot: Snapshot;
}

function drawThumb(
  context: CanvasRenderingContext2D,
  { x, y, thumb, paper, ground, snapshot }: Thumb,
): void {
  context.fillStyle = paper;
  context.strokeStyle = ground;
  context.lineWidth = 2;
  box(context, x, y, thumb.width, thumb.height).fill();
  context.stroke();
  context.save();
  context.translate(x, y);
  for (const { points, count } of snapshot.ink) {
    const every = Math.max(1, Math.ceil(count / THUMB_POINTS));
    const few = points
      .slice(0, count)
      .filter((_, index) => index % every === 0 || index === count - 1);
    trace(context, thumb, few, { colour: ground, width: 1.7 });
  }
  context.restore();
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
