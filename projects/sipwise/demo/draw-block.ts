import type { SleeveColours } from '@/stage/read-sleeve';

import { BLOCK } from './fan-layout';
import type { Dot, Layout } from './fan-layout';
import type { Canvas, Pen } from './pen';

const HUNDRED = 100;
/** What the grip on the goal line takes of the room above and below it while its ring is widest. */
const GRIP_PX = { wide: 46, narrow: 36 };

/** From the line of a figure to that of its word. */
const LINE_PX = { wide: 16, narrow: 13 };

/** The hundred dots that are lifted over the goal: at first a bet, then the count. */
export interface Block {
  /** How many are over the goal; between two while it moves. */
  readonly level: number;
  /** How much of it has been put up, from 0 to 1. */
  readonly shown: number;
  /** How many futures have landed on each side, while the rest is only a bet. Unset: it is the count. */
  readonly landed?: { readonly reach: number; readonly miss: number } | undefined;
  /** How many make it and how many miss, in figures. */
  readonly reach: string;
  readonly miss: string;
  /** Where the bet was: it keeps a mark, and its dots that have no future stay as ghosts. Unset: there was none, or it is the block. */
  readonly bet?: number | undefined;
  /** How clearly that is shown, from 0 to 1. Unset: it is. */
  readonly betShown?: number;
  /** Whether the grip hangs at its middle, as for a bet. Unset: the grip is on the goal line. */
  readonly hangsOnGrip?: boolean;
}

/** The drawing's edges stay free; at the upper one there may be words. */
const EDGE_PX = { top: 20, bottom: 6 };
/** A block that is lower than this looks like stripes. */
const LOWEST = 0.8;

/**
 * The lines of the two counts, which wish to be beside the ends of their halves. The grip and its name below it are between them; a
 * count for which its side has no room joins the other one, and where that has no room for two it is left to the sentence.
 */
export function placeCounts(
  wish: { readonly reach: number; readonly miss: number },
  { grip, bottom, isNarrow }: { grip: number; bottom: number; isNarrow: boolean },
): { readonly reach: number | undefined; readonly miss: number | undefined } {
  const line = isNarrow ? LINE_PX.narrow : LINE_PX.wide;
  const clear = isNarrow ? GRIP_PX.narrow : GRIP_PX.wide;
  const [over, under] = [grip - clear, grip + clear + line * 2.5];
  const [highest, lowest, apart] = [line * 2.5, bottom - EDGE_PX.bottom, line * 4];
  const within = (wished: number, from: number, to: number) =>
    from > to ? undefined : Math.min(Math.max(wished, from), to);
  if (over < highest) {
    const miss = within(wish.miss, under + apart, lowest);
    return miss === undefined
      ? { reach: undefined, miss: within(wish.miss, under, lowest) }
      : { reach: under, miss };
  }
  if (under > lowest) {
    const reach = within(wish.reach, highest, over - apart);
    return reach === undefined
      ? { reach: within(wish.reach, highest, over), miss: undefined }
      : { reach, miss: over };
  }
  return {
    reach: within(wish.reach, highest, over),
    miss: within(wish.miss, under, lowest),
  };
}

/** Draws the block beside the goal line, which is at `goal`; `dots` are the futures to its left. */
export function drawBlock(
  context: Canvas,
  { disc, ring, write }: Pen,
  { figure, soft, ink }: Pick<SleeveColours, 'figure' | 'soft' | 'ink'>,
  { block: { left, pitch, height: usual }, height: bottom, dot: width, isNarrow }: Layout,
  { goal, dots }: { goal: number; dots: readonly Dot[] },
  { level, shown, landed, reach, miss, bet, betShown = 1, hangsOnGrip = false }: Block,
): void {
  if (shown === 0) return;
  // Lower where the goal is so near to an edge that the block would be cut.
  const squeeze = Math.min(
    (goal - EDGE_PX.top) / (Math.max(level, (bet ?? 0) * betShown) / HUNDRED) / usual,
    (bottom - EDGE_PX.bottom - goal) / (1 - level / HUNDRED) / usual,
    1,
  );
  const height = hangsOnGrip ? usual : usual * Math.max(squeeze, LOWEST);
  const row = height / BLOCK.rows;
  const topOf = (count: number) => goal - (count / HUNDRED) * height;
  const top = topOf(level);
  const over = Math.round(level);
  const radius = row / 2 - (row < 8 ? 0.5 : 1.1);
  const right = left + BLOCK.columns * pitch + (isNarrow ? 5 : 12);

  for (let dot = Math.ceil(HUNDRED * (1 - shown)); dot < HUNDRED; dot += 1) {
    const { x, y } = placeOf(dot, top);
    const isOver = dot < over;
    // They fill from the goal line, upwards and downwards.
    const isCertain = !landed || (isOver ? dot >= over - landed.reach : dot < over + landed.miss);
    if (isOver && isCertain) disc(x, y, radius, figure);
    else ring(x, y, radius - 0.8, isOver ? figure : soft);
  }
  if (shown < 1) return;
  const line = isNarrow ? LINE_PX.narrow : LINE_PX.wide;
  const figures = isNarrow ? 17 : 30;
  const { reach: reachAt, miss: missAt } = placeCounts(
    {
      reach: top + (isNarrow ? 10 : 38),
      miss: top + height + line + (isNarrow ? 6 : -22),
    },
    { grip: hangsOnGrip ? top + height / 2 : goal, bottom, isNarrow },
  );
  const clear = isNarrow ? GRIP_PX.narrow : GRIP_PX.wide;
  if (bet !== undefined && betShown > 0) drawBet(bet, betShown);
  say(reach, 'MAKE IT', reachAt);
  say(miss, 'MISS IT', missAt);

  function placeOf(dot: number, from: number): { x: number; y: number } {
    return {
      x: left + ((dot % BLOCK.columns) + 0.5) * pitch,
      y: from + (Math.floor(dot / BLOCK.columns) + 0.5) * row,
    };
  }

  /** A figure with its word below it, whose line is at `y`. */
  function say(text: string, words: string, y: number | undefined): void {
    if (y === undefined) return;
    write(text, right, y - line, 'left', figures);
    write(words, right, y, 'left', isNarrow ? 10 : 13);
  }

  /** What was believed: the dots that no future came for, and a mark. */
  function drawBet(count: number, shownAs: number): void {
    const from = topOf(count);
    context.globalAlpha = 0.45 * shownAs;
    for (let dot = 0; dot < HUNDRED; dot += 1) {
      const { x, y } = placeOf(dot, from);
      if (y < top && y > EDGE_PX.bottom) ring(x, y, radius - 0.8, figure);
    }
    context.globalAlpha = 1;
    if (from < EDGE_PX.bottom) return;
    context.globalAlpha = shownAs;
    const size = isNarrow ? 10 : 13;
    // On the side of the futures, or among the counts where a future is in the way. Where neither is free the line is enough.
    const words = `BET ${count}`;
    const reaches = left - 8 - words.length * size * 0.6 - width;
    const isFree = dots.every(({ x, y }) => x < reaches || Math.abs(y - from) > size);
    const isAmongCounts = [reachAt, missAt].some(
      (y) => y !== undefined && from + size > y - line - figures && from - size < y,
    );
    if (isFree) write(words, left - 8, from + 4, 'right', size);
    else if (!isAmongCounts && Math.abs(goal - from) > clear)
      write(words, right, from + 4, 'left', size);
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(left - 4, from);
    context.lineTo(right - (isNarrow ? 3 : 8), from);
    context.stroke();
    context.globalAlpha = 1;
  }
}
