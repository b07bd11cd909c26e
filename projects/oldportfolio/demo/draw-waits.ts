import type { SleeveColours } from '@/stage/read-sleeve';

import { KEPT } from './pictures';
import type { Field } from './runs';

/** The beat of the screen, over the bars. */
const WHITE = '#fff';

/** How much of the field a bar may take. */
const BURST_SHARE = 0.2;

interface Band {
  readonly field: Field;
  /** Where the bars stand, in pixels of the drawing. */
  readonly left: number;
  readonly right: number;
  readonly waits: readonly number[];
  readonly beatMs: number;
  /** Whether a wait of more than two beats leaves the band. */
  readonly canBurst: boolean;
}

/** The measured waits as bars. With many cards, what is longer than two beats bursts out of the band into the field. */
export function drawWaits(
  context: CanvasRenderingContext2D,
  { ground, ink }: SleeveColours,
  { field, left, right, waits, beatMs, canBurst }: Band,
): void {
  const room = field.band;
  const bottom = field.height + room;
  const perMs = room / (2 * beatMs);
  const most = canBurst ? room + field.height * BURST_SHARE : room;
  const step = (right - left) / KEPT;
  const width = Math.max(step - 1.4, 1.2);
  for (const [index, ms] of waits.entries()) {
    const x = left + index * step;
    const height = Math.min(ms * perMs, most);
    context.fillStyle = ground;
    context.fillRect(x, bottom - Math.min(height, room), width, Math.min(height, room));
    context.fillStyle = ink;
    if (height > room) context.fillRect(x, bottom - height, width, height - room);
  }
  context.fillStyle = WHITE;
  context.fillRect(left - 6, bottom - beatMs * perMs - 1, right - left + 12, 2);
}
