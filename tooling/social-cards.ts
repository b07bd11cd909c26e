import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { cardPath } from '../src/layouts/card-path';
import { CARD_ORDERS, type CardOrder } from '../src/layouts/order-card';
import { inThreads } from './in-thread';
import { Kept } from './kept';
import { readSleeves } from './social-cards/sleeves';
import type { Job } from './social-cards/studio';

/** What decides how a card looks, besides its content. */
const DRAWN_BY = [
  'tooling/social-cards',
  'tooling/lettering/lettering.ts',
  'tooling/lettering/path-data.ts',
  'tooling/lettering/fonts',
];

const STUDIO = new URL('./social-cards/studio.ts', import.meta.url);

/** Draws the card of every page that orders one, unless an earlier build did. */
export function socialCards(): AstroIntegration {
  const orders: CardOrder[] = [];
  const note = (order: unknown) => orders.push(order as CardOrder);
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:start': () => {
        subscribe(CARD_ORDERS, note);
      },
      'astro:build:done': async ({ dir, logger }) => {
        unsubscribe(CARD_ORDERS, note);
        const drawn = await fulfil(orders, fileURLToPath(dir));
        logger.info(`${drawn} drawn, ${orders.length - drawn} cached`);
      },
    },
  };
}

/** How many of the cards had to be drawn. */
async function fulfil(orders: CardOrder[], site: string): Promise<number> {
  const kept = await Kept.open('social-cards', DRAWN_BY);
  const sleevesOf = readSleeves();
  const cards = orders.map((order) => {
    const card = { ...order, sleeves: sleevesOf(order.path) };
    const name = kept.nameOf(JSON.stringify(card));
    return { card, name, file: kept.fileOf(name), isNew: !kept.has(name) };
  });
  const jobs = cards.filter(({ isNew }) => isNew).map(({ card, file }): Job => ({ card, file }));
  await inThreads(STUDIO, jobs);
  for (const { card, name } of cards) {
    const target = join(site, cardPath(card.path));
    await mkdir(dirname(target), { recursive: true });
    await kept.give(name, target);
  }
  await kept.tidy();
  return jobs.length;
}
