import { element, HEIGHT, range, translate, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

/** Where a sleeve shows the next one: the same place on each of them. */
const WINDOW = { x: 232, y: 48, scale: 0.65 };
const DEPTH = 9;
/** Deeper than this the imprint is a blur. */
const READABLE_DEPTH = 6;

const palette = {
  ground: '#b9bfc4',
  figure: '#0c0d0f',
  spot: '#f6f7f4',
  ink: '#0c0d0f',
  accent: { light: '#4d5663', dark: '#b9bfc4' },
};

/** Black, white, and black again: after as many steps inward the picture repeats. */
const PAPERS = [
  { paper: palette.figure, print: palette.spot },
  { paper: palette.spot, print: palette.figure },
];

export const sleeve: Sleeve = {
  track: 'A7',
  title: 'PORTFOLIO',
  palette,
  opening: {
    place: 'beside',
    wide: [232, 48, 520, 390],
    play: { wide: [56, 52], tall: [50, 92] },
  },
  draw: (t, lettering) => {
    const size = { width: WIDTH, height: HEIGHT };
    const definitions =
      element('clipPath', { id: 'portfolio-window' }, element('rect', size)) +
      element('rect', { id: 'portfolio-paper', ...size }) +
      element('path', { id: 'portfolio-print', d: lettering });
    const travelled = PAPERS.length * t;
    const sleeves = range(DEPTH).map((step) => drawSleeve(Math.floor(travelled) + step, travelled));
    return (
      element('defs', {}, definitions) +
      element('g', { transform: place(1), clip_path: 'url(#portfolio-window)' }, sleeves.join(''))
    );
  },
};

function drawSleeve(index: number, travelled: number): string {
  const depth = index - travelled;
  const { paper, print } = PAPERS[index % PAPERS.length] ?? {};
  if (paper === undefined || print === undefined) return '';
  const printed = depth < READABLE_DEPTH ? use('portfolio-print', print) : '';
  return element('g', { transform: place(depth) }, use('portfolio-paper', paper) + printed);
}

function use(id: string, fill: string): string {
  return element('use', { href: `#${id}`, fill });
}

/** The transform that puts a whole cover `depth` windows deep; fractions are steps on the way in. */
function place(depth: number): string {
  const scale = WINDOW.scale ** depth;
  const shift = (1 - scale) / (1 - WINDOW.scale);
  return `${translate(WINDOW.x * shift, WINDOW.y * shift)}scale(${scale.toFixed(4)})`;
}
