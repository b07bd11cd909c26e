import type { SleeveColours } from '@/stage/read-sleeve';

import type { Coins } from './coins';
import { besideFlag, cellsOf, READABLE } from './layout';
import type { Box, Layout } from './layout';

export interface Picture {
  readonly layout: Layout;
  readonly coins: Coins;
  /** Where the thief's coin waits, is held, or was let go. Unset: in the tray, with the others. */
  readonly hand: Layout['hand'] | undefined;
  /** Calls that are open; fractions while a sheet is being pushed back. */
  readonly open: number;
  /** The most that were open before they were undone. 0: none were. */
  readonly undone: number;
  /** The row of the clearing line among the four, from the top; fractions while it is dragged. */
  readonly place: number;
  /** What a sheet in the stack says of its call. */
  readonly sheet: (call: number) => string;
}

/** The largest step from one sheet to the next. */
const WIDEST = { x: 16, y: 30 } as const;
/** Closer sheets than this would be one grey: then every second one is drawn. */
const CLOSEST = 2.4;
const FULL = 0.84;
const EMPTY = 0.2;
const FAINT = 0.42;
/** After this many coins the heights of their flights repeat. */
const WAVE = 12;
/** Around the coins of a box. */
const PADDING = { wide: 12, narrow: 3 } as const;

/** Draws the stack of open calls behind the card, the vault, the tray and the coins in the air. */
export function drawRobbery(
  context: CanvasRenderingContext2D,
  { ground, figure, spot, deep }: SleeveColours,
  { layout, coins, hand, open, undone, place, sheet }: Picture,
): void {
  const { card, cloth, depth, row, lines } = layout;
  const behind = Math.max(open - 1, 0);
  // While calls are undone the sheets stay where they are, and what is left of the others is their outline.
  const most = Math.max(behind, undone - 1, 1);
  if (undone - 1 > behind) drawStack(undone - 1, { line: deep, isOpen: false });
  drawStack(behind, { line: figure, isOpen: true });
  drawCoins();

  function drawStack(count: number, { line, isOpen }: { line: string; isOpen: boolean }): void {
    const stepX = Math.min(WIDEST.x, depth.x / most);
    const stepY = Math.min(WIDEST.y, depth.y / most);
    const sheets = Math.ceil(count);
    const each = Math.ceil(CLOSEST / stepY);
    context.lineWidth = stepY > 6 ? 2 : 1.2;
    context.font = `500 ${Math.min(stepY * 0.75, 12.5)}px 'Geist Mono', monospace`;
    for (let back = sheets; back >= 1; back -= 1) {
      if (back % each !== 0 && back !== sheets) continue;
      const offset = back - (sheets - count);
      const x = card.x + offset * stepX;
      const y = card.y - offset * stepY;
      drawSheet({ ...card, x, y }, stepX * each, stepY * each, line);
      if (!isOpen) continue;
      context.fillStyle = spot;
      const edge = Math.max(stepX, 3) * each;
      const top = y + lines + place * row;
      context.fillRect(x + card.width - edge, top, edge + 0.6, row);
      if (stepY < READABLE) continue;
      context.fillStyle = figure;
      // Beside the flag, which stands in front of the stack.
      const left = Math.max(x + 14, besideFlag(cloth));
      const room = x + card.width - left - 8;
      context.fillText(sheet(sheets - back + 1), left, y + stepY * 0.78, room);
    }
  }

  /** Only its upper and right edge: the rest is behind the next sheet, and sixty whole ones are slow to paint. */
  function drawSheet({ x, y, width, height }: Box, right: number, top: number, line: string): void {
    context.fillStyle = ground;
    context.strokeStyle = line;
    context.fillRect(x, y, width, top + 1);
    context.fillRect(x + width - right - 1, y, right + 1, height);
    context.beginPath();
    context.moveTo(x, y + top);
    context.lineTo(x, y);
    context.lineTo(x + width, y);
    context.lineTo(x + width, y + height);
    context.lineTo(x + width - right, y + height);
    context.stroke();
  }

  function drawCoins(): void {
    const { vault, tray } = layout;
    const padding = vault.width < 260 ? PADDING.narrow : PADDING.wide;
    const from = cellsOf(vault, coins.length, padding);
    const to = cellsOf(tray, coins.length, padding);
    context.fillStyle = figure;
    fillBox(tray);
    coins.forEach((at, coin) => {
      const home = from.at(coin);
      const goal = to.at(coins.length - 1 - coin);
      square(home, from.size * (at === 0 ? FULL : EMPTY), figure);
      context.globalAlpha = FAINT;
      if (at < 1) square(goal, to.size * EMPTY, ground);
      context.globalAlpha = 1;
    });
    // Last, so that what flies is above everything.
    coins.forEach((at, coin) => {
      if (at === 0) return;
      const home = from.at(coin);
      const isInHand = hand !== undefined && coin === coins.length - 1;
      const goal = isInHand ? hand : to.at(coins.length - 1 - coin);
      const size = isInHand ? hand.size : to.size;
      const share = at * at * (3 - 2 * at);
      const lift = Math.sin(Math.PI * share) * from.size * (1 + (coin % WAVE) / WAVE);
      square(
        {
          x: home.x + (goal.x - home.x) * share + lift * 0.4,
          y: home.y + (goal.y - home.y) * share - lift * 0.3,
        },
        (from.size + (size - from.size) * share) * FULL * (1 + 0.25 * Math.sin(Math.PI * share)),
        spot,
      );
    });
  }

  function fillBox({ x, y, width, height }: Box): void {
    context.fillRect(x, y, width, height);
  }

  function square({ x, y }: { x: number; y: number }, size: number, colour: string): void {
    context.fillStyle = colour;
    context.fillRect(x - size / 2, y - size / 2, size, size);
  }
}
