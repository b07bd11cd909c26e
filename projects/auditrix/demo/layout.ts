import type { DrawingSize } from '@/stage/Drawing';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly card: Box;
  /** Height of a line of code; the first and the last two rows are lower. */
  readonly row: number;
  readonly fontSize: number;
  /** Whether long lines of code are broken in two. */
  readonly isBroken: boolean;
  /** How far the sheets behind the card reach to the right and up. */
  readonly depth: { readonly x: number; readonly y: number };
  readonly vault: Box;
  readonly tray: Box;
  /** Room above the vault and the tray for their names. */
  readonly caption: number;
}

/** Coins stand in rows of so many, as the cells of the cover do. */
export const COLUMNS = 12;
/** Lines of code in the card: what stands above the four, and the closing bracket. */
export const ROWS = { comment: 0, head: 1, first: 2, bracket: 6, count: 7 } as const;

const LABEL = 26;
/** Share of its size that a letter of the code font is wide. */
const LETTER = 0.6;
const LONGEST_LINE = 52;
const LONGEST_BROKEN_LINE = 38.5;
const WIDE_ENOUGH = 500;
const INDENT = 44;

/** Where everything is. Wide: the card left, coins right. Narrow: coins above, the card below. */
export function layOut({ width, height, isNarrow }: DrawingSize): Layout {
  return isNarrow ? layNarrow(width, height) : layWide(width, height);
}

function layWide(width: number, height: number): Layout {
  const right = Math.min(Math.max(width * 0.36, 250), 640);
  const gap = Math.min(width * 0.045, 60);
  const left = width - right - gap;
  const depthX = Math.min(left * 0.16, 150);
  const row = Math.min(Math.max(height * 0.092, 44), 74);
  const cardHeight = row * ROWS.count;
  const card = {
    x: 0,
    y: height - cardHeight,
    width: left - depthX,
    height: cardHeight,
  };
  const caption = 52;
  const box = (height - 2 * caption - 16) / 2;
  const x = width - right;
  return {
    card,
    row,
    ...fontFor(card.width, row),
    depth: { x: depthX, y: height - cardHeight - LABEL },
    vault: { x, y: caption, width: right, height: box },
    tray: { x, y: height - box, width: right, height: box },
    caption,
  };
}

function layNarrow(width: number, height: number): Layout {
  const gap = 14;
  const half = (width - gap) / 2;
  const caption = 58;
  const box = Math.min(half * 0.52, height * 0.3);
  const row = Math.min(Math.max(height * 0.082, 44), 56);
  const cardHeight = row * ROWS.count;
  const depthX = Math.min(width * 0.07, 60);
  const card = { x: 0, y: height - cardHeight, width: width - depthX, height: cardHeight };
  return {
    card,
    row,
    ...fontFor(card.width, row),
    depth: { x: depthX, y: Math.max(card.y - caption - box - LABEL - 8, 24) },
    vault: { x: 0, y: caption, width: half, height: box },
    tray: { x: half + gap, y: caption, width: half, height: box },
    caption,
  };
}

function fontFor(width: number, row: number): { fontSize: number; isBroken: boolean } {
  const isBroken = width < WIDE_ENOUGH;
  const letters = isBroken ? LONGEST_BROKEN_LINE : LONGEST_LINE;
  return { isBroken, fontSize: Math.min((width - INDENT) / (letters * LETTER), row * 0.36) };
}

/** The middle and the size of a cell of a box that holds so many coins. */
export function cellsOf(box: Box, total: number, padding: number) {
  const rows = Math.max(Math.ceil(total / COLUMNS), 5);
  const wide = (box.width - 2 * padding) / COLUMNS;
  const high = (box.height - 2 * padding) / rows;
  return {
    size: Math.min(wide, high),
    at: (cell: number) => ({
      x: box.x + padding + ((cell % COLUMNS) + 0.5) * wide,
      y: box.y + padding + (Math.floor(cell / COLUMNS) + 0.5) * high,
    }),
  };
}
