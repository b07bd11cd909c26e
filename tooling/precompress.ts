import { copyFile, readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { AstroIntegration } from 'astro';

import { Kept } from './kept';

const COMPRESSIBLE = new Set(
  '.html .css .js .mjs .svg .json .xml .txt .md .xsl .webmanifest .wasm'.split(' '),
);

/** Below this a compressed copy saves less than the header that announces it. */
const SMALLEST_BYTES = 512;

/**
 * The best brotli level takes thirty times as long as the next for a tenth less: worth it for assets, which are cached for ever,
 * and for everything on a site small enough not to notice.
 */
const BEST_LEVEL = 11;
const QUICK_LEVEL = 9;
const MOST_FILES_AT_BEST = 400;

/** Above 16 bits level 9 falls into a mode ten times slower, which small files gain nothing from. */
const WINDOW_BITS = 16;

/** As many as Node compresses at once; more would only wait in memory. */
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a brotli and a gzip copy beside every text file of the built site, for the server to negotiate. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = await listCompressible(fileURLToPath(dir));
        const level = files.length > MOST_FILES_AT_BEST ? QUICK_LEVEL : BEST_LEVEL;
        const kept = await Kept.open('compressed', ['tooling/precompress.ts']);
        const waiting = files.values();
        const work = async () => {
          for (const file of waiting) {
            await compressFile(file, isAsset(file) ? BEST_LEVEL : level, kept);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        await kept.tidy();
        logger.info(`compressed ${files.length} files`);
      },
    },
  };
}

async function listCompressible(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

function isAsset(file: string): boolean {
  return file.includes(`${sep}_astro${sep}`);
}

async function compressFile(path: string, level: number, kept: Kept): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < SMALLEST_BYTES) return;
  const copies = {
    br: () => brotli(content, { params: brotliParams(level) }),
    gz: () => deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  const write = async ([ending, compress]: [string, () => Promise<Buffer>]) => {
    const name = kept.nameOf(ending, String(level), content);
    if (!kept.has(name)) await kept.keep(name, await compress());
    await copyFile(kept.fileOf(name), `${path}.${ending}`);
  };
  await Promise.all(Object.entries(copies).map(write));
}

function brotliParams(level: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: level,
    ...(level === QUICK_LEVEL && { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS }),
  };
}
