import { elementAt } from '@/lib/element-at';
import { BODY, createTangents, OPEN, PART, readField, SPOT } from './field';
import type { Mask, Size } from './mask';

/** Marks of one colour and width, drawn together. Each line is four places, each square a corner and a side. */
export interface Coat {
  readonly colour: string;
  readonly width: number;
  readonly lines: number[];
  readonly squares: number[];
}

interface Layer {
  /** Distance of the jittered grid, width and length of a brush stroke; in thousandths of the easel. */
  readonly pitch: number;
  readonly width: number;
  readonly length: number;
  /** How far from the ink it paints, as a share of the mask's width. */
  readonly reach: number;
  /** Colours around a line. */
  readonly colours: readonly string[];
  /** Colours of the water around a closed line. */
  readonly water: readonly string[];
}

const LAYERS: readonly Layer[] = [
  {
    pitch: 32,
    width: 12,
    length: 47,
    reach: Infinity,
    colours: ['#1d0730', '#210833', '#2a0d3f', '#260b38'],
    water: ['#1a0d3d', '#201150', '#261a63', '#1d0f47'],
  },
  {
    pitch: 19,
    width: 9,
    length: 34,
    reach: 0.1,
    colours: ['#4a1668', '#5d1a7c', '#6d2088', '#3b1158'],
    water: ['#241660', '#2c1f78', '#352c93', '#21135a'],
  },
  {
    pitch: 13,
    width: 6,
    length: 22.5,
    reach: 0.05,
    colours: ['#a22a97', '#c93aab', '#87258f', '#e24bb9'],
    water: ['#352c93', '#433fb4', '#2c1f78', '#5a62d6'],
  },
  {
    pitch: 8,
    width: 3.1,
    length: 12,
    reach: 0.017,
    colours: ['#ff5cc8', '#ff7fd4', '#ffd9f1', '#f04fbd'],
    water: ['#5a62d6', '#433fb4', '#8fa0f5', '#352c93'],
  },
];
/** Of each kind of area from the dark side to the light one. */
const FILLS: Readonly<Record<number, readonly string[]>> = {
  [BODY]: ['#6a1470', '#8f1f86', '#b52f9e', '#d93fb2', '#f552c0', '#ff74cf', '#ff9fde', '#ffd0ee'],
  [PART]: ['#a86fc4', '#bd8bd0', '#d3a8dd', '#e6c3e9', '#f4d9f2', '#ffe9f8'],
  [SPOT]: ['#0f0218', '#1a0628', '#260b38'],
};
/** Where the light comes from: above, and a little from the left. */
const LIGHT = [-0.35, -0.94] as const;
/** How far from its ink an area looks round, as a share of the mask's width. */
const ROUND = 0.085;
const FINEST = LAYERS.length - 1;
/** Beyond this share of its reach the second layer falls apart into pixels, as on the sleeve. */
const PIXELS_FROM = 0.062;
const PIXELS_TO = 0.11;
/** The number of their coat: after all turns of the second layer. */
const PIXELS_AFTER = 3_800;
const PIXEL_COLOURS = ['#ffd9f1', '#c93aab', '#7a2390'];
/** The colours of a layer lie over each other in this many turns, so that none is always on top. */
const TURNS = 3;
const BENDS = 3;
/** How far the ink bends the brush, squared, as a share of the mask's width. */
const PULL = 0.012;
/** Further away it does not bend it at all. */
const PULLED_TO = 0.26;

/**
 * A brush-stroke filter, after Litwinowicz 1997 and Hertzmann 1998: layers of curved strokes on jittered grids, coarse to
 * fine, along the direction of the nearest ink. It sees nothing but the mask. Place, length and colour of a stroke are a hash
 * of its cell and the seed, so that the same mask gives the same picture, and a small mark changes little of it.
 */
export function paintMask(mask: Mask, { width, height }: Size, seed: number): Coat[] {
  const { distance, nearest, area } = readField(mask);
  const tangentAt = createTangents(mask);
  const coats = new Map<number, Coat>();
  // A small easel gets larger strokes for its size.
  const unit = Math.max(width, 560) / 1_000;
  const perPixel = mask.width / width;
  const indexAt = (x: number, y: number) =>
    clampTo(Math.floor(y * perPixel), mask.height) * mask.width +
    clampTo(Math.floor(x * perPixel), mask.width);

  const bend = (angle: number, index: number, pull: number) => {
    const ink = elementAt(nearest, index);
    if (ink < 0) return angle;
    const far = elementAt(distance, index) / mask.width;
    if (far > PULLED_TO) return angle;
    return turnTo(angle, tangentAt(ink), pull * Math.exp((-far * far) / PULL));
  };

  /** How light an area is, from 0 to 1: it is round towards its ink. */
  const lightAt = (index: number) => {
    const ink = elementAt(nearest, index);
    const [x, y] = [
      (ink % mask.width) - (index % mask.width),
      Math.floor(ink / mask.width) - Math.floor(index / mask.width),
    ];
    const far = Math.max(elementAt(distance, index), 1);
    const slope = Math.max(0, 1 - far / mask.width / ROUND);
    return 0.5 + (0.5 * slope * (x * LIGHT[0] + y * LIGHT[1])) / far;
  };

  function addLine(lines: number[], x: number, y: number, angle: number, step: number): void {
    let toX = x - Math.cos(angle) * step * 1.5;
    let toY = y - Math.sin(angle) * step * 1.5;
    lines.push(toX, toY);
    let direction = angle;
    for (let part = 0; part < BENDS; part += 1) {
      toX += Math.cos(direction) * step;
      toY += Math.sin(direction) * step;
      lines.push(toX, toY);
      direction = bend(direction, indexAt(toX, toY), 0.5);
    }
  }

  for (const [depth, layer] of LAYERS.entries()) {
    const pitch = layer.pitch * unit;
    for (let row = -1; row < height / pitch + 1; row += 1) {
      for (let column = -1; column < width / pitch + 1; column += 1) {
        const chance = (salt: number) => hash(column * LAYERS.length + depth, row, seed, salt);
        const x = (column + chance(1)) * pitch;
        const y = (row + chance(2)) * pitch;
        const index = indexAt(x, y);
        const far = elementAt(distance, index) / mask.width;
        const kind = elementAt(area, index);
        const isWater = kind === OPEN && (area[nearest[index] ?? -1] ?? OPEN) !== OPEN;
        const isFilled = kind !== OPEN && depth < FINEST;
        if (!isFilled && far > layer.reach * (0.55 + 0.6 * chance(3))) continue;
        if (depth === 1 && kind === OPEN && !isWater && far > PIXELS_FROM) {
          const side = ((PIXELS_TO - far) / 0.05) * 10.5 * unit * (0.5 + chance(6));
          if (side < 1.5) continue;
          const pick = chance(7) < 0.12 ? 0 : chance(7) < 0.6 ? 1 : 2;
          const colour = elementAt(PIXEL_COLOURS, pick);
          const { squares } = coatOf(coats, PIXELS_AFTER + pick, colour, 0);
          squares.push(x - side / 2, y - side / 2, side);
          continue;
        }
        const drift = 0.4 * Math.sin((x / width) * 5 + 2) + 0.25 * Math.cos((y / width) * 9);
        const angle = bend(drift, index, 1) + (chance(4) - 0.5) * (0.25 + Math.min(0.5, far * 4));
        const fill = FILLS[kind];
        const colours = fill ?? (isWater ? layer.water : layer.colours);
        const shade = Math.min(
          Math.floor(
            (fill ? lightAt(index) + 0.22 * (chance(5) - 0.5) : chance(5)) * colours.length,
          ),
          colours.length - 1,
        );
        const colour = elementAt(colours, Math.max(shade, 0));
        // Every set of colours has numbers of its own.
        const tone = shade + 10 * (kind + (isWater ? 4 : 0));
        const thin = chance(8) < 0.5 ? 1 : 0;
        // The first layer of a filled area leaves no gaps.
        const wide = fill && depth === 0 ? 2 : 1;
        const thick = layer.width * wide * unit * (thin === 1 ? 0.82 : 1.22);
        const turn = Math.floor(chance(10) * TURNS);
        const step = (layer.length * unit * (0.6 + 0.7 * chance(9))) / BENDS;
        const { lines } = coatOf(coats, (depth * 10 + turn) * 200 + tone * 2 + thin, colour, thick);
        addLine(lines, x, y, angle, step);
      }
    }
  }
  // In the order of their numbers: layer, then turn; pixels lie over the coarse layers.
  return [...coats].sort(([one], [other]) => one - other).map(([, coat]) => coat);
}

/** The share of the brush strokes that are not among those of the picture before. */
export function shareOfNew(before: readonly Coat[], after: readonly Coat[]): number {
  const known = new Set(before.flatMap(nameStrokes));
  const strokes = after.flatMap(nameStrokes);
  return strokes.filter((name) => !known.has(name)).length / Math.max(strokes.length, 1);
}

function nameStrokes({ colour, lines }: Coat): string[] {
  return Array.from({ length: lines.length / 8 }, (_, line) =>
    [colour, ...lines.slice(line * 8, line * 8 + 8)].join(' '),
  );
}

function coatOf(coats: Map<number, Coat>, number: number, colour: string, width: number): Coat {
  const known = coats.get(number);
  if (known) return known;
  const coat = { colour, width, lines: [], squares: [] };
  coats.set(number, coat);
  return coat;
}

function clampTo(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length - 1);
}

/** Turns a direction towards another by a share; a direction and its opposite are the same. */
function turnTo(from: number, to: number, share: number): number {
  const apart = to - from;
  return from + share * (apart - Math.PI * Math.round(apart / Math.PI));
}

/** The same numbers always give the same share from 0 to 1. */
export function hash(a: number, b: number, c: number, d: number): number {
  let mixed = Math.imul(a, 374_761_393) + Math.imul(b, 668_265_263);
  mixed += Math.imul(c, 506_952_113) + Math.imul(d, 1_274_126_177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_103_515_245);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
