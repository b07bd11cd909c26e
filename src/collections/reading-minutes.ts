/** Adults read about this many words of plain technical prose a minute. */
const WORDS_PER_MINUTE = 220;

/** Whole minutes it takes to read an MDX body; code and tags do not count. */
export function readingMinutes(raw: string): number {
  return Math.max(1, Math.round(countWords(raw) / WORDS_PER_MINUTE));
}

/** The words of an MDX body that a reader reads. */
export function countWords(raw: string): number {
  const prose = raw
    .replace(/^```[\s\S]*?^```/gm, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’',.%-]*/gu)?.length ?? 0;
}
