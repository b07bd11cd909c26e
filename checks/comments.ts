import { listSources, type Content } from './content.ts';
import type { Finding } from './finding.ts';

const LAST_CHARACTERS = 30;

/** Values that YAML ends at a space and a #, where their author did not mean to write a comment. */
export function checkComments(content: Content): Finding[] {
  return listSources(content).flatMap(({ file, commented }) =>
    commented.filter(looksCut).map(({ line, value }) => {
      const end = value.slice(-LAST_CHARACTERS);
      const message = `the value ends with "${end}": a space and a # begin a comment, which nobody sees. Put the whole value in quotes, or a space behind the #.`;
      return { file, line, message, isFatal: false };
    }),
  );
}

/** A comment has a space behind its #, and what stands before it is whole. */
function looksCut({ value, comment }: { value: string; comment: string }): boolean {
  const count = (character: string) => value.split(character).length - 1;
  const isOpen = ['()', '[]', '{}', '“”', '«»'].some(
    ([open = '', close = '']) => count(open) > count(close),
  );
  return isOpen || count('"') % 2 === 1 || /^[\p{L}\p{N}]/u.test(comment);
}
