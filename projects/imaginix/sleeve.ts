import { clamp, noise, wave } from '#sleeve/motion.ts';
import { box, element, graph, HEIGHT, range, square, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

const AXIS_Y = 254;
const SWING = 66;
const WAVELENGTH = 900;
const BRISTLES = 9;
const BRISTLE = 22;
const STREAKS = 6;
const BRUSH = BRISTLES * BRISTLE;
const SEAM_X = 360;
const PIXEL = 40;
const COLUMNS = (WIDTH - SEAM_X) / PIXEL;
const ROWS = 10;
const GAP = 3;
const SMALLEST = 3;

const palette = {
  ground: '#260b38',
  figure: '#ff5cc8',
  spot: '#ffd9f1',
  ink: '#ffd9f1',
  accent: { light: '#c4149b', dark: '#ff5cc8' },
};

export const sleeve: Sleeve = {
  track: 'A4',
  title: 'IMAGINIX',
  palette,
  opening: {
    place: 'below',
    wide: [60, 90, 740, 340],
    play: { wide: [50, 78], tall: [32, 84] },
  },
  draw: (t) =>
    element(
      'clipPath',
      { id: 'imaginix-seam' },
      element('path', { d: box(0, 0, SEAM_X, HEIGHT) }),
    ) +
    element(
      'g',
      { fill: 'none', stroke: palette.figure, clip_path: 'url(#imaginix-seam)' },
      range(BRISTLES)
        .map((bristle) => drawBristle(bristle, t))
        .join(''),
    ) +
    element(
      'g',
      { fill: 'none', stroke: palette.ground },
      range(STREAKS)
        .map((streak) => drawStreak(streak, t))
        .join(''),
    ) +
    element('path', { fill: palette.figure, d: drawPixels(t, false) }) +
    element('path', { fill: palette.spot, d: drawPixels(t, true) }),
};

/** The middle of the stroke. */
function axis(x: number, t: number): number {
  return AXIS_Y + SWING * wave(x / WAVELENGTH - 0.06 - t);
}

/** Bristles touch down at different places, which is what makes a band look brushed. */
function drawBristle(bristle: number, t: number): string {
  const offset = (bristle + 0.5) * BRISTLE - BRUSH / 2;
  const start = 44 + 8 * bristle + 56 * noise(bristle, 2);
  // Wider than its share, so that a slope opens no gap to the next bristle.
  return element('path', {
    stroke_width: BRISTLE + 8,
    d: graph((x) => axis(x, t) + offset, start, SEAM_X + BRISTLE, 100),
  });
}

/** Where the brush ran dry the ground shows through. */
function drawStreak(streak: number, t: number): string {
  const offset = (streak + 0.5 + 0.4 * noise(streak, 7)) * (BRUSH / STREAKS) - BRUSH / 2;
  const end = 190 + 130 * noise(streak, 1);
  return element('path', {
    stroke_width: 3 + 4 * noise(streak, 6),
    d: graph((x) => axis(x, t) + offset, 20, end, 100),
  });
}

function drawPixels(t: number, isSpot: boolean): string {
  return range(COLUMNS * ROWS)
    .filter((cell) => isSpot === (cell % COLUMNS > 2 && noise(cell, 3) > 0.86))
    .map((cell) => drawPixel(cell % COLUMNS, Math.floor(cell / COLUMNS), t))
    .join('');
}

/** Whole near the seam and near the middle of the stroke; further out a pixel shrinks to nothing. */
function drawPixel(column: number, row: number, t: number): string {
  const x = SEAM_X + (column + 0.5) * PIXEL;
  const y = AXIS_Y + (row - ROWS / 2 + 0.5) * PIXEL;
  const far = column / COLUMNS;
  const outside = Math.abs(y - axis(x, t)) / (BRUSH / 2) - 1;
  const scatter = far * (noise(column, row) - 0.35);
  const whole = clamp(0.6 - 3 * (outside + scatter)) * (1 - 0.5 * far * noise(row, column));
  const side = whole * (PIXEL - Math.min(GAP, column));
  return side < SMALLEST ? '' : square(x, y, side);
}
