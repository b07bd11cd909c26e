import { ease, wrap } from '#sleeve/motion.ts';
import { args, element, MARGIN, range, square, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

const COLUMNS = 12;
const CELLS = COLUMNS * 5;
const FLAGGED = 40;
const TOP = 112;
const GAP = 10;
const PITCH = (WIDTH - 2 * MARGIN + GAP) / COLUMNS;
const CELL = PITCH - GAP;
const UNREAD = CELL * 0.28;
/** A cell stays read until the next pass: long enough that all cells before the flag are read at 0. */
const READ = FLAGGED / CELLS;
/** How long a cell takes to grow or shrink, as a share of the loop. */
const SNAP = 0.015;

const palette = {
  ground: '#d5dde8',
  figure: '#18224a',
  spot: '#ff4a26',
  ink: '#18224a',
  accent: { light: '#33468f', dark: '#a9baf5' },
};

export const sleeve: Sleeve = {
  track: 'A2',
  title: 'AUDITRIX',
  palette,
  opening: {
    place: 'beside',
    wide: [48, 20, 704, 392],
    tall: [48, 100, 704, 312],
    play: { wide: [22, 76], tall: [50, 84] },
  },
  draw: (t) =>
    element('path', {
      fill: palette.figure,
      d: range(CELLS)
        .filter((cell) => cell !== FLAGGED)
        .map((cell) => drawCell(cell, t))
        .join(''),
    }) + drawFlag(),
};

function drawCell(cell: number, t: number): string {
  const age = wrap(t + (FLAGGED - cell) / CELLS);
  const read = ease(age, 0, SNAP) - ease(age, READ, READ + SNAP);
  const side = UNREAD + (CELL - UNREAD) * read;
  const { x, y } = centerOf(cell);
  return square(x, y, side);
}

/** A swallow-tailed flag planted in the cell, larger than any cell. */
function drawFlag(): string {
  const { x, y } = centerOf(FLAGGED);
  const pole = 12;
  const cloth = { width: 2.4 * PITCH, height: 1.5 * PITCH };
  const tail = args(-cloth.height * 0.4, cloth.height / 2, cloth.height * 0.4, cloth.height / 2);
  return element('path', {
    fill: palette.spot,
    stroke: palette.ground,
    stroke_width: GAP,
    paint_order: 'stroke',
    d:
      `M${args(x - CELL / 2, y + CELL / 2)}v${args(-2.5 * PITCH)}h${args(cloth.width)}l${tail}` +
      `h${args(pole - cloth.width)}V${args(y + CELL / 2)}z`,
  });
}

function centerOf(cell: number): { x: number; y: number } {
  return {
    x: MARGIN + (cell % COLUMNS) * PITCH + CELL / 2,
    y: TOP + Math.floor(cell / COLUMNS) * PITCH + CELL / 2,
  };
}
