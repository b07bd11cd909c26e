import type { Place } from './motion';
import { keepFree } from './room';
import type { Box } from './room';
import type { Field } from './runs';

export const FONT = 'Archivo, sans-serif';
/** From a pill to whatever is next to it. */
const GAP_PX = 7;

interface TagLook {
  readonly field: Field;
  /** Where nothing may be written. */
  readonly taken: readonly Box[];
  readonly back: string;
  readonly front: string;
}

/** The name of a path in a pill. Gives the room that it takes. */
export function drawTag(
  context: CanvasRenderingContext2D,
  text: string,
  place: Place,
  look: TagLook,
): Box {
  const { isNarrow } = look.field;
  const font = `650 ${isNarrow ? '14px' : '17px'} ${FONT}`;
  return drawPill(context, text, place, { ...look, font, height: isNarrow ? 26 : 34 });
}

interface PillLook extends TagLook {
  readonly font: string;
  readonly height: number;
}

/** A few words in a pill, as near to a place as there is room for them. */
export function drawPill(
  context: CanvasRenderingContext2D,
  text: string,
  place: Place,
  { field, taken, font, height, back, front }: PillLook,
): Box {
  context.font = font;
  const width = context.measureText(text).width + height * 0.8;
  const half = { halfX: width / 2 + GAP_PX, halfY: height / 2 + GAP_PX };
  const { x, y } = keepFree(field, { ...place, ...half }, taken);
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  // Its edge keeps it apart from cards of its own colour.
  context.lineWidth = 5;
  context.strokeStyle = front;
  context.stroke();
  context.fillStyle = back;
  context.fill();
  context.fillStyle = front;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + 1);
  return { x, y, ...half };
}
