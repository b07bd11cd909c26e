/** More changes than this make another word. */
const MAX_CHANGES = 2;

/** A question that offers the known name most like a misspelt one; empty when none is alike. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [nearest] = [...known]
    .map((word) => ({ word, changes: changesBetween(name.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, changes }) => changes <= MAX_CHANGES && changes < word.length)
    .sort((a, b) => a.changes - b.changes || a.word.localeCompare(b.word));
  return nearest ? ` Did you mean ${nearest.word}?` : '';
}

/** How many letters must be added, removed or replaced to turn one word into the other. */
export function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(from).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(to).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
