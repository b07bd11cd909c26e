import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';

import { isEdge } from './engine.ts';

/** Written by src/pages/api/spotify/static.json.ts. */
const ANSWERS = 'api/spotify/static.json';

const answersSchema = z.record(z.string().startsWith('/'), z.unknown());

/**
 * Writes the answers of the music endpoints as files with the addresses of the endpoints, so that the same build works on a host
 * without a server: the newest recording is shown, and no request fails. Workers would
 * serve them under other spellings of the addresses, so there they are left out; the Node server never sends them.
 */
export function staticMusic(): AstroIntegration {
  return {
    name: 'static-music',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const file = join(site, ANSWERS);
        const answers = answersSchema.parse(JSON.parse(await readFile(file, 'utf8')));
        for (const [address, answer] of isEdge ? [] : Object.entries(answers)) {
          await writeFile(join(site, address), JSON.stringify(answer));
        }
        await rm(file);
      },
    },
  };
}
