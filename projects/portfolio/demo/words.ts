import type { Settings } from './settings';
import { formatSpeed } from './settings';
import type { Weight } from './weigh';

const grouped = new Intl.NumberFormat('en-GB');
const FEW_SECONDS = 10;

/** "1 byte", "16,134 bytes". */
export function sayBytes(bytes: number): string {
  return `${grouped.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
}

/** "59.8", in KB; rounded up, because a line that snaps at 95.04 KB must not be said to bear 95.0. */
export function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1);
}

/** "95": as much as a line holds. */
export function wholeKilobytes(bytes: number): string {
  return grouped.format(bytes / 1_000);
}

/** "0.70 s"; from ten seconds on, a hundredth is noise. */
export function saySeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < FEW_SECONDS ? 2 : 1)} s`;
}

/** "1 part", "4 parts". */
export function count(amount: number, one: string): string {
  return `${grouped.format(amount)} ${one}${amount === 1 ? '' : 's'}`;
}

interface Scripted {
  readonly name: string;
  readonly island: number;
}

/**
 * What is said of the parts that have script, each kind once: "Search 0.7 KB"; of the next kind that the same script serves, that
 * it is the same: "3 covers, same script". Where there is less room, only its name; where there is least, only the weight.
 */
export function tagParts(
  parts: readonly Scripted[],
  bytesOf: (island: number) => number,
  says: 'all' | 'names' | 'weights' = 'all',
): (string | undefined)[] {
  const named = new Map<number, Set<string>>();
  return parts.map(({ name, island }) => {
    const names = named.get(island);
    if (names?.has(name) || (says === 'weights' && names)) return undefined;
    named.set(island, new Set([...(names ?? []), name]));
    const weight = `${kilobytes(bytesOf(island))} KB`;
    if (says === 'weights') return weight;
    const many = parts.filter((part) => part.name === name && part.island === island).length;
    const kind = many === 1 ? name : count(many, name.toLowerCase());
    if (names) return says === 'all' ? `${kind}, same script` : kind;
    return `${kind} ${weight}`;
  });
}

/** Where the bytes come from, and what this visit really moved. */
export function explainVisit(weight: Weight): string {
  const { pageBytes, page, playBytes, moved, cached, files, unreported } = weight;
  if (pageBytes + playBytes === 0) {
    return 'This browser does not tell the page what it weighs.';
  }
  const measured = `${sayBytes(pageBytes)} to read it, of which ${grouped.format(page.script)} are script; Play added ${grouped.format(playBytes)}.`;
  const visit =
    cached > 0
      ? `Your browser had ${grouped.format(cached)} of ${count(files, 'file')} already and moved ${moved === 0 ? 'none' : sayBytes(moved)} this time. The line bears a first visit.`
      : `This visit moved all of it, ${sayBytes(moved)}. Headers are not counted.`;
  const silent =
    unreported > 0
      ? ` ${count(unreported, 'file')} ${unreported === 1 ? 'has' : 'have'} no reported size and ${unreported === 1 ? 'is' : 'are'} left out.`
      : '';
  return `${measured} ${visit}${silent}`;
}

/** What waits behind Play. */
export function describeRun({ reach, gives, kbps, demo }: Settings): string {
  const rest = `at ${formatSpeed(kbps)}${demo ? ', with this demo' : ''}.`;
  if (reach === 0) return `the page without script, ${rest}`;
  const down = reach === 100 ? 'on the whole page' : `in the upper ${reach}% of the page`;
  const parts = gives === 'all' ? 'every part' : 'only what moves';
  return `script for ${parts} ${down}, ${rest}`;
}
