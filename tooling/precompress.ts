import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { AstroIntegration } from 'astro';

import { inThreads } from './in-thread';
import { Kept } from './kept';

const COMPRESSIBLE = new Set(
  '.html .css .js .mjs .svg .json .xml .txt .md .xsl .webmanifest .wasm'.split(' '),
);

/**
 * The best levels take thirty times as long as quick ones for a sixth less: worth it for assets, which are cached for ever, and
 * for everything on a site small enough not to notice.
 */
const MOST_FILES_AT_BEST = 400;

/** Below this a compressed copy saves less than the header that announces it. */
const SMALLEST_BYTES = 512;

/** In threads: at quick levels, waiting for each other would take longer than compressing. */
const QUICKLY = new URL('./precompress/compress-quickly.ts', import.meta.url);

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a brotli and a gzip copy beside every text file of the built site, for the server to negotiate. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = await listCompressible(fileURLToPath(dir));
        const isSmall = files.length <= MOST_FILES_AT_BEST;
        await Promise.all([
          compressWell(files.filter((file) => isSmall || isAsset(file))),
          inThreads(
            QUICKLY,
            files.filter((file) => !isSmall && !isAsset(file)),
          ),
        ]);
        logger.info(`compressed ${files.length} files`);
      },
    },
  };
}

async function listCompressible(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= SMALLEST_BYTES);
}

function isAsset(file: string): boolean {
  return file.includes(`${sep}_astro${sep}`);
}

/** At the best levels; what they make is kept. */
async function compressWell(files: string[]): Promise<void> {
  const kept = await Kept.open('compressed', ['tooling/precompress.ts']);
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      await Promise.all([
        keepCopy(file, content, 'br', () => brotli(content)),
        keepCopy(file, content, 'gz', () =>
          deflate(content, { level: constants.Z_BEST_COMPRESSION }),
        ),
      ]);
    }),
  );
  await kept.tidy();

  async function keepCopy(
    file: string,
    content: Buffer,
    ending: string,
    compress: () => Promise<Buffer>,
  ): Promise<void> {
    const name = kept.nameOf(ending, content);
    if (!kept.has(name)) await kept.keep(name, await compress());
    await kept.give(name, `${file}.${ending}`);
  }
}
