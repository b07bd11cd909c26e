import { inkWidth, type Face } from '../../scripts/sleeves/lettering.ts';

interface Options {
  face: Face;
  size: number;
  maxWidth: number;
  mostLines: number;
}

/** Text in lines that fit, the last one cut with an ellipsis when there is more. A word that is too long keeps its line. */
export function wrapLines(text: string, { face, size, maxWidth, mostLines }: Options): string[] {
  const fits = (line: string) => inkWidth(line, face, size) <= maxWidth;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= mostLines) return lines;
  const last = (lines[mostLines - 1] ?? '').replace(/[\s.,:;]*\S*$/, '');
  return [...lines.slice(0, mostLines - 1), `${last}…`];
}
