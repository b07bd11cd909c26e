import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { AstroIntegration } from 'astro';

import { BuildCache } from './build-cache';

const COMPRESSIBLE = '**/*.{html,css,js,mjs,svg,json,xml,txt,md,xsl,webmanifest,wasm}';

/** For smaller files, compression saves less than its header costs. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a brotli and a gzip copy beside every text file of the built site, for the server to negotiate. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const cache = await BuildCache.open('compressed');
        const site = fileURLToPath(dir);
        const files = globSync(COMPRESSIBLE, { cwd: site });
        const sizes = await Promise.all(files.map((file) => compress(join(site, file), cache)));
        await cache.removeUnused();
        logger.info(`compressed ${sizes.filter((size) => size >= MIN_BYTES).length} files`);
      },
    },
  };
}

/** Compresses at the highest levels, which are slow, so results are cached. Returns the size of the file. */
async function compress(file: string, cache: BuildCache): Promise<number> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return content.length;
  const level = constants.Z_BEST_COMPRESSION;
  await cache.provide(`${file}.br`, ['br', content], () => brotli(content));
  await cache.provide(`${file}.gz`, ['gz', content], () => deflate(content, { level }));
  return content.length;
}
