import type { DescribeRun } from '@/stage/name-shared-run';

import { formatSpeed, settings } from './settings';
import type { Weight } from './weigh';

const grouped = new Intl.NumberFormat('en-GB');
const FEW_SECONDS = 10;

/** On the poster, and until the page goes dark. */
export const FIRST_SENTENCE = 'This page holds a demo that holds this page. Which parts of it run?';

/** "1 byte", "16,134 bytes". */
export function sayBytes(bytes: number): string {
  return `${grouped.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;
}

/** "0.70 s"; from ten seconds on, a hundredth is noise. */
export function saySeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < FEW_SECONDS ? 2 : 1)} s`;
}

/** "1 part", "4 parts". */
export function count(amount: number, one: string): string {
  return `${grouped.format(amount)} ${one}${amount === 1 ? '' : 's'}`;
}

/** The line under the sentence: where the bytes come from, and what this visit really moved. */
export function explainVisit(weight: Weight): string {
  const { pageBytes, page, playBytes, moved, cached, files, unreported } = weight;
  if (pageBytes + playBytes === 0) {
    return 'This browser does not tell the page what it weighs, so there is nothing to race.';
  }
  const measured = `${sayBytes(pageBytes)} to read it, of which ${grouped.format(page.script)} are script; Play added ${grouped.format(playBytes)}.`;
  const visit =
    cached > 0
      ? `Your browser had ${grouped.format(cached)} of ${count(files, 'file')} already and moved ${sayBytes(moved)} this time. The race uses a first visit.`
      : `This visit moved ${sayBytes(moved)}, headers included.`;
  const silent =
    unreported > 0
      ? ` ${count(unreported, 'file')} ${unreported === 1 ? 'has' : 'have'} no reported size and ${unreported === 1 ? 'is' : 'are'} left out.`
      : '';
  return `${measured} ${visit}${silent}`;
}

/** The same line while the x-ray is on. */
export function explainXray(parts: { awake: number; still: number }, rivalKb?: number): string {
  return rivalKb === undefined
    ? `${count(parts.awake, 'part')} of this page ${parts.awake === 1 ? 'has' : 'have'} script. The other ${grouped.format(parts.still)} sent none: they are text and stay text.`
    : `If the page is the unit, all ${grouped.format(parts.awake + parts.still)} parts wake, the still paragraphs too, and ${grouped.format(rivalKb)} KB of script is paid for before any of them moves.`;
}

/** Under the sentence while the page is dark for the first time. */
export const LOOK_AROUND = 'What runs glows, on the page around this demo too.';

/** What waits behind Play. */
export const describeRun: DescribeRun = (query) => {
  if (!settings.isNamedIn(query)) return undefined;
  const { kbps, rival, wake, xray } = settings.parse(query).values;
  const race = `${formatSpeed(kbps)} against ${grouped.format(rival)} KB of script`;
  if (!xray) return `${race}.`;
  return `${race}, with the x-ray on${wake === 'page' ? ' and the whole page awake' : ''}.`;
};
