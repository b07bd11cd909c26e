/**
 * Adults read about 220 words of plain technical prose a minute. This is five per cent less, for the captions of figures: a
 * visitor reads them too, and they are not in the text.
 */
const WORDS_PER_MINUTE = 209;

/** Whole minutes it takes to read a text with its code; tags and link targets do not count. */
export function readingMinutes(raw: string): number {
  return Math.max(1, Math.round(countWords(raw) / WORDS_PER_MINUTE));
}

/** The words that a reader reads, in prose and in code. */
export function countWords(raw: string): number {
  const prose = raw
    .replace(/^```.*$/gm, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’',.%-]*/gu)?.length ?? 0;
}
