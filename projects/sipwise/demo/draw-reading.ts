import type { Layout } from './fan-layout';
import type { Line } from './futures';
import type { Pen } from './pen';
import { formatEarned, formatRupees } from './words';

const ROW_PX = 13;

/** Writes on a future which past year each of its years repeats, what that earned, and where it all ends. */
export function drawReading(
  { disc, write }: Pen,
  ink: string,
  { end, origin, top, isNarrow }: Layout,
  /** A place on the line, in years from its start. */
  placeAt: (year: number) => { readonly x: number; readonly y: number },
  { years, worth }: { readonly years: Line['years']; readonly worth: number },
): void {
  years.forEach(({ year, earned }, index) => {
    const node = placeAt(index + 1);
    disc(node.x, node.y, isNarrow ? 3 : 5, ink);
    if (isNarrow) {
      // A line of a few fingers' width has no room for words; the sky beside it has.
      write(`${year} ${formatEarned(earned)}`, 14, top + index * ROW_PX, 'left', 11);
      return;
    }
    const { x, y } = placeAt(index + 0.5);
    // The first would stand on the axis.
    const first = index === 0 ? y - 32 : y + 24;
    write(String(year), x, first, 'center', 14);
    write(formatEarned(earned), x, first + 16, 'center', 14);
  });
  if (isNarrow) write(`= ${formatRupees(worth)}`, 14, top + years.length * ROW_PX, 'left', 11);
  else write(`In this order: ${formatRupees(worth)}`, end - 4, origin.y - 12, 'right', 14);
}
