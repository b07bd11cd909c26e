import { wave } from '#sleeve/motion.ts';
import { args, element, num, range, translate, type Sleeve } from '#sleeve/sleeve.ts';

const DISC = { cx: 560, cy: 186, r: 248 };
/** Where the leaf is held, and what it sways around. */
const STALK = { x: 452, y: 314 };
const TILT = 40;
const SWAY = 5;
const VEINS = 6;

const palette = {
  ground: '#e8efe3',
  figure: '#1e6b45',
  spot: '#a5d99a',
  ink: '#12472d',
  accent: { light: '#1e6b45', dark: '#a5d99a' },
};

export const sleeve: Sleeve = {
  track: 'A8',
  title: 'PRAKRUTI',
  palette,
  opening: {
    place: 'beside',
    wide: [312, 0, 488, 434],
    tall: [312, -62, 496, 496],
    play: { wide: [76, 42], tall: [54, 50] },
  },
  draw: (t) =>
    element('circle', { ...DISC, fill: palette.figure }) +
    element(
      'g',
      { transform: `${translate(STALK.x, STALK.y)}rotate(${num(TILT + SWAY * wave(t))})` },
      element('path', {
        fill: palette.spot,
        d: 'M0 0C-158-100-142-250 0-356C142-250 158-100 0 0z',
      }) +
        element('path', {
          fill: 'none',
          stroke: palette.figure,
          stroke_width: 7,
          d: drawVeins(0.8 + 0.2 * Math.cos(2 * Math.PI * t)),
        }) +
        element('path', { stroke: palette.spot, stroke_width: 7, d: 'M0-4V62' }),
    ),
};

/** The midrib, and pairs of veins that are longest where the blade is widest. */
function drawVeins(growth: number): string {
  const veins = range(VEINS).flatMap((vein) => {
    const foot = -46 - 45 * vein;
    const reach = growth * (88 - 14 * Math.abs(vein - 1.5));
    return [-reach, reach].map((x) => `M0 ${num(foot)}q${args(x * 0.55, -8, x, -reach * 0.72)}`);
  });
  return `M0 0V${num(-326 * growth)}${veins.join('')}`;
}
