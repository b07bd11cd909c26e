import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Shorter words share their beginning with too many others; the search matches beginnings. */
const MIN_LENGTH = 9;

/** The search treats words with the same first letters as equal. */
export const STEM_LENGTH = 6;

interface RareWord {
  word: string;
  /** The only project whose text has it. */
  slug: string;
}

/**
 * A word from the text of one write-up whose first letters occur neither in its frontmatter nor in any other write-up.
 * `among`: the projects to look at; unset, all of them. Undefined: short texts may have no such word.
 */
export function findRareWord(among?: readonly string[]): RareWord | undefined {
  const files = globSync('projects/*/*.mdx').sort();
  const texts = files.map((file) => readFileSync(file, 'utf8').toLowerCase());
  for (const [index, text] of texts.entries()) {
    const slug = basename(files[index] ?? '', '.mdx').toLowerCase();
    if (among && !among.includes(slug)) continue;
    const [, frontmatter = '', body = ''] = text.split(/^---$/m);
    const rest = [frontmatter, ...texts.filter((other) => other !== text)].join('\n');
    const prose = body.replace(/```[^]*?```|<[^>]*>|`[^`]*`|^import .*$/gm, ' ');
    const word = prose
      .split(/[^a-z]+/)
      .find((word) => word.length >= MIN_LENGTH && !rest.includes(word.slice(0, STEM_LENGTH)));
    if (word) return { word, slug };
  }
  return undefined;
}
