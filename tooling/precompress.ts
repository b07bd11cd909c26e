import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { AstroIntegration } from 'astro';

const COMPRESSIBLE = new Set(
  '.html .css .js .mjs .svg .json .xml .txt .md .xsl .webmanifest .wasm'.split(' '),
);

/** Below this a compressed copy saves less than the header that announces it. */
const SMALLEST_BYTES = 512;

/** The best level takes ten times as long for a few percent: worth it for files that are cached for ever. */
const BROTLI_LEVEL = { page: 9, asset: 11 };

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a brotli and a gzip copy beside every text file of the built site, for the server to negotiate. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = await listCompressible(fileURLToPath(dir));
        await Promise.all(files.map(compressFile));
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

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < SMALLEST_BYTES) return;
  const level = path.endsWith('.html') ? BROTLI_LEVEL.page : BROTLI_LEVEL.asset;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
