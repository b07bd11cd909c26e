import { elementAt, numberAt } from '@/lib/element-at';
import { createRandom } from '@/lib/seeded-random';

import type { Rules } from './flight';
import { distanceOf } from './motion';
import type { Place, Velocity } from './motion';
import { overlap } from './room';
import type { Box } from './room';
import { cardSize } from './runs';
import type { Field } from './runs';

/** The copies are thrown like the card, each a little differently, and every time in the same way. */
const SEED = 5;
const STEP_SECONDS = 1 / 1_000;
/** At most so far to either side of the throw, in radians. */
const SPREAD = 0.35;
const [WEAKEST, STRONGEST] = [0.55, 1.15];
const [SMALLEST, LARGEST] = [4, 84];
/** Of a cell of the grid. */
const COPY_SHARE = 0.6;

/** All copies of the card: places and velocities in typed arrays, because five hundred of them move in every picture. */
export interface Flock {
  readonly count: number;
  readonly size: number;
  readonly homes: readonly Place[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  /** Where each was when the card was let go: the start of its timed curve. */
  readonly fromX: Float64Array;
  readonly fromY: Float64Array;
  /** By how much each differs from the card: strength, and turn in radians. */
  readonly strength: Float64Array;
  readonly turn: Float64Array;
}

/** So many copies at rest, their homes on a grid around the card's own that leaves free what is `taken`. */
export function gatherFlock(
  count: number,
  field: Field,
  taken: readonly Box[],
  around: Place,
): Flock {
  const { cell, homes } = layGrid(count, field, taken, around);
  const random = createRandom(SEED);
  const list = (valueOf: (index: number) => number) =>
    Float64Array.from({ length: count }, (_, index) => valueOf(index));
  const homeX = (index: number) => elementAt(homes, index).x;
  const homeY = (index: number) => elementAt(homes, index).y;
  return {
    count,
    size: sizeIn(cell),
    homes,
    x: list(homeX),
    y: list(homeY),
    vx: list(() => 0),
    vy: list(() => 0),
    fromX: list(homeX),
    fromY: list(homeY),
    strength: list(() => WEAKEST + (STRONGEST - WEAKEST) * random()),
    turn: list(() => SPREAD * (2 * random() - 1)),
  };
}

/**
 * Puts each copy as far from its home as the card is from its own, and gives it its share of the throw. Without `away` they
 * start from where they are.
 */
export function throwFlock(flock: Flock, away: Place | undefined, hand: Velocity): void {
  for (let index = 0; index < flock.count; index += 1) {
    const strength = numberAt(flock.strength, index);
    const turn = numberAt(flock.turn, index);
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    const home = elementAt(flock.homes, index);
    if (away) {
      flock.x[index] = home.x + away.x * strength;
      flock.y[index] = home.y + away.y * strength;
    }
    flock.fromX[index] = numberAt(flock.x, index);
    flock.fromY[index] = numberAt(flock.y, index);
    flock.vx[index] = strength * (hand.vx * cosine - hand.vy * sine);
    flock.vy[index] = strength * (hand.vx * sine + hand.vy * cosine);
  }
}

/** Every copy goes on as a spring of its own, towards a place as far from its home as `away`. */
export function springFlock(flock: Flock, { spring }: Rules, away: Place, ms: number): void {
  const { x, y, vx, vy, homes, count } = flock;
  const { stiffness, damping } = spring;
  for (let index = 0; index < count; index += 1) {
    const home = elementAt(homes, index);
    const [targetX, targetY] = [home.x + away.x, home.y + away.y];
    let [px, py] = [numberAt(x, index), numberAt(y, index)];
    let [sx, sy] = [numberAt(vx, index), numberAt(vy, index)];
    for (let step = 0; step < ms; step += 1) {
      sx += (stiffness * (targetX - px) - damping * sx) * STEP_SECONDS;
      sy += (stiffness * (targetY - py) - damping * sy) * STEP_SECONDS;
      px += sx * STEP_SECONDS;
      py += sy * STEP_SECONDS;
    }
    x[index] = px;
    y[index] = py;
    vx[index] = sx;
    vy[index] = sy;
  }
}

/** Every copy where its timed curve has it, `ms` after the throw. */
export function curveFlock(flock: Flock, { curveMs }: Rules, ms: number): void {
  const left = 1 - Math.min(Math.max(ms / curveMs, 0), 1);
  const open = left ** 3;
  for (let index = 0; index < flock.count; index += 1) {
    const home = elementAt(flock.homes, index);
    flock.x[index] = home.x + (numberAt(flock.fromX, index) - home.x) * open;
    flock.y[index] = home.y + (numberAt(flock.fromY, index) - home.y) * open;
    flock.vx[index] = 0;
    flock.vy[index] = 0;
  }
}

/** The largest grid with a cell for every copy, beside all that is taken. */
function layGrid(
  count: number,
  field: Field,
  taken: readonly Box[],
  around: Place,
): { cell: number; homes: Place[] } {
  // No larger cells can be as many.
  const largest = Math.floor(Math.sqrt((field.width * field.height) / Math.max(count, 1)));
  let cell = Math.min(field.isNarrow ? 70 : 130, largest);
  let homes = listCells(cell, field, taken);
  while (homes.length < count && cell > 1) {
    cell -= 1;
    homes = listCells(cell, field, taken);
  }
  // However few they are, they stand together; those that the card hides come last.
  const reach = (cardSize(field) + sizeIn(cell)) / 2;
  const rankOf = (home: Place) => {
    const isHidden = Math.abs(home.x - around.x) < reach && Math.abs(home.y - around.y) < reach;
    return distanceOf(home, around) + (isHidden ? field.width + field.height : 0);
  };
  return { cell, homes: homes.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, count) };
}

function sizeIn(cell: number): number {
  return Math.min(Math.max(cell * COPY_SHARE, SMALLEST), LARGEST);
}

function listCells(cell: number, { width, height }: Field, taken: readonly Box[]): Place[] {
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / cell);
  const start = { x: (width - (columns - 1) * cell) / 2, y: (height - (rows - 1) * cell) / 2 };
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: start.x + (index % columns) * cell,
    y: start.y + Math.floor(index / columns) * cell,
  })).filter(({ x, y }) => {
    const box = { x, y, halfX: cell / 2, halfY: cell / 2 };
    return !taken.some((other) => overlap(box, other));
  });
}
