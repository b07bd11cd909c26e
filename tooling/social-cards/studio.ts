// A thread that draws the cards it is given orders for.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { cardPath } from '../../src/layouts/card-path.ts';
import type { CardOrder } from '../../src/layouts/order-card.ts';
import { Kept } from '../kept.ts';
import { drawCard } from './draw-card.ts';
import { readSleeves } from './sleeves.ts';

/** What decides how a card looks, besides its content. */
const DRAWN_BY = [
  'tooling/social-cards',
  'scripts/sleeves/lettering.ts',
  'scripts/sleeves/path-data.ts',
  'scripts/sleeves/fonts',
];

const { orders, site } = workerData as { orders: CardOrder[]; site: string };
const kept = await Kept.open('social-cards', DRAWN_BY);
const sleevesOf = readSleeves();
let drawn = 0;
for (const order of orders) {
  const card = { ...order, sleeves: sleevesOf(order.path) };
  const name = kept.nameOf(JSON.stringify(card));
  if (!kept.has(name)) {
    await kept.keep(name, await drawCard(card));
    drawn += 1;
  }
  const file = join(site, cardPath(order.path));
  mkdirSync(dirname(file), { recursive: true });
  await kept.give(name, file);
}
await kept.tidy();
parentPort?.postMessage(`${drawn} drawn, ${orders.length - drawn} cached`);
