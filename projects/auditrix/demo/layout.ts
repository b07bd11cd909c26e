import type { Size } from '@/stage/use-size';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly card: Box;
  /** Height of each of the four lines of code that run. */
  readonly row: number;
  /** Height of what stands above and below the four: the comment, the head of the function, its bracket. */
  readonly edge: number;
  /** Whether there is room for everything: without it the comment and the bracket are left out. */
  readonly isWhole: boolean;
  /** Where the first of the four lines begins, from the top of the card. */
  readonly lines: number;
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

/** Coins stand in rows of twelve, as the cells of the cover do, or in other rows where those fit clearly better. */
const COLUMNS = { cover: 12, others: [8, 20] } as const;
const CLEARLY_BETTER = 1.15;
/** Fewer coins than this are not drawn larger. */
const USUAL = 60;
/** Lines of code that run. */
const LINES = 4;

/** Room above the stack for its label. */
export const LABEL = 22;
/** Share of its size that a letter of the code font is wide. */
const LETTER = 0.6;
const LONGEST_LINE = 52;
const LONGEST_BROKEN_LINE = 38.5;
const WIDE_ENOUGH = 500;
/** Narrower drawings put the coins above the card. */
const SIDE_BY_SIDE = 480;
/** Narrower drawings give less to the coins and more to the code. */
const ROOMY = 900;
/** Narrow drawings that are lower than this leave out what does not run. */
const HIGH_ENOUGH = 380;
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
  const code = layCode({ left: left - depthX, bottom: height }, clamp(height * 0.116, 36, 74));
  const caption = isSmall ? 70 : 46;
  const box = (height - 2 * caption - (isSmall ? 0 : 12)) / 2;
  const x = width - right;
  return {
    ...code,
    depth: { x: depthX, y: code.card.y - LABEL },
    vault: { x, y: caption, width: right, height: box },
    tray: { x, y: height - box, width: right, height: box },
    caption,
  };
}

function layNarrow(width: number, height: number): Layout {
  const gap = 14;
  const half = (width - gap) / 2;
  const isWhole = height >= HIGH_ENOUGH;
  const depthX = Math.min(width * 0.07, 60);
  const row = clamp(height * (isWhole ? 0.1 : 0.125), 32, 56);
  const code = layCode({ left: width - depthX, bottom: height }, row, isWhole);
  const caption = isWhole ? 58 : 28;
  const smallestDepth = 12;
  const free = code.card.y - caption - LABEL - smallestDepth;
  const box = Math.max(Math.min(half * 0.52, free), 0);
  return {
    ...code,
    depth: { x: depthX, y: smallestDepth + free - box },
    vault: { x: 0, y: caption, width: half, height: box },
    tray: { x: half + gap, y: caption, width: half, height: box },
    caption,
  };
}

/** The card of code, on the lower edge of the drawing. */
function layCode({ left, bottom }: { left: number; bottom: number }, row: number, isWhole = true) {
  const edge = clamp(row * 0.66, 24, 44);
  const lines = isWhole ? 2 * edge : edge;
  const height = lines + LINES * row + (isWhole ? edge : 0);
  const card = { x: 0, y: bottom - height, width: left, height };
  return { card, row, edge, isWhole, lines, ...fontFor(left, row) };
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}

function fontFor(width: number, row: number): { fontSize: number; isBroken: boolean } {
  const isBroken = width < WIDE_ENOUGH;
  const letters = isBroken ? LONGEST_BROKEN_LINE : LONGEST_LINE;
  return {
    isBroken,
    fontSize: Math.min((width - INDENT) / (letters * LETTER), row * (isBroken ? 0.36 : 0.42)),
  };
}

/** The middle and the size of a cell of a box that holds so many coins. */
export function cellsOf(box: Box, total: number, padding: number) {
  const { columns, wide, high, size } = COLUMNS.others
    .map(fit)
    .reduce(
      (best, other) => (other.size > best.size * CLEARLY_BETTER ? other : best),
      fit(COLUMNS.cover),
    );
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
