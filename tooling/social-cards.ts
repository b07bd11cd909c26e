import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import type { AstroIntegration } from 'astro';

import { cardPath } from '../src/layouts/card-path';
import { Kept } from './kept';
import type { Job } from './social-cards/draw-cards';
import { listCards } from './social-cards/list-cards';

/** What decides how a card looks, besides its content. */
const DRAWN_BY = [
  'tooling/social-cards',
  'scripts/sleeves/lettering.ts',
  'scripts/sleeves/path-data.ts',
];

/** Draws the picture that stands for a page where it is shared, for every page that names one, unless it has not changed. */
export function socialCards(): AstroIntegration {
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const kept = await Kept.open('social-cards', DRAWN_BY);
        const cards = (await listCards(site)).map((card) => {
          const name = kept.nameOf(JSON.stringify(card));
          return { card, isNew: !kept.has(name), file: kept.fileOf(name) };
        });
        const missing = cards.filter(({ isNew }) => isNew);
        await drawAll(missing);
        await Promise.all(
          cards.map(({ card, file }) => copy(file, join(site, cardPath(card.path)))),
        );
        await kept.tidy();
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

async function copy(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, target);
}
