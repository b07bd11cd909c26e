import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { BuildCache } from './build-cache';
import { readBuiltPages } from './built-pages';
import { PNG_SETTINGS, toPng, toSvg } from './social-cards/draw-card';
import { coverFinder } from './social-cards/find-covers';
import { readOrder } from './social-cards/read-order';

/** Draws a card for every built page that names one of its own, unless an earlier build drew the same. */
export function socialCards(): AstroIntegration {
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const drawn = await drawCards(fileURLToPath(dir));
        const count = drawn.filter(Boolean).length;
        logger.info(`${count} drawn, ${drawn.length - count} cached`);
      },
    },
  };
}

/** For each card, whether it had to be drawn. */
async function drawCards(site: string): Promise<boolean[]> {
  const cache = await BuildCache.open('social-cards');
  const findCovers = coverFinder();
  const orders = (await readBuiltPages(site)).flatMap((page) => readOrder(page) ?? []);
  const drawn = await Promise.all(
    orders.map(async ({ address, words }) => {
      const svg = toSvg(words, await findCovers(words.path));
      return cache.provide(join(site, address), [PNG_SETTINGS, svg], () => toPng(svg));
    }),
  );
  await cache.removeUnused();
  return drawn;
}
