/**
 * How much of every pixel a shape covers. Each edge adds the area to its right to the pixels it passes; summed up along a row,
 * that is the coverage, with smooth edges.
 */
export class Coverage {
  readonly #width: number;
  readonly #height: number;
  /** What a pixel has more than the one before it. */
  readonly #steps: Float32Array;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#steps = new Float32Array(width * height);
  }

  /** Adds an edge. The edges of a contour close it; holes run the other way. What lies outside is cut off. */
  addLine(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const slope = (x1 - x0) / (y1 - y0);
    const way = y0 < y1 ? 1 : -1;
    const top = Math.min(y0, y1);
    const bottom = Math.max(y0, y1);
    for (let row = Math.max(0, Math.floor(top)); row < bottom && row < this.#height; row += 1) {
      const from = Math.max(row, top);
      const to = Math.min(row + 1, bottom);
      const start = x0 + (from - y0) * slope;
      const end = x0 + (to - y0) * slope;
      this.#addToRow(row, Math.min(start, end), Math.max(start, end), way * (to - from));
    }
  }

  /** The part of an edge inside one row. */
  #addToRow(row: number, left: number, right: number, height: number): void {
    let before = 0;
    for (let x = Math.max(0, Math.floor(left)); x < this.#width && before < 1; x += 1) {
      const share = shareRightOf(left, right, x + 1);
      const at = row * this.#width + x;
      this.#steps[at] = (this.#steps[at] ?? 0) + height * (share - before);
      before = share;
    }
  }

  /** The share of every pixel, 0 to 255, row by row. */
  toShares(): Uint8Array {
    let sum = 0;
    return Uint8Array.from(this.#steps, (step, at) => {
      sum = at % this.#width === 0 ? step : sum + step;
      // Where two contours overlap, the sum is 2.
      return Math.round(Math.min(Math.abs(sum), 1) * 255);
    });
  }
}

/** The share of a pixel, whose right side is at `side`, that lies right of an edge from `left` to `right`. */
function shareRightOf(left: number, right: number, side: number): number {
  if (right <= side - 1) return 1;
  if (left >= side - 1 && right <= side) return side - (left + right) / 2;
  if (right - left < UPRIGHT) return Math.min(Math.max(side - left, 0), 1);
  return (sumOfShares(side - left) - sumOfShares(side - right)) / (right - left);
}

/** Below this an edge has no width to divide by. */
const UPRIGHT = 1e-6;

/** The integral of a distance that counts as at least 0 and at most 1. */
function sumOfShares(distance: number): number {
  if (distance <= 0) return 0;
  return distance < 1 ? distance ** 2 / 2 : distance - 1 / 2;
}
