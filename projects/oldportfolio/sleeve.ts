import { wave } from '#sleeve/motion.ts';
import { element, num, range, square, translate, type Sleeve } from '#sleeve/sleeve.ts';

const SIDE = 210;
const ECHOES = 10;
/** Between one echo and the next, as a share of the loop. */
const LAG = 0.028;

const palette = {
  ground: '#f2b61c',
  figure: '#0c0d0f',
  ink: '#0c0d0f',
  accent: { light: '#8a6200', dark: '#f2b61c' },
};

export const sleeve: Sleeve = {
  track: 'A5',
  title: 'OLD PORTFOLIO',
  palette,
  opening: {
    place: 'below',
    wide: [60, 76, 690, 360],
    play: { wide: [53, 88], tall: [34, 91] },
  },
  draw: (t) =>
    element(
      'g',
      { fill: palette.ground, stroke: palette.figure, stroke_width: 5 },
      range(ECHOES)
        .map((echo) => drawSquare(t - (ECHOES - echo) * LAG))
        .join(''),
    ) + element('g', { fill: palette.figure }, drawSquare(t)),
};

/** There and back on one sine: fast in the middle, where the echoes spread, slow at the ends. */
function drawSquare(t: number): string {
  const swing = wave(t + 0.13);
  const x = 400 + 262 * swing;
  const y = 270 - 66 * swing - 30 * swing * swing;
  return element('path', {
    d: square(0, 0, SIDE),
    transform: `${translate(x, y)}rotate(${num(45 * swing - 20)})`,
  });
}
