import type { Layout } from './fan-layout';
import type { Line } from './futures';
import type { Pen } from './pen';
import { formatEarned, formatRupees } from './words';

const ROW_PX = 13;
/** A year on the line needs this much for its words. */
const ROOM_PX = 80;

/** Whether the years of a future are a list, because its line is too short for them. */
function isListed({ end, origin }: Layout, years: number): boolean {
  return end - origin.x < ROOM_PX * years;
}

/** Where that list begins, and how large its letters are: the sky beside a short line has more room than the line. */
function placeList({ origin, isNarrow }: Layout) {
  return { x: isNarrow ? 14 : origin.x, y: isNarrow ? 12 : 20, size: isNarrow ? 11 : 13 };
}

/** How far down that list and its sum reach; 0 where there is none. */
export function listBottom(layout: Layout, years: number): number {
  return isListed(layout, years) ? placeList(layout).y + years * ROW_PX : 0;
}

/** Writes on a future which past year each of its years repeats, what that earned, and where it all ends. */
export function drawReading(
  { disc, write }: Pen,
  ink: string,
  layout: Layout,
  /** A place on the line, in years from its start. */
  placeAt: (year: number) => { readonly x: number; readonly y: number },
  { years, worth }: { readonly years: Line['years']; readonly worth: number },
): void {
  const { end, origin, isNarrow } = layout;
  const isTight = isListed(layout, years.length);
  const list = placeList(layout);
  years.forEach(({ year, earned }, index) => {
    const node = placeAt(index + 1);
    disc(node.x, node.y, isNarrow ? 3 : 5, ink);
    if (isTight) {
      const words = `${year} ${formatEarned(earned)}`;
      write(words, list.x, list.y + index * ROW_PX, 'left', list.size);
      return;
    }
    const { x, y } = placeAt(index + 0.5);
    // The first would stand on the axis.
    const first = index === 0 ? y - 32 : y + 24;
    write(String(year), x, first, 'center', 14);
    write(formatEarned(earned), x, first + 16, 'center', 14);
  });
  const sum = `= ${formatRupees(worth)}`;
  if (isTight) write(sum, list.x, list.y + years.length * ROW_PX, 'left', list.size);
  else write(`In this order: ${formatRupees(worth)}`, end - 4, origin.y - 12, 'right', 14);
}
