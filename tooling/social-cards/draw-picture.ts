import { CARD, COLUMN, INK, MARGIN } from './card-look.ts';
import { record } from './record.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  /** In degrees, around its middle. */
  tilt?: number;
}

/** Sleeves are drawn in this space. */
const SLEEVE = { width: 800, height: 600, radius: 14 };

/** One sleeve with its record half out; the record then runs off the card. */
const SINGLE: Place = { x: 516, y: 112, width: 540 };
const SINGLE_RECORD = { cx: 1062, cy: 315, radius: 188 };

/** Where up to three sleeves lie in a stack, the front one last. */
const STACK: Place[] = [
  { x: 690, y: 56, width: 450, tilt: 10 },
  { x: 530, y: 84, width: 450, tilt: -9 },
  { x: 622, y: 196, width: 450, tilt: 2 },
];

/** More sleeves than that are a wall, tilted, of which the card shows a part. */
const WALL = { columns: 3, width: 340, gap: 22, x: 524, y: -170, tilt: -8 };

const LONE_RECORD = { cx: 890, cy: 315, radius: 350 };

/** A part of the card, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The line around the edge of a sleeve, and room for its softness. */
const EDGE = 2;

const SINGLE_BOX: Box = {
  left: SINGLE.x - EDGE,
  top: SINGLE.y - EDGE,
  width: SINGLE.width + 2 * EDGE,
  height: (SINGLE.width * SLEEVE.height) / SLEEVE.width + 2 * EDGE,
};

const WORDS = MARGIN + COLUMN + 1;
const RIGHT_SIDE: Box = { left: WORDS, top: 0, width: CARD.width - WORDS, height: CARD.height };

/** What lies under a number of sleeves: alone, the record; under one, the record half out. */
export function drawRecord(sleeves: number): string {
  if (sleeves > 1) return '';
  const { cx, cy, radius } = sleeves === 1 ? SINGLE_RECORD : LONE_RECORD;
  return record(cx, cy, radius);
}

/** One sleeve, a stack or a wall. */
export function drawSleeves(sleeves: string[]): string {
  if (sleeves.length > STACK.length) return drawWall(sleeves);
  return sleeves
    .map((sleeve, index) => {
      const place = sleeves.length === 1 ? SINGLE : STACK[index];
      return drawSleeve(sleeve, place ?? SINGLE, index);
    })
    .join('');
}

/** Where a number of sleeves may lie. */
export function boxOf(sleeves: number): Box {
  return sleeves === 1 ? SINGLE_BOX : RIGHT_SIDE;
}

function drawWall(sleeves: string[]): string {
  const { columns, width, gap, x, y, tilt } = WALL;
  const height = (width * SLEEVE.height) / SLEEVE.width;
  const rows = Math.ceil((CARD.height - 2 * y) / (height + gap));
  const places = Array.from({ length: rows * columns }, (_, index) => ({
    x: x + (index % columns) * (width + gap),
    y: y + Math.floor(index / columns) * (height + gap),
    width,
  }));
  const drawn = places.map((place, index) => {
    const sleeve = sleeves[index % sleeves.length];
    return sleeve ? drawSleeve(sleeve, place, index) : '';
  });
  return `<g transform="rotate(${tilt} ${CARD.width - x / 2} ${CARD.height / 2})">${drawn.join('')}</g>`;
}

function drawSleeve(svg: string, { x, y, width, tilt = 0 }: Place, index: number): string {
  const scale = width / SLEEVE.width;
  const height = SLEEVE.height * scale;
  const id = `sleeve-${index}`;
  const clip = `${id}-edge`;
  const edge = `width="${SLEEVE.width}" height="${SLEEVE.height}" rx="${SLEEVE.radius / scale}"`;
  const turn = `rotate(${tilt} ${x + width / 2} ${y + height / 2})`;
  return [
    `<clipPath id="${clip}"><rect ${edge}/></clipPath>`,
    `<g transform="${turn} translate(${x} ${y}) scale(${scale})"><g clip-path="url(#${clip})">`,
    withOwnIds(innerMarkup(svg), id),
    `</g><rect ${edge} fill="none" stroke="${INK}" stroke-opacity=".14" stroke-width="${2 / scale}"/></g>`,
  ].join('');
}

function innerMarkup(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}

/** Covers name their parts without knowing of each other. */
function withOwnIds(markup: string, prefix: string): string {
  return markup
    .replace(/\bid="/g, `id="${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`);
}
