import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { BuildCache } from './build-cache';
import { readBuiltPages } from './built-pages';
import { PNG_SETTINGS, toPng, toSvg } from './social-cards/draw-card';
import { coverFinder } from './social-cards/find-covers';
import { readCard } from './social-cards/read-card';

/** Draws the social card of every built page that has its own; unchanged cards come from the cache. */
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
  const cards = (await readBuiltPages(site)).flatMap((page) => readCard(page) ?? []);
  const drawn = await Promise.all(
    cards.map(async ({ address, words }) => {
      const svg = toSvg(words, await findCovers(words.path));
      return cache.provide(join(site, address), [PNG_SETTINGS, svg], () => toPng(svg));
    }),
  );
  await cache.removeUnused();
  return drawn;
}
