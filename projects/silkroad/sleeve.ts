import { wrap } from '#sleeve/motion.ts';
import { args, element, num, range, square, type Sleeve } from '#sleeve/sleeve.ts';

/** The road runs right, back, and right again; both ends leave the sleeve. */
const LANES = { bottom: 366, middle: 244, top: 122 };
const BEND = { left: 196, right: 604, radius: 61 };
const ENDS = { start: -60, end: 860 };
/** On the first screen of a write-up, which is wider than the sleeve, the road comes from its left edge. */
const FAR_LEFT = -1200;
const ROAD = 42;
const STATIONS = 6;
const PARCELS = 3;
const PARCEL = 46;

const palette = {
  ground: '#ecd3a2',
  figure: '#7c1426',
  spot: '#fff6e2',
  ink: '#7c1426',
  accent: { light: '#7c1426', dark: '#ecd3a2' },
};

const { left, right, radius } = BEND;
const ARC = Math.PI * radius;
const LENGTH = right - ENDS.start + ARC + (right - left) + ARC + (ENDS.end - left);

export const sleeve: Sleeve = {
  track: 'A9',
  title: 'SILK ROAD',
  palette,
  opening: {
    place: 'below',
    wide: [100, 80, 700, 330],
    tall: [252, 80, 424, 330],
    // On the road, and on no station; on a phone between two, with room for the words of a shared run.
    play: { wide: [20, 87], tall: [35, 50] },
  },
  draw: (t) =>
    element('path', {
      fill: 'none',
      stroke: palette.figure,
      stroke_width: ROAD,
      d:
        `M${args(FAR_LEFT, LANES.bottom)}H${num(right)}a${args(radius, radius, 0, 0, 0, 0, -2 * radius)}` +
        `H${num(left)}a${args(radius, radius, 0, 0, 1, 0, -2 * radius)}H${num(ENDS.end)}`,
    }) +
    range(PARCELS)
      .map((parcel) => drawParcel((parcel + wrap(t + 0.5)) / PARCELS))
      .join('') +
    // Over the parcels: a station takes each one in and lets it out again.
    range(STATIONS).map(drawStation).join(''),
};

function drawStation(station: number): string {
  const { x, y } = pointOn((station + 0.5) / STATIONS);
  return element('circle', {
    cx: x,
    cy: y,
    r: 40,
    fill: palette.spot,
    stroke: palette.figure,
    stroke_width: 15,
  });
}

function drawParcel(along: number): string {
  const { x, y } = pointOn(along);
  return element('path', {
    d: square(x, y, PARCEL),
    fill: palette.spot,
    stroke: palette.figure,
    stroke_width: 12,
  });
}

/** A point on the road, by the share of its length that lies behind. */
function pointOn(along: number): { x: number; y: number } {
  let rest = along * LENGTH;
  const first = right - ENDS.start;
  if (rest < first) return { x: ENDS.start + rest, y: LANES.bottom };
  rest -= first;
  if (rest < ARC) return onBend(right, 1, LANES.middle + radius, rest);
  rest -= ARC;
  if (rest < right - left) return { x: right - rest, y: LANES.middle };
  rest -= right - left;
  if (rest < ARC) return onBend(left, -1, LANES.top + radius, rest);
  return { x: left + rest - ARC, y: LANES.top };
}

function onBend(x: number, side: 1 | -1, y: number, travelled: number): { x: number; y: number } {
  const angle = travelled / radius;
  return { x: x + side * radius * Math.sin(angle), y: y + radius * Math.cos(angle) };
}
