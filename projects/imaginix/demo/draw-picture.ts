import type { Coat } from './brush';
import type { Size } from './mask';

const GROUND = '#1a0628';

/** Draws the coats of a picture, in CSS pixels of its easel. */
export function drawPicture(
  context: OffscreenCanvasRenderingContext2D,
  coats: readonly Coat[],
  { width, height }: Size,
): void {
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { colour, width: thick, lines, squares } of coats) {
    context.beginPath();
    for (let at = 0; at < lines.length; at += 8) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = lines.slice(
        at,
        at + 8,
      );
      context.moveTo(x0, y0);
      context.bezierCurveTo(x1, y1, x2, y2, x3, y3);
    }
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.stroke();
    context.fillStyle = colour;
    for (let at = 0; at < squares.length; at += 3) {
      const [x = 0, y = 0, side = 0] = squares.slice(at, at + 3);
      context.fillRect(x, y, side, side);
    }
  }
}
