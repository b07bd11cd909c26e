import type { SleeveColours } from '@/stage/read-sleeve';

import type { Point } from './hand';
import { toPixels } from './mask';
import type { Size } from './mask';
import type { View } from './studio';
import { formatSeconds } from './words';

const SEEN = '#260b38';
/** Below this nobody sees a lag. */
const LEAST_AGE_MS = 120;
const GHOST_LEAD_MS = 300;

interface Options {
  readonly easel: Size;
  readonly view: View;
  readonly isNarrow: boolean;
  /** Whether to show where a queue would be. */
  readonly hasGhost: boolean;
}

/** The ink over the picture: dark where the picture has seen it, bright where it has not; and how old the picture is. */
export function drawInk(
  context: CanvasRenderingContext2D,
  { ink }: SleeveColours,
  { easel, view, isNarrow, hasGhost }: Options,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const seen = new Map(view.shown?.ink.map(({ points, count }) => [points, count]));
  for (const { points } of view.strokes) {
    const cut = seen.get(points) ?? 0;
    trace(context, easel, points.slice(0, cut), { colour: SEEN, width: isNarrow ? 2 : 2.6 });
    if (cut < points.length)
      trace(context, easel, points.slice(Math.max(0, cut - 1)), {
        colour: ink,
        width: isNarrow ? 3.6 : 5,
      });
  }
  const isDrawing = view.isPenDown || view.isReplaying;
  const tip = toPixels(easel, view.tip);
  if (isDrawing) {
    context.fillStyle = ink;
    context.strokeStyle = ink;
    context.lineWidth = 3;
    disc(context, tip, 5).fill();
    disc(context, tip, 15).stroke();
  }
  if (view.isAtRest) return;
  const start = view.strokes[0]?.points[0];
  const flag = { easel, isNarrow, ink };
  const { ghost, ageMs } = view;
  if (hasGhost && start && ghost.ageMs > ageMs + GHOST_LEAD_MS)
    drawFlag(context, toPixels(easel, ghost.tip ?? start), {
      ...flag,
      text: `a queue would be here, ${formatSeconds(ghost.ageMs)} s old`,
      isSolid: false,
      isAbove: true,
    });
  if (start && ageMs > LEAST_AGE_MS) {
    const at = toPixels(easel, view.shown?.tip ?? start);
    drawFlag(context, at, {
      ...flag,
      text: `picture is ${formatSeconds(ageMs)} s old`,
      isSolid: true,
      isAbove: tip.y > at.y,
    });
  }
}

/** One line of the given points. */
export function trace(
  context: CanvasRenderingContext2D,
  size: Size,
  points: readonly Point[],
  { colour, width }: { colour: string; width: number },
): void {
  const [first] = points;
  if (!first) return;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  const start = toPixels(size, first);
  context.moveTo(start.x, start.y);
  for (const point of points) {
    const { x, y } = toPixels(size, point);
    context.lineTo(x, y);
  }
  context.stroke();
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

interface Flag {
  readonly easel: Size;
  readonly isNarrow: boolean;
  readonly ink: string;
  readonly text: string;
  readonly isSolid: boolean;
  readonly isAbove: boolean;
}

function drawFlag(
  context: CanvasRenderingContext2D,
  at: { x: number; y: number },
  flag: Flag,
): void {
  const { easel, isNarrow, ink, text, isSolid, isAbove } = flag;
  const [height, away, size] = isNarrow ? [28, 38, 13.5] : [36, 54, 17];
  context.font = `700 ${size}px ${getComputedStyle(context.canvas).fontFamily}`;
  const width = context.measureText(text).width + 26;
  const top = at.y + (isAbove ? -away : away) - height / 2;
  const y = Math.min(Math.max(top, 8), easel.height - height - 8);
  const x = Math.min(Math.max(at.x - 24, 10), easel.width - width - 10);
  context.lineWidth = 2.5;
  context.strokeStyle = ink;
  context.fillStyle = isSolid ? ink : SEEN;
  context.beginPath();
  context.moveTo(at.x, at.y);
  context.lineTo(at.x, y + height / 2);
  context.stroke();
  disc(context, at, 6).fill();
  context.stroke();
  context.beginPath();
  context.roundRect(x, y, width, height, height / 2);
  context.fill();
  context.stroke();
  context.fillStyle = isSolid ? SEEN : ink;
  context.textBaseline = 'middle';
  context.fillText(text, x + 13, y + height / 2 + 1);
}
