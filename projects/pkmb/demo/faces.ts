import { elementAt } from '@/lib/element-at';

import { isCrown, kindOf, MOUTHS } from './sale';

/** Pixels on the side of a face. */
export const FACE_SIZE = 9;

const PLAIN = [
  '..#####..',
  '.#.....#.',
  '#.......#',
  '#..#.#..#',
  '#.......#',
  '#.......#',
  '#.......#',
  '.#.....#.',
  '..#####..',
];
const MOUTH_ROW = 5;
const MOUTH_ROWS = [
  ['#.#...#.#', '#..###..#'],
  ['#.......#', '#.#####.#'],
  ['#...#...#', '#..###..#'],
  ['#.#####.#', '#..###..#'],
];
const CAP = ['..#####..', '.#######.', '#########'];
const SHADES = ['#########', '#.##.##.#'];
const SHADES_ROW = 3;
const CROWN = ['#...#...#', '##.###.##', '#########'];

/** The rows of a picture: a face, or a dark one under a crown. */
export function faceRows(picture: number): string[] {
  const rows = [...PLAIN];
  rows.splice(MOUTH_ROW, 2, ...elementAt(MOUTH_ROWS, picture % MOUTHS));
  const kind = kindOf(picture);
  if (kind === 1) rows.splice(0, CAP.length, ...CAP);
  if (kind === 2) rows.splice(SHADES_ROW, SHADES.length, ...SHADES);
  if (!isCrown(picture)) return rows;
  return [...CROWN, ...rows.slice(CROWN.length, -1).map(darken), ...rows.slice(-1)];
}

/** Pixels on the side of a small face. */
export const SMALL_FACE_SIZE = 7;

const SMALL = ['.#####.', '#.....#', '#.#.#.#', '#.....#', '#.###.#', '#.....#', '.#####.'];
const SMALL_MOUTHS = ['#.###.#', '#..#..#', '#.#.#.#', '#..##.#'];
const SMALL_HATS: readonly (readonly string[])[] = [
  [],
  ['.#####.', '#######', '#######'],
  ['.#####.', '#.....#', '#######', '#.#.#.#'],
  ['#..#..#', '##.#.##', '#######', '#.###.#', '#######', '#.....#', '#######'],
];

/** The rows of a picture for tiles in which the large ones would blur: the same kinds with fewer pixels. */
export function smallFaceRows(picture: number): string[] {
  const rows = [...SMALL];
  rows[4] = elementAt(SMALL_MOUTHS, picture % MOUTHS);
  const hat = elementAt(SMALL_HATS, kindOf(picture));
  rows.splice(0, hat.length, ...hat);
  return rows;
}

/** One path for all pixels of a picture, in units of one pixel. */
export function facePath(picture: number): string {
  return pathOf(faceRows(picture));
}

/** One path for all pixels of these rows. */
export function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`,
      ),
    )
    .join('');
}

/** The face that is sharp in a tile of this many pixels: whole pixels, and one of them free around it. */
export function faceFor(
  side: number,
  picture: number,
): { path: string; scale: number; size: number } {
  const large = Math.floor((side - 1) / FACE_SIZE);
  const small = Math.floor((side - 1) / SMALL_FACE_SIZE);
  return large * FACE_SIZE >= small * SMALL_FACE_SIZE && large > 0
    ? { path: facePath(picture), scale: large, size: FACE_SIZE }
    : { path: pathOf(smallFaceRows(picture)), scale: Math.max(small, 1), size: SMALL_FACE_SIZE };
}

/** Swaps ink and ground between the outline's two sides. */
function darken(row: string): string {
  const [first, last] = [row.indexOf('#'), row.lastIndexOf('#')];
  return row.replaceAll(/./g, (pixel, x: number) =>
    x <= first || x >= last ? pixel : pixel === '#' ? '.' : '#',
  );
}
