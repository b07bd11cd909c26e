import { elementAt } from '@/lib/element-at';

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
      const value = (offset: number) => elementAt(lines, at + offset);
      context.moveTo(value(0), value(1));
      context.bezierCurveTo(value(2), value(3), value(4), value(5), value(6), value(7));
    }
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.stroke();
    context.fillStyle = colour;
    for (let at = 0; at < squares.length; at += 3) {
      const side = elementAt(squares, at + 2);
      context.fillRect(elementAt(squares, at), elementAt(squares, at + 1), side, side);
    }
  }
}
