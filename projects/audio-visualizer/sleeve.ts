import { clamp, noise, polar, wave } from '#sleeve/motion.ts';
import { args, element, range, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

const CENTRE = { x: 556, y: 176 };
const BARS = 40;
/** From bass in the middle to treble outside; the radius is where a ring's bars stand. */
const RINGS = [
  { radius: 38, reach: 40, width: 4 },
  { radius: 88, reach: 50, width: 8.5 },
  { radius: 150, reach: 62, width: 14.5 },
  { radius: 228, reach: 96, width: 22 },
];

const palette = {
  ground: '#152010',
  figure: '#c9ff3b',
  ink: '#f2f4ea',
  accent: { light: '#5d8500', dark: '#c9ff3b' },
};

export const sleeve: Sleeve = {
  track: 'A1',
  title: 'AUDIO VISUALIZER',
  palette,
  opening: {
    place: 'beside',
    wide: [232, 0, 568, 550],
    tall: [232, -60, 590, 560],
    play: { wide: [79, 28], tall: [54, 43] },
  },
  draw: (t) =>
    element('g', { stroke: palette.figure }, RINGS.map((_, ring) => drawRing(ring, t)).join('')),
};

function drawRing(index: number, t: number): string {
  const ring = RINGS[index];
  if (ring === undefined) return '';
  const bars = range(BARS).map((bar) => {
    const foot = polar(CENTRE.x, CENTRE.y, ring.radius, bar / BARS);
    if (foot.x > WIDTH + ring.width || foot.y < -ring.width) return '';
    const head = polar(0, 0, ring.reach * loudness(bar, index, t), bar / BARS);
    return `M${args(foot.x, foot.y)}l${args(head.x, head.y)}`;
  });
  return element('path', { stroke_width: ring.width, d: bars.join('') });
}

/** A made-up spectrum, mirrored left to right: each bar has its own level and its own beat. */
function loudness(bar: number, ring: number, t: number): number {
  const fromBottom = Math.abs(((bar + BARS / 4) % BARS) - BARS / 2);
  const level =
    0.52 + 0.3 * wave(fromBottom / 9 + ring * 0.31) + 0.2 * wave(fromBottom / 3.7 + ring * 0.6);
  const beatsPerLoop = 1 + Math.floor(3 * noise(fromBottom, ring));
  return clamp(level + 0.2 * wave(t * beatsPerLoop + noise(ring, fromBottom)), 0.14, 0.94);
}
