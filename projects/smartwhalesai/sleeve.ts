import { element, range, translate, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

import { BANDS, FLUKES, PITCH, THINNER, TOP_BAND, TALL } from './demo/flukes.ts';

const WATER = { x: 440, y: 446 };
/** The tail's height at the bottom of its dip, as a share of its full height. */
const DIPPED = 0.55;
const palette = {
  ground: '#8fd3f7',
  figure: '#05265e',
  ink: '#05265e',
  accent: { light: '#0b62a8', dark: '#8fd3f7' },
};

export const sleeve: Sleeve = {
  track: 'B2',
  title: 'SMARTWHALES',
  palette,
  opening: {
    place: 'below',
    wide: [124, 60, 632, 388],
    play: { wide: [70, 86], tall: [47, 86] },
  },
  draw: (t) => {
    const height = 1 - ((1 - DIPPED) * (1 - Math.cos(2 * Math.PI * t))) / 2;
    const clip = element(
      'clipPath',
      { id: 'smartwhalesai-flukes' },
      element('path', { d: FLUKES }),
    );
    const bands = element(
      'g',
      {
        fill: palette.figure,
        clip_path: 'url(#smartwhalesai-flukes)',
        transform: `${translate(WATER.x, WATER.y)}scale(1 ${height.toFixed(3)})`,
      },
      range(BANDS).map(drawBand).join(''),
    );
    return clip + bands;
  },
};

function drawBand(band: number): string {
  return element('rect', {
    x: -WIDTH / 2,
    y: -TALL + PITCH * band,
    width: WIDTH,
    height: TOP_BAND - THINNER * band,
  });
}
