import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

const SERVER = 'src/server/main.ts';

/** CommonJS packages inside an ES module still call `require` for modules of Node. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/**
 * Puts the server and what its endpoints need into two files, dist/server/main.mjs and entry.mjs, so that `dist` runs on a
 * machine without node_modules: `node dist/server/main.mjs`.
 */
export function bundleServer(): AstroIntegration {
  let folder = '';
  return {
    name: 'bundle-server',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.build.server);
      },
      'astro:build:done': async ({ logger }) => {
        const files = ['main.mjs', 'entry.mjs'].map((name) => join(folder, name));
        await bundle(SERVER, join(folder, 'main.mjs'));
        await bundle(join(folder, 'entry.mjs'), join(folder, 'entry.mjs'));
        for (const part of ['chunks', 'virtual_astro_middleware.mjs'])
          await rm(join(folder, part), { recursive: true, force: true });
        const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
        const total = sizes.reduce((sum, size) => sum + size, 0);
        logger.info(`the server is ${Math.round(total / 1_000)} KB in two files`);
      },
    },
  };
}

async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    allowOverwrite: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: REQUIRE },
    // Pictures are made at build time, and the route that would load it is never reached.
    external: ['sharp'],
    logLevel: 'warning',
  });
}
