import { wave } from '#sleeve/motion.ts';
import { args, element, range, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

const ORIGIN = { x: 76, y: 396 };
const FUTURES = 8;

const palette = {
  ground: '#0f6b5c',
  figure: '#f3d34a',
  ink: '#ffffff',
  accent: { light: '#0f6b5c', dark: '#4fc9b0' },
};

export const sleeve: Sleeve = {
  track: 'B1',
  title: 'SIPWISE',
  palette,
  opening: {
    place: 'behind',
    wide: [39, 0, 761, 440],
    play: { wide: [86, 46], tall: [62, 40] },
  },
  draw: (t) =>
    element('path', {
      fill: palette.figure,
      d: range(FUTURES)
        .map((future) => drawFuture(future, t))
        .join(''),
    }) + element('circle', { cx: ORIGIN.x, cy: ORIGIN.y, r: 22, fill: palette.figure }),
};

/** A wedge between two outcomes; the ground between two wedges is as wide as the wedge. */
function drawFuture(future: number, t: number): string {
  const spread = 0.62 + 0.38 * Math.cos(2 * Math.PI * t);
  const end = (edge: number) => {
    const rank = edge / (2 * FUTURES - 1);
    const y = 430 - 560 * rank ** 1.25;
    return ORIGIN.y + (y - ORIGIN.y) * spread + 14 * wave(t + rank) * (1 - spread);
  };
  const upper = end(2 * future + 1);
  const lower = end(2 * future);
  const run = WIDTH - ORIGIN.x;
  return (
    `M${args(ORIGIN.x, ORIGIN.y)}Q${args(ORIGIN.x + run * 0.5, ORIGIN.y, WIDTH, upper)}V${args(lower)}` +
    `Q${args(ORIGIN.x + run * 0.5, ORIGIN.y, ORIGIN.x, ORIGIN.y)}z`
  );
}
