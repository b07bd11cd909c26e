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

/** One path for all pixels of a picture, in units of one pixel. */
export function facePath(picture: number): string {
  return faceRows(picture)
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`,
      ),
    )
    .join('');
}

/** Swaps ink and ground between the outline's two sides. */
function darken(row: string): string {
  const [first, last] = [row.indexOf('#'), row.lastIndexOf('#')];
  return row.replaceAll(/./g, (pixel, x: number) =>
    x <= first || x >= last ? pixel : pixel === '#' ? '.' : '#',
  );
}
