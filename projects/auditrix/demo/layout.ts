import type { Size } from '@/stage/use-size';

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
  /** Whether the names of the coins stand above their numbers, because there is no room beside them. */
  readonly isSmall: boolean;
}

/** Coins stand in rows of twelve, as the cells of the cover do, or of eight where there is more height than width. */
const COLUMNS = { cover: 12, high: 8 } as const;
/** Fewer coins than this are not drawn larger. */
const USUAL = 60;
/** Lines of code in the card: what stands above the four, and the closing bracket. */
export const ROWS = { comment: 0, head: 1, first: 2, bracket: 6, count: 7 } as const;

const LABEL = 26;
/** Share of its size that a letter of the code font is wide. */
const LETTER = 0.6;
const LONGEST_LINE = 52;
const LONGEST_BROKEN_LINE = 38.5;
const WIDE_ENOUGH = 500;
/** Narrower drawings put the coins above the card. */
const SIDE_BY_SIDE = 480;
/** Narrower drawings give less to the coins and more to the code. */
const ROOMY = 900;
const INDENT = 44;

/** Where everything is. Wide: the card left, coins right. Narrow: coins above, the card below. */
export function layOut({ width, height }: Size): Layout {
  return width < SIDE_BY_SIDE ? layNarrow(width, height) : layWide(width, height);
}

function layWide(width: number, height: number): Layout {
  const isSmall = width < ROOMY;
  const right = isSmall ? width * 0.28 : Math.min(width * 0.36, 640);
  const gap = Math.min(width * (isSmall ? 0.035 : 0.045), 60);
  const left = width - right - gap;
  const depthX = Math.min(left * (isSmall ? 0.1 : 0.16), 150);
  const row = Math.min(Math.max(height * 0.092, 44), 74);
  const cardHeight = row * ROWS.count;
  const card = { x: 0, y: height - cardHeight, width: left - depthX, height: cardHeight };
  const caption = isSmall ? 70 : 52;
  const box = (height - 2 * caption - (isSmall ? 0 : 16)) / 2;
  const x = width - right;
  return {
    card,
    row,
    ...fontFor(card.width, row),
    depth: { x: depthX, y: height - cardHeight - LABEL },
    vault: { x, y: caption, width: right, height: box },
    tray: { x, y: height - box, width: right, height: box },
    caption,
    isSmall,
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
    isSmall: true,
  };
}

function fontFor(width: number, row: number): { fontSize: number; isBroken: boolean } {
  const isBroken = width < WIDE_ENOUGH;
  const letters = isBroken ? LONGEST_BROKEN_LINE : LONGEST_LINE;
  return { isBroken, fontSize: Math.min((width - INDENT) / (letters * LETTER), row * 0.36) };
}

/** The middle and the size of a cell of a box that holds so many coins. */
export function cellsOf(box: Box, total: number, padding: number) {
  const [twelve, eight] = [fit(COLUMNS.cover), fit(COLUMNS.high)];
  const { columns, wide, high, size } = eight.size > twelve.size * 1.15 ? eight : twelve;
  return {
    size,
    at: (cell: number) => ({
      x: box.x + padding + ((cell % columns) + 0.5) * wide,
      y: box.y + padding + (Math.floor(cell / columns) + 0.5) * high,
    }),
  };

  function fit(columns: number) {
    const rows = Math.ceil(Math.max(total, USUAL) / columns);
    const wide = (box.width - 2 * padding) / columns;
    const high = (box.height - 2 * padding) / rows;
    return { columns, wide, high, size: Math.min(wide, high) };
  }
}
