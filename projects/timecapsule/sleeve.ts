import { polar, wrap } from '#sleeve/motion.ts';
import { args, element, range, translate, type Sleeve } from '#sleeve/sleeve.ts';

const CENTER = { x: 532, y: 246 };
const TICKS = 60;
const INNER = 158;

const palette = {
  ground: '#0b3944',
  figure: '#ffe9cf',
  spot: '#ff8a4c',
  ink: '#ffe9cf',
  accent: { light: '#0c6a80', dark: '#5cc0d6' },
};

export const sleeve: Sleeve = {
  track: 'B3',
  title: 'TIME CAPSULE',
  palette,
  opening: {
    place: 'beside',
    wide: [326, 20, 388, 420],
    play: { wide: [11.5, 60], tall: [50, 88] },
  },
  draw: (t) =>
    element('g', { stroke_width: 9 }, drawTicks(t)) +
    element(
      'g',
      { transform: `${translate(CENTER.x, CENTER.y)}rotate(-45)` },
      element('path', { fill: palette.figure, d: 'M-8-58V58H-72a58 58 0 0 1 0-116z' }) +
        element('path', { fill: palette.spot, d: 'M8-58V58H72a58 58 0 0 0 0-116z' }),
    ),
};

/** The tick the hand is on has the color of the half that will open. */
function drawTicks(t: number): string {
  const ticks = range(TICKS).map((tick) => drawTick(tick, t));
  const hand = Math.floor(wrap(t) * TICKS);
  return (
    element('path', { stroke: palette.figure, d: ticks.toSpliced(hand, 1).join('') }) +
    element('path', { stroke: palette.spot, d: ticks[hand] ?? '' })
  );
}

/** Longest at the hand, shorter the longer ago the hand passed. */
function drawTick(tick: number, t: number): string {
  const age = wrap(t - tick / TICKS);
  const length = 14 + 46 * (1 - age) ** 1.6;
  const foot = polar(CENTER.x, CENTER.y, INNER, tick / TICKS - 0.25);
  const head = polar(CENTER.x, CENTER.y, INNER + length, tick / TICKS - 0.25);
  return `M${args(foot.x, foot.y)}L${args(head.x, head.y)}`;
}
