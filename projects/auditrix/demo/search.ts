import { elementAt } from '@/lib/element-at';

/** A piece of a line of code, and whether somebody's quotation says it. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** What a search for a quotation found. Comments are not code. */
export interface Search {
  /** Lines of code that say it. */
  readonly lines: readonly string[];
  readonly isCode: boolean;
  readonly isComment: boolean;
}

const COMMENT = /\/\/.*$/;

/** Looks for a text in a contract. White space does not count. */
export function searchFor(source: string, quote: string): Search {
  const wanted = squeeze(quote);
  const rows = source.split('\n');
  const code = rows.map((row) => row.replace(COMMENT, '').trim());
  const isIn = (text: string) => wanted !== '' && squeeze(text).includes(wanted);
  return {
    lines: code.filter(isIn),
    isCode: isIn(code.join('')),
    isComment: rows.some((row) => isIn(COMMENT.exec(row)?.[0] ?? '')),
  };
}

/** Cuts a line where the quotation begins and ends in it. */
export function markFound(line: string, quote: string): Piece[] {
  const wanted = squeeze(quote);
  const squeezed = squeeze(line);
  // Where each letter of the squeezed line is in the line.
  const places = Array.from(line.matchAll(/\S/g), ({ index }) => index);
  const pieces: Piece[] = [];
  const push = (text: string, isFound: boolean) => {
    if (text !== '') pieces.push({ text, isFound });
  };
  let done = 0;
  let found = wanted === '' ? -1 : squeezed.indexOf(wanted);
  while (found !== -1) {
    const from = elementAt(places, found);
    const to = elementAt(places, found + wanted.length - 1) + 1;
    push(line.slice(done, from), false);
    push(line.slice(from, to), true);
    done = to;
    found = squeezed.indexOf(wanted, found + wanted.length);
  }
  push(line.slice(done), false);
  return pieces;
}

export function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
