import { drawBackground } from './background.ts';
import { CARD, ROW } from './card-look.ts';
import type { Card } from './card.ts';
import { encodePng } from './indexed-png.ts';
import { writeWords } from './words.ts';

/** One sheet for all cards: they are written and encoded without a pause, one after the other. */
const sheet = new Uint8Array(ROW * CARD.height);

/** A card as PNG, 1200 x 630: words on the left, sleeves or the record on the right. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const background = await drawBackground(card);
  sheet.set(background.rows);
  writeWords(card, sheet);
  return encodePng({ ...background, rows: sheet });
}
