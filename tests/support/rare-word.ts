import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Shorter words share their beginning with too many others, and a search matches beginnings. */
const SHORTEST = 9;

/** A search treats words with the same beginning as kin. */
export const KIN_LENGTH = 6;

interface RareWord {
  word: string;
  /** The only project whose text has it. */
  slug: string;
}

/**
 * A word from the text of one write-up that neither its own frontmatter nor any other write-up has a relative of.
 * `among`: the projects to look at; unset, all of them.
 */
export function findRareWord(among?: readonly string[]): RareWord {
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
      .find((word) => word.length >= SHORTEST && !rest.includes(word.slice(0, KIN_LENGTH)));
    if (word) return { word, slug };
  }
  throw new Error('Every long word occurs in two write-ups.');
}
