import { element, range, translate, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

/** One for each chain. */
const BANDS = 6;
const TOP = -382;
const PITCH = 68;
/** Bands grow thinner, and the gaps wider, toward the water. */
const TOP_BAND = 60;
const THINNER = 4;
const WATER = { x: 440, y: 446 };
/** The tail's height at the bottom of its dip, as a share of its full height. */
const DIPPED = 0.55;
/** Upwards from the water; the left half mirrors the right. */
const FLUKES =
  'M0-294C18-324 68-346 132-342C206-337 262-344 316-382C306-292 240-232 152-206C92-186 54-144 46-82C42-50 48-24 58 0' +
  'H-58C-48-24-42-50-46-82C-54-144-92-186-152-206C-240-232-306-292-316-382C-262-344-206-337-132-342C-68-346-18-324 0-294z';

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
    y: TOP + PITCH * band,
    width: WIDTH,
    height: TOP_BAND - THINNER * band,
  });
}
