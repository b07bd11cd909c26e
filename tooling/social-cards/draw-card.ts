import sharp from 'sharp';

import { THEME_COLOURS } from '../../src/config/theme-colours';
import { CARD, type CardWords } from './card';
import { drawCovers, drawSpines } from './draw-covers';
import { drawWords } from './draw-words';

/** A palette with as many colours as this quality needs: few for drawn covers, more for photographs. */
const PNG = { palette: true, quality: 85, compressionLevel: 9 };

/** Everything besides the SVG that decides the result; part of the cache key. */
export const PNG_SETTINGS = JSON.stringify([PNG, sharp.versions]);

/** A card, 1200 x 630: words on the left; on the right covers, the front one last, spines for the tour, or a record. */
export function toSvg(words: CardWords, covers: string[]): string {
  const { width, height } = CARD;
  const picture = words.path === '/play' ? drawSpines(covers) : drawCovers(covers);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${THEME_COLOURS.light.paper}"/>${picture}${drawWords(words)}</svg>`;
}

/** Renders a card as PNG. */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}
