import { THEME_COLOURS } from '../../src/config/theme-colours';
import { outline, type Face } from '../lettering/outline';
import { CARD, COLUMN, MARGIN, type CardWords } from './card';
import { drawMark } from './draw-record';
import { wrapLines } from './wrap-lines';

interface Line {
  text: string;
  face: Face;
  size: number;
  fill: string;
  x: number;
  /** The baseline. */
  y: number;
}

const { ink, mute } = THEME_COLOURS.light;

const ADDRESS = { face: 'mono', size: 22, fill: mute } as const;
const TITLE = { face: 'display', size: 68, fill: ink, leading: 66, maxLines: 3 } as const;
const PITCH = { face: 'text', size: 29, fill: ink, leading: 39, maxLines: 5 } as const;
const LONG_PITCH = { ...PITCH, size: 26, leading: 35, maxLines: 6 } as const;
const SIGNATURE = { face: 'display', size: 30, fill: ink } as const;

const MARK_RADIUS = 22;
const MARK = { cx: MARGIN + MARK_RADIUS, cy: CARD.height - MARGIN - MARK_RADIUS };

/** The left side of a card: address, title, description and the owner's mark, as outlines that need no font. */
export function drawWords({ path, title, description, siteName }: CardWords): string {
  const titleTop = MARGIN + ADDRESS.size + 92;
  const titleLines = setBlock(title, TITLE, titleTop);
  const pitchTop = titleTop + titleLines.length * TITLE.leading + 8;
  const pitch = fits(description, PITCH) ? PITCH : LONG_PITCH;
  const lines: Line[] = [...titleLines, ...setBlock(description, pitch, pitchTop)];
  // The home page shows no path.
  if (path !== '/') lines.push({ ...ADDRESS, text: path, x: MARGIN, y: MARGIN + ADDRESS.size });
  // The title of the home page is the name already.
  if (title !== siteName) {
    const x = MARK.cx + MARK_RADIUS + 14;
    lines.push({ ...SIGNATURE, text: siteName, x, y: MARK.cy + SIGNATURE.size * 0.36 });
  }
  return drawMark({ ...MARK, radius: MARK_RADIUS }) + lines.map(drawLine).join('');
}

type Block = typeof TITLE | typeof PITCH | typeof LONG_PITCH;

function fits(text: string, block: Block): boolean {
  const lines = wrapLines(text, { ...block, maxLines: Infinity, maxWidth: COLUMN });
  return lines.length <= block.maxLines;
}

function setBlock(text: string, block: Block, top: number): Line[] {
  return wrapLines(text, { ...block, maxWidth: COLUMN }).map((line, index) => ({
    ...block,
    text: line,
    x: MARGIN,
    y: top + index * block.leading,
  }));
}

function drawLine({ text, fill, ...place }: Line): string {
  const { d } = outline(text, { ...place, maxWidth: MARGIN + COLUMN - place.x });
  return `<path fill="${fill}" d="${d}"/>`;
}
