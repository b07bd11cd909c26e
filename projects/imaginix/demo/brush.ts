import { elementAt } from '@/lib/element-at';
import { createTangents, readField } from './field';
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
  readonly colours: readonly string[];
  /** Colours where the ink encloses an area. */
  readonly inside: readonly string[];
}

const LAYERS: readonly Layer[] = [
  {
    pitch: 32,
    width: 12,
    length: 47,
    reach: Infinity,
    colours: ['#1d0730', '#210833', '#2a0d3f', '#260b38'],
    inside: ['#4a1668', '#5d1a7c', '#3b1158', '#4a1668'],
  },
  {
    pitch: 19,
    width: 9,
    length: 34,
    reach: 0.1,
    colours: ['#4a1668', '#5d1a7c', '#6d2088', '#3b1158'],
    inside: ['#e24bb9', '#d23cab', '#ef55c2', '#b52f9e'],
  },
  {
    pitch: 12,
    width: 6,
    length: 22.5,
    reach: 0.05,
    colours: ['#a22a97', '#c93aab', '#87258f', '#e24bb9'],
    inside: ['#ff5cc8', '#f552c0', '#ff74cf', '#e045b4'],
  },
  {
    pitch: 7.2,
    width: 2.9,
    length: 12,
    reach: 0.017,
    colours: ['#ff5cc8', '#ff7fd4', '#ffd9f1', '#f04fbd'],
    inside: ['#ff8ad8', '#ff5cc8', '#ffd9f1', '#ff5cc8'],
  },
];
const FINEST = LAYERS.length - 1;
/** Beyond this share of its reach the second layer falls apart into pixels, as on the sleeve. */
const PIXELS_FROM = 0.062;
const PIXELS_TO = 0.11;
const PIXEL_COLOURS = ['#ffd9f1', '#c93aab', '#7a2390'];
/** The colours of a layer lie over each other in this many turns, so that none is always on top. */
const TURNS = 3;
const BENDS = 3;
/** How far the ink bends the brush, squared, as a share of the mask's width. */
const PULL = 0.012;

/**
 * A brush-stroke filter, after Litwinowicz 1997 and Hertzmann 1998: layers of curved strokes on jittered grids, coarse to
 * fine, along the direction of the nearest ink. It sees nothing but the mask. Place, length and colour of a stroke are a hash
 * of its cell and the seed, so that the same mask gives the same picture, and a small mark changes little of it.
 */
export function paintMask(mask: Mask, { width, height }: Size, seed: number): Coat[] {
  const { distance, nearest, enclosed } = readField(mask);
  const tangentAt = createTangents(mask);
  const coats = new Map<string, Coat>();
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
    return turnTo(angle, tangentAt(ink), pull * Math.exp((-far * far) / PULL));
  };

  function brushLine(x: number, y: number, angle: number, step: number): number[] {
    const line = [x - Math.cos(angle) * step * 1.5, y - Math.sin(angle) * step * 1.5];
    let direction = angle;
    for (let part = 0; part < BENDS; part += 1) {
      const [fromX = x, fromY = y] = line.slice(-2);
      const toX = fromX + Math.cos(direction) * step;
      const toY = fromY + Math.sin(direction) * step;
      line.push(toX, toY);
      direction = bend(direction, indexAt(toX, toY), 0.5);
    }
    return line;
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
        const isInside = enclosed[index] === 1;
        const isFilled = isInside && depth < FINEST;
        if (!isFilled && far > layer.reach * (0.55 + 0.6 * chance(3))) continue;
        if (depth === 1 && !isInside && far > PIXELS_FROM) {
          const side = ((PIXELS_TO - far) / 0.05) * 10.5 * unit * (0.5 + chance(6));
          if (side < 1.5) continue;
          const pick = chance(7) < 0.12 ? 0 : chance(7) < 0.6 ? 1 : 2;
          const colour = elementAt(PIXEL_COLOURS, pick);
          coatOf(coats, colour, 0, 'squares').squares.push(x - side / 2, y - side / 2, side);
          continue;
        }
        const drift = 0.4 * Math.sin((x / width) * 5 + 2) + 0.25 * Math.cos((y / width) * 9);
        const angle = bend(drift, index, 1) + (chance(4) - 0.5) * (0.25 + Math.min(0.5, far * 4));
        const colours = isInside ? layer.inside : layer.colours;
        const colour = elementAt(colours, Math.floor(chance(5) * colours.length));
        const thick = layer.width * unit * (chance(8) < 0.5 ? 0.82 : 1.22);
        const turn = Math.floor(chance(10) * TURNS);
        const step = (layer.length * unit * (0.6 + 0.7 * chance(9))) / BENDS;
        coatOf(coats, colour, thick, `${depth} ${turn}`).lines.push(
          ...brushLine(x, y, angle, step),
        );
      }
    }
  }
  // In the order of their names: layer, then turn; pixels lie over the coarse layers.
  return [...coats].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, coat]) => coat);
}

function coatOf(coats: Map<string, Coat>, colour: string, width: number, place: string): Coat {
  const name = place === 'squares' ? `1 9 ${colour}` : `${place} ${colour} ${width}`;
  const coat = coats.get(name) ?? { colour, width, lines: [], squares: [] };
  coats.set(name, coat);
  return coat;
}

function clampTo(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length - 1);
}

/** Turns a direction towards another by a share; a direction and its opposite are the same. */
function turnTo(from: number, to: number, share: number): number {
  const apart = 2 * (to - from);
  return from + (share * Math.atan2(Math.sin(apart), Math.cos(apart))) / 2;
}

/** The same numbers always give the same share from 0 to 1. */
export function hash(a: number, b: number, c: number, d: number): number {
  let mixed = Math.imul(a, 374_761_393) + Math.imul(b, 668_265_263);
  mixed += Math.imul(c, 506_952_113) + Math.imul(d, 1_274_126_177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_103_515_245);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
