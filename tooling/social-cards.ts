import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { CARD_ORDERS } from '../src/layouts/order-card';
import { inThread } from './in-thread';

/** Draws the card of every page that orders one, unless an earlier build did. */
export function socialCards(): AstroIntegration {
  const orders: unknown[] = [];
  const note = (order: unknown) => orders.push(order);
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:start': () => {
        subscribe(CARD_ORDERS, note);
      },
      'astro:build:done': async ({ dir, logger }) => {
        unsubscribe(CARD_ORDERS, note);
        const studio = new URL('./social-cards/studio.ts', import.meta.url);
        logger.info(String(await inThread(studio, { orders, site: fileURLToPath(dir) })));
      },
    },
  };
}
