import { clamp } from '#sleeve/motion.ts';
import { args, element, range, type Sleeve } from '#sleeve/sleeve.ts';

const CENTER = { x: 572, y: 220 };
const RADIUS = 204;
const PITCH = 22;
const SPAN = Math.ceil(RADIUS / PITCH) + 1;
/** Dot sizes are quantized, so that dots of one size share one path. */
const SIZES = 9;
/** Half the thickness of the coin, as a share of its radius: all that is left when it stands edge-on. */
const EDGE = 0.11;

interface Point {
  x: number;
  y: number;
}

const palette = {
  ground: '#ff6a1a',
  figure: '#2b0b02',
  ink: '#2b0b02',
  accent: { light: '#c24a00', dark: '#ff7d33' },
};

export const sleeve: Sleeve = {
  track: 'A6',
  title: 'PKMB',
  palette,
  opening: {
    place: 'beside',
    wide: [368, 16, 408, 408],
    play: { wide: [50, 34], tall: [66, 12] },
  },
  draw: (t) => {
    const dots = screen().map(({ x, y }) => ({ x, y, size: Math.round(SIZES * tone(x, y, t)) }));
    const groups = range(SIZES).map((index) =>
      element('path', {
        stroke_width: ((index + 1) / SIZES) * PITCH,
        d: dotted(dots.filter(({ size }) => size === index + 1)),
      }),
    );
    return element('g', { stroke: palette.figure, stroke_linecap: 'round' }, groups.join(''));
  },
};

/** Lines of no length, which round caps turn into dots. */
function dotted(dots: Point[]): string {
  return dots
    .map(({ x, y }, index) => {
      const from = dots[index - 1] ?? { x: -CENTER.x, y: -CENTER.y };
      return `m${args(x - from.x, y - from.y)}h0`;
    })
    .join('');
}

/** A halftone screen at 45 degrees: two square grids, the second in the gaps of the first. */
function screen(): Point[] {
  const side = range(2 * SPAN + 1).map((index) => (index - SPAN) * PITCH);
  const grid = side.flatMap((y) => side.map((x) => ({ x, y })));
  return grid.flatMap(({ x, y }) => [
    { x, y },
    { x: x + PITCH / 2, y: y + PITCH / 2 },
  ]);
}

/** Ink for one dot: the mean of the coin under it, so that edges swell and thin as in a real screen. */
function tone(x: number, y: number, t: number): number {
  const turn = Math.cos(2 * Math.PI * t);
  const reach = PITCH / 3;
  const samples = [-reach, 0, reach].flatMap((dx) =>
    [-reach, 0, reach].map((dy) => coin(x + dx, y + dy, turn)),
  );
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

/** Darkness from 0 to 1: a rim, a lit face, and on the front a smile. */
function coin(x: number, y: number, turn: number): number {
  const u = x / RADIUS / Math.max(EDGE, Math.abs(turn));
  const v = y / RADIUS;
  const r = Math.hypot(u, v);
  if (r > 1) return 0;
  if (r > 0.86) return 0.95;
  // The face darkens into the edge, so that no frame jumps.
  const shade = 0.95 * clamp(1 - Math.abs(turn) / (4 * EDGE));
  if (r > 0.77) return shade;
  const isEye = Math.hypot((Math.abs(u) - 0.24) / 0.1, (v + 0.2) / 0.2) < 1;
  const isMouth = v > 0.1 && Math.abs(Math.hypot(u, v + 0.02) - 0.47) < 0.08;
  if (turn > 0 && (isEye || isMouth)) return 1;
  return clamp(0.24 + 0.2 * (u + v), Math.max(0.06, shade));
}
