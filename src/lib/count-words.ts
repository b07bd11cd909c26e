const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word, a larger one in digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** A count with its noun: `1 project`, `15 projects`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${plural(count, noun)}`;
}

/** The noun alone, in the number of the count. */
export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
