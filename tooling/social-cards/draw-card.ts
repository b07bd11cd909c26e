import sharp from 'sharp';

import { THEME_COLOURS } from '../../src/config/theme-colours';
import { CARD, type CardWords } from './card';
import { drawCovers } from './draw-covers';
import { drawWords } from './draw-words';

/** A palette with as many colours as this quality needs: few for drawn covers, more for photographs. */
const PNG = { palette: true, quality: 85, compressionLevel: 9 };

/** Everything besides its SVG that decides what a card looks like. */
export const PNG_SETTINGS = JSON.stringify([PNG, sharp.versions]);

/** A card, 1200 x 630: words on the left; on the right covers, the front one last, or a record. */
export function toSvg(words: CardWords, covers: string[]): string {
  const { width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${THEME_COLOURS.light.paper}"/>${drawCovers(covers)}${drawWords(words)}</svg>`;
}

/** The same as the picture that networks show. */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}
