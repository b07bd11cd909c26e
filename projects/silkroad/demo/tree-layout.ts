import type { Point } from './road-layout';

/** One hash of the tree: the boxes from `first` up to, and without, `end`. */
export interface Branch {
  readonly first: number;
  readonly end: number;
  readonly level: number;
  readonly d: string;
  /** Names the branch it joins into; two children of one have the same. Empty for the trunk. */
  readonly joinsAt: string;
  /** Where it begins, for the mark of a hash that a proof needs. */
  readonly begins: Point;
}

export interface TreeLayout {
  readonly branches: readonly Branch[];
  /** The middle of a box, counted from 0. */
  readonly boxAt: (index: number) => Point;
  /** The inverse along the row of boxes. */
  readonly indexAt: (place: number) => number;
}

interface Room {
  /** The middle of the first box. */
  readonly from: Point;
  /** From the first box to the last. */
  readonly length: number;
  /** From the boxes to where the road begins. */
  readonly depth: number;
  /** Whether boxes stand in a row at the bottom, and the tree grows up. Else they stand at the left, and it grows right. */
  readonly isUpright: boolean;
}

/** The widths of the lanes by level, on a road of 42. */
export const LANE_WIDTHS = [2, 3, 4.6, 7.4, 12, 20, 30];
/** How far each level is from the boxes, as a share of the depth: joints come closer together near the boxes. */
export const LAST_JOINT = 0.82;
const LEVEL_SHARES = [0, 0.085, 0.18, 0.3, 0.44, 0.61, LAST_JOINT];
const LONGEST_BEND = 12;

/** The tree of RFC 6962 as lanes that join; a branch joins at the side of its first box, so that the trunk is one line. */
export function layTree(count: number, room: Room): TreeLayout {
  const { from, length, depth, isUpright } = room;
  const pitch = length / Math.max(count - 1, 1);
  const place = (index: number, away: number): Point =>
    isUpright
      ? { x: from.x + index * pitch, y: from.y - away }
      : { x: from.x + away, y: from.y + index * pitch };
  const awayOf = (level: number) => (LEVEL_SHARES[level] ?? 1) * depth;
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

  const branches: Branch[] = [];
  function grow(first: number, end: number): Branch {
    if (end - first === 1) return branch(first, end, 0);
    const middle = first + 2 ** Math.floor(Math.log2(end - first - 1));
    const [left, right] = [grow(first, middle), grow(middle, end)];
    const level = Math.max(left.level, right.level) + 1;
    const parent = branch(first, end, level);
    branches.push(join(left, parent), join(right, parent));
    return parent;
  }
  function branch(first: number, end: number, level: number): Branch {
    return { first, end, level, d: '', joinsAt: '', begins: place(first, awayOf(level)) };
  }
  /** From the branch to where its parent begins, around a corner if it is the second one. */
  function join(child: Branch, parent: Branch): Branch {
    const joinsAt = `${parent.first}-${parent.end}`;
    const [start, end, away] = [text(child.begins), text(parent.begins), awayOf(parent.level)];
    if (child.first === parent.first) return { ...child, joinsAt, d: `M${start}L${end}` };
    const bend = Math.min(
      LONGEST_BEND,
      (away - awayOf(child.level)) / 2,
      (child.first - parent.first) * pitch,
    );
    const corner = text(place(child.first, away));
    const before = text(place(child.first, away - bend));
    const after = text(place(child.first - bend / pitch, away));
    return { ...child, joinsAt, d: `M${start}L${before}Q${corner} ${after}L${end}` };
  }
  const root = grow(0, count);
  const trunk = `M${text(root.begins)}L${text(place(0, depth))}`;
  return {
    branches: [...branches, { ...root, d: trunk }],
    boxAt: (index) => place(index, 0),
    indexAt: (along) => (along - (isUpright ? from.x : from.y)) / pitch,
  };
}

/** The branches on the way from a box to the root. */
export function pathOf(branches: readonly Branch[], index: number): Branch[] {
  return branches.filter(({ first, end }) => index >= first && index < end);
}

/** The branches whose hashes the proof of a box consists of: the other child at every joint of its path. */
export function siblingsOf(branches: readonly Branch[], index: number): Branch[] {
  const path = pathOf(branches, index);
  return branches.filter(
    (one) =>
      !path.includes(one) &&
      path.some((other) => one.joinsAt !== '' && one.joinsAt === other.joinsAt),
  );
}

/** The row of boxes at the left of the picture, with the trunk on the height of the road's first row. */
export function besideRoad(count: number, { start }: { start: Point }, height: number): TreeLayout {
  const words = 66;
  return layTree(count, {
    from: { x: 24, y: start.y },
    length: Math.max(height - start.y - words, 100),
    // A little into the road, or a hair of ground shows between them.
    depth: start.x - 24 + 2,
    isUpright: false,
  });
}

/** The same boxes as a plain pile, which nothing ties to anything: this many side by side. */
const PILE_COLUMNS = 8;

/** Under a wide road's pile: how many there are. */
const PILE_WORDS_PX = 40;

/** From box to box in the pile beside a wide road, which fills the room where the tree would grow. */
export function pilePitch(count: number, { start }: { start: Point }, height: number): number {
  const rows = Math.ceil(count / PILE_COLUMNS);
  return Math.min(start.x / (PILE_COLUMNS + 0.5), (height - PILE_WORDS_PX) / rows);
}

/** The middle of a box in a pile that ends `right` and begins `top`, with this many pixels from box to box. */
export function pileAt(index: number, right: number, top: number, pitch: number): Point {
  return {
    x: right + ((index % PILE_COLUMNS) - PILE_COLUMNS + 0.5) * pitch,
    y: top + (Math.floor(index / PILE_COLUMNS) + 0.5) * pitch,
  };
}
