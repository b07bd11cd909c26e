import type { SleeveColours } from '@/stage/read-sleeve';

import { BLOCK } from './fan-layout';
import type { Layout } from './fan-layout';
import type { Canvas, Pen } from './pen';

const HUNDRED = 100;
/** What the grip on the goal line takes of the room above and below it. */
const GRIP_PX = 36;
/** A bet that was nearly right has no outline of its own: it would only blur the block. */
const NEAR = 5;

/** The hundred dots that are lifted over the goal: at first a bet, then the count. */
export interface Block {
  /** How many are over the goal; between two while it moves. */
  readonly level: number;
  /** How much of it has been put up, from 0 to 1. */
  readonly shown: number;
  /** How many futures have landed on each side, while the rest is only a bet. Unset: it is the count. */
  readonly landed?: { readonly reach: number; readonly miss: number } | undefined;
  /** What is written above and below it. */
  readonly reach: string;
  readonly miss: string;
  /** Where the bet was. Unset: there was none, or it is the block. */
  readonly bet?: number | undefined;
}

/** Draws the block beside the goal line, which is at `goal`. */
export function drawBlock(
  context: Canvas,
  { disc, ring, write }: Pen,
  { figure, soft }: Pick<SleeveColours, 'figure' | 'soft'>,
  { block: { left, pitch, height }, grip, top: roof }: Layout,
  goal: number,
  { level, shown, landed, reach, miss, bet }: Block,
): void {
  if (shown === 0) return;
  const topOf = (count: number) => goal - (count / HUNDRED) * height;
  const top = topOf(level);
  const right = grip + 24;
  const over = Math.round(level);
  const radius = pitch / 2 - (pitch < 8 ? 0.5 : 1.1);

  if (bet !== undefined && Math.abs(bet - level) >= NEAR) drawBet(bet);
  for (let dot = Math.ceil(HUNDRED * (1 - shown)); dot < HUNDRED; dot += 1) {
    const x = left + ((dot % BLOCK.columns) + 0.5) * pitch;
    const y = top + (Math.floor(dot / BLOCK.columns) + 0.5) * pitch;
    const isOver = dot < over;
    // They fill from the goal line, upwards and downwards.
    const isCertain = !landed || (isOver ? dot >= over - landed.reach : dot < over + landed.miss);
    context.globalAlpha = isCertain ? 1 : 0.5;
    if (isOver) disc(x, y, isCertain ? radius : radius * 0.8, figure);
    else ring(x, y, radius - 0.8, soft);
  }
  context.globalAlpha = 1;
  if (shown < 1) return;
  write(reach, right, Math.max(Math.min(top - 10, goal - GRIP_PX), roof), 'right');
  write(miss, right, Math.max(top + height + 20, goal + GRIP_PX + 12), 'right');

  function drawBet(count: number): void {
    context.strokeStyle = soft;
    context.lineWidth = 1.5;
    context.setLineDash([3, 4]);
    context.strokeRect(left - 4, topOf(count) - 4, BLOCK.columns * pitch + 8, height + 8);
    context.setLineDash([]);
    const isOver = count > level;
    const at = isOver ? topOf(count) - 12 : topOf(count) + height + 38;
    write(`YOU BET ${count}`, right, Math.max(at, roof), 'right');
  }
}
