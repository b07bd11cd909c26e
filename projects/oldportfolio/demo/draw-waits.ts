import type { SleeveColours } from '@/stage/read-sleeve';

import { KEPT, tallyWaits } from './pictures';
import type { Field } from './runs';

/** The beat of the screen, over the bars. */
const WHITE = '#fff';

interface Band {
  readonly field: Field;
  /** Where the bars stand, in pixels of the drawing. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly waits: readonly number[];
}

/** The measured waits as bars. What is longer than two beats bursts out of the band into the field. */
export function drawWaits(
  context: CanvasRenderingContext2D,
  { ground, ink }: SleeveColours,
  { field, left, right, bottom, waits }: Band,
): void {
  const { beatMs } = tallyWaits(waits);
  const room = bottom - field.height;
  const perMs = room / (2 * beatMs);
  const step = (right - left) / KEPT;
  const width = Math.max(step - 1.4, 1.2);
  for (const [index, ms] of waits.entries()) {
    const x = left + index * step;
    const height = Math.min(ms * perMs, room + field.height * 0.75);
    context.fillStyle = ground;
    context.fillRect(x, bottom - Math.min(height, room), width, Math.min(height, room));
    context.fillStyle = ink;
    if (height > room) context.fillRect(x, bottom - height, width, height - room);
  }
  context.fillStyle = WHITE;
  context.fillRect(left - 6, bottom - beatMs * perMs - 1, right - left + 12, 2);
}
