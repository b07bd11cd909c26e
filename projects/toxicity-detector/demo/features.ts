import { elementAt } from '@/lib/element-at';

/** What the model sees of a comment: buckets and how strongly each is there. */
export interface Features {
  readonly words: readonly string[];
  readonly buckets: Uint32Array;
  readonly values: Float64Array;
  /** The word that each feature belongs to; a pair belongs to its second word and the one before it. */
  readonly owners: Uint32Array;
  readonly isPair: readonly boolean[];
}

/** So many weights has the model. Two features in one bucket share a weight. */
export const BUCKETS = 4_096;
/** A word has many runs of letters; each counts less than the word. */
const RUN_VALUE = 0.4;
const RUN_LENGTHS = [3, 4];
const MOST_WORDS = 100;
const LONGEST_WORD = 40;

/** The words of a comment, in lower case. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

/** Words, pairs of words, and runs of three and four letters, hashed into buckets; together of length 1. */
export function featuresOf(text: string): Features {
  const words = wordsOf(text);
  const buckets: number[] = [];
  const values: number[] = [];
  const owners: number[] = [];
  const isPair: boolean[] = [];
  let squares = 0;
  const add = (name: string, value: number, owner: number, isOfTwo = false) => {
    buckets.push(hash(name) % BUCKETS);
    values.push(value);
    owners.push(owner);
    isPair.push(isOfTwo);
    squares += value * value;
  };
  words.forEach((word, owner) => {
    add(`w${word}`, 1, owner);
    if (owner > 0) add(`p${elementAt(words, owner - 1)} ${word}`, 1, owner, true);
    const framed = `<${word}>`;
    for (const length of RUN_LENGTHS) {
      for (let at = 0; at + length <= framed.length; at += 1) {
        add(`r${framed.slice(at, at + length)}`, RUN_VALUE, owner);
      }
    }
  });
  const length = Math.sqrt(squares) || 1;
  return {
    words,
    buckets: Uint32Array.from(buckets),
    values: Float64Array.from(values, (value) => value / length),
    owners: Uint32Array.from(owners),
    isPair,
  };
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
