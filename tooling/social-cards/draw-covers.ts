import { THEME_COLOURS } from '../../src/config/theme-colours';
import { CARD } from './card';
import { drawRecord } from './draw-record';
import { COVER } from './find-covers';

interface Place {
  x: number;
  y: number;
  width: number;
  /** In degrees, around its middle. */
  tilt?: number;
}

const CORNER = 14;

const LONE_RECORD = { cx: 890, cy: 315, radius: 350 };

/** One cover with its record half out; the record runs off the card. */
const SINGLE: Place = { x: 516, y: 112, width: 540 };
const SINGLE_RECORD = { cx: 1062, cy: 315, radius: 188 };

/** Where up to three covers lie in a stack, the front one last. */
const STACK: Place[] = [
  { x: 690, y: 56, width: 450, tilt: 10 },
  { x: 530, y: 84, width: 450, tilt: -9 },
  { x: 622, y: 196, width: 450, tilt: 2 },
];

/** More covers than that are a wall, tilted, of which the card shows a part. */
const WALL = { columns: 3, width: 340, gap: 22, x: 524, y: -170, tilt: -8 };

/** The card of the tour shows the covers as spines in a crate, down to its edges. */
const CRATE = { x: 516, gap: 3 };

/** The right side of the tour's card. */
export function drawSpines(covers: string[]): string {
  const { x, gap } = CRATE;
  const step = (CARD.width - x + gap) / covers.length;
  const width = (CARD.height * COVER.width) / COVER.height;
  return covers
    .map((cover, index) => {
      const left = x + index * step;
      const clip = `spine-${index}`;
      return [
        `<clipPath id="${clip}"><rect x="${left}" y="0" width="${step - gap}" height="${CARD.height}"/></clipPath>`,
        `<image x="${left + (step - width) / 2}" y="0" width="${width}" height="${CARD.height}" clip-path="url(#${clip})" href="${cover}"/>`,
      ].join('');
    })
    .join('');
}

/** The right side of a card: a record alone, one cover, a stack or a wall. */
export function drawCovers(covers: string[]): string {
  const [first] = covers;
  if (first === undefined) return drawRecord(LONE_RECORD);
  if (covers.length === 1) return drawRecord(SINGLE_RECORD) + drawCover(first, SINGLE);
  if (covers.length > STACK.length) return drawWall(covers);
  return covers.map((cover, index) => drawCover(cover, STACK[index] ?? SINGLE)).join('');
}

function drawWall(covers: string[]): string {
  const { columns, width, gap, x, y, tilt } = WALL;
  const height = heightOf(width);
  const rows = Math.ceil((CARD.height - 2 * y) / (height + gap));
  const drawn = Array.from({ length: rows * columns }, (_, index) => {
    const place = {
      x: x + (index % columns) * (width + gap),
      y: y + Math.floor(index / columns) * (height + gap),
      width,
    };
    return drawCover(covers[index % covers.length] ?? '', place);
  });
  return `<g transform="rotate(${tilt} ${CARD.width - x / 2} ${CARD.height / 2})">${drawn.join('')}</g>`;
}

function drawCover(cover: string, { x, y, width, tilt = 0 }: Place): string {
  const height = heightOf(width);
  const edge = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const clip = `clip-${x}-${y}`;
  return [
    `<clipPath id="${clip}"><rect ${edge} rx="${CORNER}"/></clipPath>`,
    `<g transform="rotate(${tilt} ${x + width / 2} ${y + height / 2})">`,
    `<image ${edge} clip-path="url(#${clip})" href="${cover}"/>`,
    `<rect ${edge} rx="${CORNER}" fill="none" stroke="${THEME_COLOURS.light.ink}" stroke-opacity=".14" stroke-width="2"/></g>`,
  ].join('');
}

function heightOf(width: number): number {
  return (width * COVER.height) / COVER.width;
}
