import { wave } from '#sleeve/motion.ts';
import { box, element, translate, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

const BUBBLE =
  'M112 100H688a64 64 0 0 1 64 64V316a64 64 0 0 1-64 64H276l-96 92v-92H112a64 64 0 0 1-64-64V164a64 64 0 0 1 64-64z';
const LINE = { width: 10, height: 472 };
const GAP = 10;
/** How far the part over the threshold is lifted out. */
const LIFT = 44;

const palette = {
  ground: '#ee3524',
  figure: '#ffece4',
  spot: '#180607',
  ink: '#ffece4',
  accent: { light: '#d4200f', dark: '#ff6a55' },
};

export const sleeve: Sleeve = {
  track: 'B4',
  title: 'TOXICITY DETECTOR',
  palette,
  opening: {
    place: 'beside',
    wide: [48, 52, 704, 424],
    play: { wide: [12.5, 72], tall: [66, 84] },
  },
  draw: (t) => {
    const x = 448 + 120 * wave(t);
    return (
      drawPart('under', 0, x - GAP, palette.figure, 0) +
      drawPart('over', x + LINE.width + GAP, WIDTH, palette.spot, LIFT) +
      element('rect', { x, ...LINE, fill: palette.figure })
    );
  },
};

function drawPart(name: string, left: number, right: number, fill: string, lift: number): string {
  const id = `toxicity-${name}`;
  const clip = element('path', { d: box(left, 0, right - left, LINE.height) });
  const bubble = element('path', { d: BUBBLE, fill, transform: translate(0, -lift) });
  return element('clipPath', { id }, clip) + element('g', { clip_path: `url(#${id})` }, bubble);
}
