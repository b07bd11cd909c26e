import type { Moment } from './clock';
import type { Settings } from './settings';
import type { Cargo, Order, Part, Plan } from './trips';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const NAMES: Readonly<Record<Cargo, string>> = {
  words: 'Words',
  filler: 'Filler',
  script: 'Script',
  font: 'Web font',
  photo: 'Photo',
};

/** "1,460" */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** "1 segment", "11 segments" */
export function countOf(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** "two trips" */
export function sayTrips(trips: number): string {
  return `${SMALL[trips] ?? formatCount(trips)} ${trips === 1 ? 'trip' : 'trips'}`;
}

/** What waits behind Play. */
export function describeRun({ parts, order, rtt, window, fill }: Settings): string {
  const page =
    parts.length === 0
      ? 'the words alone'
      : parts.map((part) => NAMES[part].toLowerCase()).join(', ');
  const filled = fill > 0 ? `, filled up to ${countOf(fill, 'byte')}` : '';
  const where = parts.length > 0 || fill > 0 ? `, words ${order}` : '';
  return `${page}${filled}${where}; ${countOf(window, 'segment')} at first, ${rtt} ms a round trip.`;
}

/** The opening act until it loads. */
export const QUESTION = 'A headline, a paragraph, a leaf. How long until you can read them?';

const NEWEST: Readonly<Record<Part | 'filler', string>> = {
  script: 'A script',
  font: 'A web font',
  photo: 'A photo',
  filler: 'Filler',
};

/** The sentence of the opening act. */
export function sayStep(
  { step, parts, fill }: Moment,
  { bytes, words }: Plan,
  order: Order,
): string {
  if (step === 0) return QUESTION;
  const newest = fill > 0 ? 'filler' : parts.at(-1);
  if (newest === undefined)
    return `The words alone: ${formatCount(bytes)} bytes, ${sayTrips(words.trip)}.`;
  const place = order === 'first' ? 'follows them' : 'goes first';
  const wait = words.trip > 1 ? ' The words wait.' : '';
  return `${NEWEST[newest]} ${place}: ${sayTrips(words.trip)}.${wait}`;
}

/** How the words stand to the rest, for the line under the sentence. */
export function sayRest(
  { bytes, segments, words, trips }: Plan,
  order: Order,
  rtt: number,
): string {
  const own = words.to - words.from;
  const filled = `bytes fill ${countOf(segments, 'segment')}`;
  if (own === bytes) return `${filled}, and all of them are words.`;
  if (order === 'first') {
    return `${filled}. The words are the first ${formatCount(own)}; the rest is there after ${formatCount(trips * rtt)} ms.`;
  }
  return `${filled}. The words are the last ${formatCount(own)}.`;
}
