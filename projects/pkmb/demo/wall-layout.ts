import type { DrawingSize } from '@/stage/Drawing';

import { SUPPLY } from './sale';

/** Where the tokens stand, in order of sale, row by row. */
export interface WallLayout {
  readonly columns: number;
  readonly tile: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The middle of the handle. */
  readonly handleX: number;
  /** The height of the draw after so many sales. */
  readonly y: (sold: number) => number;
  /** Its inverse: how many sales lie above a height. */
  readonly soldAt: (y: number) => number;
}

/** Room above and below, so that the draw can lie before the first and after the last sale. */
const MARGIN = 14;
const FEWEST_COLUMNS = 16;
const MOST_COLUMNS = 64;
/** Room at the sides, since a crown that was taken is larger than its tile. */
const SIDE = 3;
/** From the handle's middle to the right edge: a narrow stage must not cut it off, nor a wide one cover what is beside. */
const HANDLE_INSET = { narrow: 28, wide: 36 } as const;

/** The columns that make the faces as large as the drawing allows. */
export function layOut({ width, height, isNarrow }: DrawingSize): WallLayout {
  let columns = FEWEST_COLUMNS;
  let tile = 0;
  for (let count = FEWEST_COLUMNS; count <= MOST_COLUMNS; count += 1) {
    const fits = Math.min(
      (width - 2 * SIDE) / count,
      (height - 2 * MARGIN) / Math.ceil(SUPPLY / count),
    );
    if (fits > tile) [columns, tile] = [count, fits];
  }
  const wall = { width: columns * tile, height: Math.ceil(SUPPLY / columns) * tile };
  const top = Math.max((height - wall.height) / 2, MARGIN);
  return {
    columns,
    tile,
    left: isNarrow ? (width - wall.width) / 2 : SIDE,
    top,
    ...wall,
    handleX: isNarrow ? width - HANDLE_INSET.narrow : wall.width - HANDLE_INSET.wide,
    y: (sold) => top + (wall.height * sold) / SUPPLY,
    soldAt: (y) => ((y - top) / wall.height) * SUPPLY,
  };
}
