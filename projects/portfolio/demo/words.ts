import { formatSpeed } from './settings';
import type { Settings } from './settings';
import type { Weight } from './weigh';

const grouped = new Intl.NumberFormat('en-GB');
const FEW_SECONDS = 10;

/** Until the page goes dark. */
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
      ? `Your browser had ${grouped.format(cached)} of ${count(files, 'file')} already and moved ${moved === 0 ? 'none' : sayBytes(moved)} this time. The race uses a first visit.`
      : `This visit moved all of it, ${sayBytes(moved)}. Headers are not counted.`;
  const silent =
    unreported > 0
      ? ` ${count(unreported, 'file')} ${unreported === 1 ? 'has' : 'have'} no reported size and ${unreported === 1 ? 'is' : 'are'} left out.`
      : '';
  return `${measured} ${visit}${silent}`;
}

/** The sentence while the x-ray is on. */
export function explainXray(parts: { awake: number; still: number }, rivalKb?: number): string {
  const all = count(parts.awake + parts.still, 'part');
  return rivalKb === undefined
    ? `${grouped.format(parts.awake)} of ${all} of this page ${parts.awake === 1 ? 'runs' : 'run'}. The other ${grouped.format(parts.still)} sent nothing.`
    : `As one unit, all of the page wakes: ${all} pay ${grouped.format(rivalKb)} KB of script before one of them moves.`;
}

/** The line below it. */
export const LOOK_AROUND = 'What runs glows, on the page around this demo too.';

/** What waits behind Play. */
export function describeRun({ kbps, rival, wake, xray }: Settings): string {
  const race = `${formatSpeed(kbps)} against ${grouped.format(rival)} KB of script`;
  if (!xray) return `${race}.`;
  return `${race}, with the x-ray on${wake === 'page' ? ' and the whole page awake' : ''}.`;
}
