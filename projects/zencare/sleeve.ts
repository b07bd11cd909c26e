import { element, range, type Sleeve } from '#sleeve/sleeve.ts';

const CENTRE = { cx: 572, cy: 170 };
const RINGS = 5;

const palette = {
  ground: '#2340ff',
  figure: '#e6eaff',
  ink: '#e6eaff',
  accent: { light: '#2340ff', dark: '#8ea0ff' },
};

export const sleeve: Sleeve = {
  track: 'B6',
  title: 'ZENCARE',
  palette,
  opening: {
    place: 'beside',
    wide: [302, 0, 498, 440],
    tall: [302, -100, 540, 540],
    play: { wide: [84, 30], tall: [54, 50] },
  },
  draw: (t) => {
    const breath = 0.5 + 0.5 * Math.cos(2 * Math.PI * t);
    const core = 64 + 26 * breath;
    const pitch = 28 + 10 * breath;
    return (
      element('circle', { ...CENTRE, r: core, fill: palette.figure }) +
      element(
        'g',
        { fill: 'none', stroke: palette.figure },
        range(RINGS)
          .map((ring) =>
            element('circle', {
              ...CENTRE,
              r: core + (ring + 0.75) * pitch,
              stroke_width: (pitch * 0.5 * (RINGS - ring)) / RINGS,
            }),
          )
          .join(''),
      )
    );
  },
};
