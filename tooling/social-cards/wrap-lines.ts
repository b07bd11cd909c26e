import { wordWidth, type Face } from '../lettering/lettering.ts';

interface Options {
  face: Face;
  size: number;
  maxWidth: number;
  maxLines: number;
}

/** Text in lines that fit, the last one cut with an ellipsis when there is more. A word that is too long keeps its line. */
export function wrapLines(text: string, { face, size, maxWidth, maxLines }: Options): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const width = wordWidth(word, face, size);
    const widthBehind = wordWidth(' ', face, size) + width;
    if (lines.length > 0 && widthBehind <= room) {
      lines.push(`${lines.pop() ?? ''} ${word}`);
      room -= widthBehind;
    } else {
      lines.push(word);
      room = maxWidth - width;
    }
  }
  if (lines.length <= maxLines) return lines;
  const last = (lines[maxLines - 1] ?? '').replace(/[\s.,:;]*\S*$/, '');
  return [...lines.slice(0, maxLines - 1), `${last}…`];
}
