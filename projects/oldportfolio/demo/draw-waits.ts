import type { SleeveColours } from '@/stage/read-sleeve';

import { KEPT } from './pictures';
import type { Field } from './runs';

/** The beat of the screen, over the bars. */
const WHITE = '#fff';
const BEATS = 3;
/** The rail ends behind the handle. */
const INSET_PX = 16;

interface Band {
  readonly field: Field;
  /** Where the bars stand, in pixels of the drawing. */
  readonly left: number;
  readonly right: number;
  readonly waits: readonly number[];
  readonly beatMs: number;
}

/** The measured waits as bars, up to three beats high: the beat is not at the height of the rail, which would seem to go on. */
export function drawWaits(
  context: CanvasRenderingContext2D,
  { ground }: SleeveColours,
  { field, left, right, waits, beatMs }: Band,
): void {
  const bottom = field.height + field.band;
  const perMs = field.band / (BEATS * beatMs);
  const step = (right - left) / KEPT;
  const width = Math.max(step - 1.4, 1.2);
  context.fillStyle = ground;
  for (const [index, ms] of waits.entries()) {
    const height = Math.min(ms * perMs, field.band);
    context.fillRect(left + index * step, bottom - height, width, height);
  }
  context.fillStyle = WHITE;
  context.fillRect(left - 6, bottom - beatMs * perMs - 1, right - left + 12, 2);
}

/** The line along which the handle runs. */
export function drawRail(
  context: CanvasRenderingContext2D,
  { ground }: SleeveColours,
  { field, left, right }: Pick<Band, 'field' | 'left' | 'right'>,
): void {
  context.fillStyle = ground;
  const y = field.height + field.band / 2 - 1;
  context.fillRect(left + INSET_PX, y, right - left - 2 * INSET_PX, 2);
}
