import node from '@astrojs/node';
import type { AstroUserConfig } from 'astro';

/** Whether this build is for Cloudflare Workers (`npm run build:edge`) instead of Node. */
export const isEdge = process.env['ENGINE'] === 'edge';

/** What depends on where the built site will run. The adapter of the other engine is never loaded. */
export async function engine(): Promise<Pick<AstroUserConfig, 'adapter' | 'outDir' | 'session'>> {
  if (!isEdge) return { adapter: node({ mode: 'middleware' }) };
  const { default: cloudflare } = await import('@astrojs/cloudflare');
  return {
    outDir: './dist-edge',
    // Pages and pictures are made here, by Node, as for the other engine; only the endpoints run on Workers.
    adapter: cloudflare({ prerenderEnvironment: 'node', imageService: 'compile' }),
    // Nobody signs in here; unset, the adapter would ask for a store.
    session: false,
  };
}
