import type { Size } from '@/stage/Drawing';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** The headline, and the size of its letters. */
  readonly words: Box & { readonly fontSize: number };
  /** The claim, and the switch that believes it or runs it: above the flag. */
  readonly accuse: Box & { readonly rows: 1 | 2 };
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
  readonly isNarrow: boolean;
  /** How far the sheets behind the card reach to the right and up. */
  readonly depth: { readonly x: number; readonly y: number };
  /** The cloth of the flag, above the card. */
  readonly cloth: Box;
  readonly vault: Box;
  readonly tray: Box;
  /** The thief's coin as long as it waits to be paid in: its middle and its size. */
  readonly hand: { readonly x: number; readonly y: number; readonly size: number };
  /** Room above the vault and the tray for their names. */
  readonly caption: number;
}

/** Coins stand in rows of twelve, as the cells of the cover do, or in other rows where those fit clearly better. */
const COLUMNS = { cover: 12, others: [4, 6, 8, 10, 15, 20] } as const;
const CLEARLY_BETTER = 1.15;
/** Fewer coins than this are not drawn larger. */
const USUAL = 16;
/** Lines of code that run. */
const LINES = 4;

/** How much larger the flag is while it insists, as in the styles. */
export const INSISTING = 1.12;
/** Height of the claim and its switch, in one row or in two, and the room below them, as in the styles. */
const ACCUSE = { row: 50, two: 108, gap: 8 } as const;
/** Room above the stack for its label. */
const LABEL = 24;
/** Share of its size that a letter of the code font is wide; narrow cards set them closer, as in the styles. */
const LETTER = { usual: 0.6, close: 0.56 } as const;
const LONGEST_LINE = 53;
const LONGEST_BROKEN_LINE = 43;
const WIDE_ENOUGH = 500;
/** Narrower drawings that are high enough put words and coins above the card. */
const SIDE_BY_SIDE = 820;
const NARROWEST_SIDES = 480;
const HIGH_ENOUGH = 420;
/** Stacked drawings that are lower than this leave out what does not run. */
const WHOLE = { narrow: 500, roomy: 620 } as const;
/** The smallest step of the stack that has room for words. */
export const READABLE = 14;
/** Left of the code, and what is free on its right. */
const INDENT = { usual: 44, narrow: 38 } as const;
/** Area of the longest headline, in squares of its letters' size. */
const HEADLINE = { wide: 80, stacked: 92 } as const;
const LARGEST_LETTERS = 44;
/** Width of the longest verdict, which stays in one piece, in letters' sizes. */
const VERDICT = 15.8;

/** Where everything is. Wide: the code left, the words and the coins right. Narrow: one below the other. */
export function layOut({ width, height }: Size): Layout {
  const isStacked = width < NARROWEST_SIDES || (width < SIDE_BY_SIDE && height >= HIGH_ENOUGH);
  return isStacked ? layStacked(width, height) : layWide(width, height);
}

function layWide(width: number, height: number): Layout {
  const right = Math.min(width * 0.42, 680);
  const gap = Math.min(width * 0.04, 60);
  const left = width - right - gap;
  const depthX = Math.min(left * 0.13, 120);
  // What falls lands on the floor, below the card.
  const floor = 62;
  const bottom = height - floor;
  const above = ACCUSE.row + ACCUSE.gap;
  const code = layCode({ left: left - depthX, bottom }, clamp((bottom - above) * 0.125, 32, 76));
  const x = width - right;
  const between = 24;
  const half = (right - between) / 2;
  const caption = 52;
  const box = Math.min(half * 0.62, bottom * 0.38);
  const y = bottom - box;
  return {
    ...code,
    words: fitWords({ x, y: 0, width: right, height: y - caption - 12 }, HEADLINE.wide),
    accuse: { x: 0, y: 0, width: left, height: ACCUSE.row, rows: 1 },
    depth: { x: depthX, y: code.card.y - LABEL - above },
    cloth: layCloth(code.card, clamp((code.card.y - above) * 0.46, 34, 60)),
    vault: { x, y, width: half, height: box },
    ...layTray({ x: x + half + between, y, width: half, height: box }),
    caption,
  };
}

function layStacked(width: number, whole: number): Layout {
  const isRoomy = width >= NARROWEST_SIDES;
  const accuse = isRoomy ? ACCUSE.row : ACCUSE.two;
  const height = whole - accuse - ACCUSE.gap;
  const isWhole = height >= (isRoomy ? WHOLE.roomy : WHOLE.narrow);
  const gap = 14;
  const half = (width - gap) / 2;
  const floor = isRoomy ? 38 : 20;
  const depthX = Math.min(width * 0.07, 60);
  const row = clamp(height * (isWhole ? 0.08 : isRoomy ? 0.086 : 0.095), 31, 60);
  const code = layCode({ left: width - depthX, bottom: whole - floor }, row, isWhole);
  const wordsHeight = clamp(height * (isRoomy ? 0.24 : 0.205), 82, 200);
  const words = fitWords({ x: 0, y: 0, width, height: wordsHeight }, HEADLINE.stacked);
  const caption = isRoomy ? 44 : 24;
  const cloth = layCloth(code.card, isRoomy ? 38 : 25);
  const smallestDepth = Math.max(cloth.height * INSISTING - LABEL + 8, READABLE);
  const y = words.height + caption + 6;
  const above = accuse + ACCUSE.gap;
  const free = code.card.y - y - LABEL - smallestDepth - above;
  const box = Math.max(Math.min(half * 0.52, free), 0);
  return {
    ...code,
    words,
    accuse: { x: 0, y: y + box + ACCUSE.gap, width, height: accuse, rows: isRoomy ? 1 : 2 },
    depth: { x: depthX, y: smallestDepth + free - box },
    cloth,
    vault: { x: 0, y, width: half, height: box },
    ...layTray({ x: half + gap, y, width: half, height: box }),
    caption,
  };
}

function layTray(tray: Box): Pick<Layout, 'tray' | 'hand'> {
  const size = clamp(tray.height * 0.46, 26, 64);
  return {
    tray,
    hand: { x: tray.x + size * 0.95, y: tray.y + tray.height / 2, size },
  };
}

/** Letters as large as the longest headline allows. */
function fitWords(box: Box, squares: number): Layout['words'] {
  const fontSize = Math.min(
    Math.sqrt((box.width * box.height) / squares),
    box.width / VERDICT,
    LARGEST_LETTERS,
  );
  return { ...box, fontSize };
}

/** Where there is room beside the flag, also when it insists. */
export function besideFlag({ x, width }: Box): number {
  return x + width * INSISTING + 14;
}

function layCloth(card: Box, height: number): Box {
  return { x: card.x, y: card.y - height - 5, width: height * 5.3, height };
}

/** The card of code, on the floor of the drawing. */
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

function fontFor(width: number, row: number): { fontSize: number; isNarrow: boolean } {
  const isNarrow = width < WIDE_ENOUGH;
  const [letters, letter, indent] = isNarrow
    ? [LONGEST_BROKEN_LINE, LETTER.close, INDENT.narrow]
    : [LONGEST_LINE, LETTER.usual, INDENT.usual];
  return { isNarrow, fontSize: Math.min((width - indent) / (letters * letter), row * 0.42) };
}

/** The middle and the size of a cell of a box that holds this many coins: squares, side by side in the middle of the box. */
export function cellsOf({ x, y, width, height }: Box, total: number, padding: number) {
  const { columns, rows, size } = COLUMNS.others
    .map(fit)
    .reduce(
      (best, other) => (other.size > best.size * CLEARLY_BETTER ? other : best),
      fit(COLUMNS.cover),
    );
  return {
    size,
    at: (cell: number) => ({
      x: x + width / 2 + ((cell % columns) + 0.5 - columns / 2) * size,
      y: y + height / 2 + (Math.floor(cell / columns) + 0.5 - rows / 2) * size,
    }),
  };

  function fit(columns: number) {
    const rows = Math.ceil(Math.max(total, USUAL) / columns);
    const size = Math.min((width - 2 * padding) / columns, (height - 2 * padding) / rows);
    return { columns, rows, size };
  }
}
