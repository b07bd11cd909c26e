import { wordWidth, type Face } from '../lettering/outline.ts';

interface Options {
  face: Face;
  size: number;
  maxWidth: number;
  maxLines: number;
}

/** A line may break before and behind these; what closes a sentence or a bracket stays with the letter before it. */
const PIECES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][\p{Pe}\p{Pf}\p{Po}ー]*|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text in lines that fit, the last one cut with an ellipsis when there is more. A word that is too long keeps its line. */
export function wrapLines(text: string, { face, size, maxWidth, maxLines }: Options): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const { piece, gap } of text.split(/\s+/).filter(Boolean).flatMap(toPieces)) {
    const width = wordWidth(piece, face, size);
    const widthBehind = (gap === '' ? 0 : wordWidth(gap, face, size)) + width;
    if (lines.length > 0 && widthBehind <= room) {
      lines.push(`${lines.pop() ?? ''}${gap}${piece}`);
      room -= widthBehind;
    } else {
      lines.push(piece);
      room = maxWidth - width;
    }
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${shorten(lines[maxLines - 1] ?? '')}…`];
}

function toPieces(word: string) {
  return (word.match(PIECES) ?? []).map((piece, index) => ({ piece, gap: index === 0 ? ' ' : '' }));
}

/** Without its last word, or without the last letter of the only one. */
function shorten(line: string): string {
  const shorter = line.replace(/[\s.,:;]*\S*$/, '');
  if (shorter !== '') return shorter;
  return Array.from(graphemes.segment(line), ({ segment }) => segment)
    .slice(0, -1)
    .join('');
}
