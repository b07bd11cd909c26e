import type { Layout } from './fan-layout';
import type { Line } from './futures';
import type { Pen } from './pen';
import { formatEarned, formatRupees } from './words';

/** Above this many, labels on a phone stand above and below the line in turn. */
const CROWDED = 5;

/** Writes on a future which past year each of its years repeats, what that earned, and where it all ends. */
export function drawReading(
  { disc, write }: Pen,
  ink: string,
  { end, origin, isNarrow }: Layout,
  /** A place on the line, in years from its start. */
  placeAt: (year: number) => { readonly x: number; readonly y: number },
  { years, worth }: { readonly years: Line['years']; readonly worth: number },
): void {
  const size = isNarrow ? 10 : 13;
  years.forEach(({ year, earned }, index) => {
    const node = placeAt(index + 1);
    disc(node.x, node.y, isNarrow ? 3 : 5, ink);
    const { x, y } = placeAt(index + 0.5);
    // The first would stand on the axis.
    const isAbove = index === 0 || (isNarrow && years.length > CROWDED && index % 2 === 0);
    const below = isNarrow ? 16 : 24;
    const first = isAbove ? y - below - size / 2 : y + below;
    write(isNarrow ? `’${String(year).slice(2)}` : String(year), x, first, 'center', size);
    write(formatEarned(earned), x, first + size + 2, 'center', size);
  });
  write(`In this order: ${formatRupees(worth)}`, end - 4, origin.y - 12, 'right');
}
