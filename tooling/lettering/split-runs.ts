import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';

/** A piece of a line in one font and one direction. */
export interface Run {
  text: string;
  font: Font;
  isRightToLeft: boolean;
  /** Its letters touch, so they keep the distance that the font gives them. */
  isJoined: boolean;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const JOINED = /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Splits a line into runs, from left to right. A letter is in the first font that has it; one that none has is in the first font,
 * and the check of the content names it.
 */
export function splitRuns(line: string, fonts: readonly [Font, ...Font[]]): Run[] {
  const text = line.normalize();
  const embedding = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: (Run & { level: number })[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const letter = mirrored.get(index) ?? segment;
    const font = fonts.find((candidate) => hasLetter(candidate, letter)) ?? fonts[0];
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) {
      last.text += letter;
      last.isJoined ||= JOINED.test(letter);
    } else {
      const isJoined = JOINED.test(letter);
      runs.push({ text: letter, font, level, isRightToLeft: level % 2 === 1, isJoined });
    }
  }
  return reorder(runs);
}

function hasLetter(font: Font, letter: string): boolean {
  return Array.from(letter).every(
    (character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) || IGNORABLE.test(character),
  );
}

/** From the deepest level to the first, every sequence of runs at that level or deeper is turned around (rule L2 of UAX 9). */
function reorder<Leveled extends { level: number }>(runs: Leveled[]): Leveled[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
