import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import type { AstroIntegration } from 'astro';

import { CardCache } from './social-cards/card-cache';
import type { Job } from './social-cards/draw-cards';
import { listCards } from './social-cards/list-cards';

/** Draws the picture that stands for a page where it is shared, for every page that names one, unless it has not changed. */
export function socialCards(): AstroIntegration {
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const cards = await listCards(site);
        const cache = await CardCache.open();
        const missing = cards.filter((card) => !cache.has(card));
        await drawAll(missing.map((card) => ({ card, file: cache.fileOf(card) })));
        await cache.copyTo(site, cards);
        logger.info(`${missing.length} drawn, ${cards.length - missing.length} cached`);
      },
    },
  };
}

/** In a thread of its own: the loader of this configuration can import nothing more once the build runs. */
async function drawAll(jobs: Job[]): Promise<void> {
  if (jobs.length === 0) return;
  const drawer = new URL('./social-cards/draw-cards.ts', import.meta.url);
  await once(new Worker(drawer, { workerData: jobs }), 'exit');
}
