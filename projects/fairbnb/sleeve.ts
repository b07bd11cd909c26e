import { ease, wrap } from '#sleeve/motion.ts';
import { args, element, MARGIN, range, square, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

/** Odd, so that a jury always decides. */
const BALLOTS = 3;
const AGAINST = 1;
const WALL = 18;
const GAP = 26;
const PITCH = (WIDTH - 2 * MARGIN + GAP) / BALLOTS;
const HOUSE = { half: (PITCH - GAP - WALL) / 2, roof: 108, height: 312 };
const BALLOT = { width: 146, height: 158 };
const BOX = 76;
/** Even the tallest title has space below it. */
const FLOOR = 412;
const STAGGER = 0.05;

const palette = {
  ground: '#f9c4cf',
  figure: '#b3123f',
  spot: '#fff8f6',
  ink: '#6d0a2b',
  accent: { light: '#b3123f', dark: '#ff92ab' },
};

export const sleeve: Sleeve = {
  track: 'A3',
  title: 'FAIRBNB',
  palette,
  opening: {
    place: 'beside',
    wide: [-430, 70, 1182, 372],
    tall: [48, 96, 704, 320],
    play: { wide: [11, 66], tall: [50, 88] },
  },
  draw: (t) => {
    const houses = element('path', {
      id: 'fairbnb-houses',
      d: range(BALLOTS).map(drawHouse).join(''),
    });
    const ballots = range(BALLOTS).map((ballot) => drawBallot(ballot, t));
    return (
      element('clipPath', { id: 'fairbnb-inside' }, houses) +
      element('g', { clip_path: 'url(#fairbnb-inside)' }, ballots.join('')) +
      element('use', {
        href: '#fairbnb-houses',
        fill: 'none',
        stroke: palette.figure,
        stroke_width: WALL,
      })
    );
  },
};

function centerOf(house: number): number {
  return MARGIN + WALL / 2 + HOUSE.half + house * PITCH;
}

function drawHouse(house: number): string {
  const { half, roof, height } = HOUSE;
  const foot = args(centerOf(house) - half, FLOOR);
  return `M${foot}v${args(roof - height)}l${args(half, -roof, half, roof)}v${args(height - roof)}z`;
}

function drawBallot(ballot: number, t: number): string {
  const x = centerOf(ballot);
  const top = FLOOR - WALL - BALLOT.height + drop(ballot, t);
  const y = top + BALLOT.height / 2;
  const cross = `l${args(BOX, BOX)}m${args(-BOX, 0)}l${args(BOX, -BOX)}`;
  const mark = square(x, y, BOX) + (ballot === AGAINST ? '' : cross);
  return (
    element('rect', { x: x - BALLOT.width / 2, y: top, ...BALLOT, fill: palette.spot }) +
    element('path', { fill: 'none', stroke: palette.figure, stroke_width: 12, d: mark })
  );
}

/** Through the floor one after the other, then down from under the roof. */
function drop(ballot: number, t: number): number {
  const phase = wrap(t) - ballot * STAGGER;
  if (phase < 0.42) return ease(phase, 0.14, 0.34) * BALLOT.height;
  return -HOUSE.height * (1 - ease(phase, 0.46, 0.74));
}
