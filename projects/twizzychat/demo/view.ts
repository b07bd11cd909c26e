import { mix } from '@/stage/tween';

import type { Side, Written } from './conversation';
import { forBoth } from './network';
import type { Shot } from './shot';
import type { Tally } from './tally';

type Scrolled = Readonly<Record<Side, number>>;

/**
 * How many rows have moved out at the top of each phone. A chat shows its end; `back` at 1 it shows what a line was
 * about, and is paged on from there by this many rows.
 */
export function scrollOf(
  shot: Shot,
  capacity: number,
  { back, paged, line }: { back: number; paged: number; line: Written | undefined },
): Scrolled {
  const from = findAsk(shot.written, line);
  return forBoth((side) => {
    const end = Math.max(0, shot.lengths[side] - capacity);
    const place = shot.rows[side].findIndex(({ message }) => message && message === from);
    return place < 0 ? end : mix(end, Math.min(end, place + paged), back);
  });
}

/** The line that another was an answer to, if it was one. */
function findAsk(written: readonly Written[], line: Written | undefined): Written | undefined {
  if (!line) return undefined;
  const before = written.slice(0, written.indexOf(line));
  return before.findLast(({ from }) => from !== line.from) ?? line;
}

/** The faults that are counted but stand above or below what the two phones show. */
export function faultsOutside(
  shot: Shot,
  scrolled: Scrolled,
  capacity: number,
): Readonly<Record<'above' | 'below', Tally>> {
  const outside = {
    above: { lost: 0, twice: 0, astray: 0, coming: 0 },
    below: { lost: 0, twice: 0, astray: 0, coming: 0 },
  };
  const strays = new Map<string, 'above' | 'below' | 'inside'>();
  for (const side of ['left', 'right'] as const)
    for (const [index, { message, isCopy, stray }] of shot.rows[side].entries()) {
      const row = index - Math.round(scrolled[side]);
      if (!message) continue;
      const where = row < 0 ? 'above' : row < capacity ? 'inside' : 'below';
      // One line, perhaps marked on two phones: to be seen on one is enough.
      if (stray && strays.get(message.key) !== 'inside') strays.set(message.key, where);
      if (where === 'inside') continue;
      if (isCopy === true) outside[where].twice += 1;
      else if (shot.lost.has(message.key)) outside[where].lost += 1;
    }
  for (const where of strays.values()) if (where !== 'inside') outside[where].astray += 1;
  return outside;
}
