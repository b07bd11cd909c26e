import type { SleeveColours } from '@/stage/read-sleeve';

import { BLOCK } from './fan-layout';
import type { Layout } from './fan-layout';
import type { Canvas, Pen } from './pen';

const HUNDRED = 100;
/** What the grip on the goal line takes of the room above and below it while its ring is widest. */
const GRIP_PX = { wide: 46, narrow: 36 };

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
  /** Whether the grip hangs at its middle, as for a bet. Unset: the grip is on the goal line. */
  readonly hangsOnGrip?: boolean;
}

/** Draws the block beside the goal line, which is at `goal`. */
export function drawBlock(
  context: Canvas,
  { disc, ring, write }: Pen,
  { figure, soft, ink }: Pick<SleeveColours, 'figure' | 'soft' | 'ink'>,
  { block: { left, pitch, height }, height: bottom, isNarrow }: Layout,
  goal: number,
  { level, shown, landed, reach, miss, bet, hangsOnGrip = false }: Block,
): void {
  if (shown === 0) return;
  const topOf = (count: number) => goal - (count / HUNDRED) * height;
  const top = topOf(level);
  const over = Math.round(level);
  const radius = pitch / 2 - (pitch < 8 ? 0.5 : 1.1);
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
  if (bet !== undefined) drawBet(bet);
  const line = isNarrow ? 13 : 16;
  const above = top + (isNarrow ? 10 : 38);
  const below = top + height + (isNarrow ? 6 : -22);
  const clear = isNarrow ? GRIP_PX.narrow : GRIP_PX.wide;
  say(reach, 'MAKE IT', hangsOnGrip ? above : Math.max(Math.min(above, goal - clear), line * 3));
  say(
    miss,
    'MISS IT',
    hangsOnGrip
      ? below + line
      : Math.min(Math.max(below + line, goal + clear + line * 2.5), bottom - 5),
  );

  function placeOf(dot: number, from: number): { x: number; y: number } {
    return {
      x: left + ((dot % BLOCK.columns) + 0.5) * pitch,
      y: from + (Math.floor(dot / BLOCK.columns) + 0.5) * pitch,
    };
  }

  /** A figure with its word below it, whose line is at `y`. */
  function say(figures: string, words: string, y: number): void {
    write(figures, right, y - line, 'left', isNarrow ? 17 : 30);
    write(words, right, y, 'left', isNarrow ? 10 : 13);
  }

  /** What was believed: the dots that no future came for, and a mark. */
  function drawBet(count: number): void {
    const from = topOf(count);
    context.globalAlpha = 0.45;
    for (let dot = 0; dot < HUNDRED; dot += 1) {
      const { x, y } = placeOf(dot, from);
      if (y < top) ring(x, y, radius - 0.8, figure);
    }
    context.globalAlpha = 1;
    // On the side of the futures: on the other one stand the counts.
    write(`BET ${count}`, left - 8, from + 4, 'right', isNarrow ? 10 : 13);
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(left - 4, from);
    context.lineTo(right - (isNarrow ? 3 : 8), from);
    context.stroke();
  }
}
