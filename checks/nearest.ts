import { distance } from 'fastest-levenshtein';

/** More letters added, removed or replaced than this make another word. */
const MAX_CHANGES = 2;

/** A question that offers the known name most like a misspelt one; empty when none is alike. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [nearest] = [...known]
    .map((word) => ({ word, changes: distance(name.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, changes }) => changes <= MAX_CHANGES && changes < word.length)
    .sort((a, b) => a.changes - b.changes || a.word.localeCompare(b.word));
  return nearest ? ` Did you mean ${nearest.word}?` : '';
}
