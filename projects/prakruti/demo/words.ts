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

/** What the poster says, and the opening act until it loads. */
export const QUESTION = 'A headline, a paragraph, a leaf. How long until you can read them?';

const COMES: Readonly<Record<Part, string>> = {
  script: 'A script goes first',
  font: 'A web font goes first',
  photo: 'A photo goes first',
};

/** The sentence of the opening act. */
export function sayStep(step: number, newest: Part | undefined, { bytes, words }: Plan): string {
  if (step === 0) return QUESTION;
  if (newest === undefined)
    return `The words alone: ${formatCount(bytes)} bytes, ${sayTrips(words.trip)}.`;
  const wait = words.trip > 1 ? ' The words wait.' : '';
  return `${COMES[newest]}: ${sayTrips(words.trip)}.${wait}`;
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
