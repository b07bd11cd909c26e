import type { Place } from './motion';
import type { Field } from './runs';

export const FONT = 'Archivo, sans-serif';

interface TagLook extends Place {
  readonly field: Field;
  readonly ground: string;
  readonly ink: string;
}

/** The name of a path in a pill, kept on the field. */
export function drawTag(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, field, ground, ink }: TagLook,
): void {
  const font = `650 ${field.isNarrow ? '14px' : '17px'} ${FONT}`;
  const height = field.isNarrow ? 26 : 34;
  context.font = font;
  const half = context.measureText(text).width / 2 + height / 2;
  drawPill(
    context,
    text,
    {
      x: Math.min(Math.max(x, half + 8), field.width - half - 8),
      y: Math.min(Math.max(y, height / 2 + 8), field.height - height / 2 - 6),
    },
    { font, height, back: ink, front: ground },
  );
}

interface PillLook {
  readonly font: string;
  readonly height: number;
  readonly back: string;
  readonly front: string;
}

/** A few words in a pill around a place. */
export function drawPill(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Place,
  { font, height, back, front }: PillLook,
): void {
  context.font = font;
  const width = context.measureText(text).width + height * 0.8;
  context.fillStyle = back;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fill();
  context.fillStyle = front;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + 1);
}
