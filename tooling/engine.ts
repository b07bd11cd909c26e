import node from '@astrojs/node';
import type { AstroUserConfig } from 'astro';

/** Whether this build is for Cloudflare Workers (`npm run build:edge`) instead of Node. */
export const isEdge = process.env['ENGINE'] === 'edge';

/** The settings that depend on where the built site runs. Only the adapter that is used is loaded. */
export async function engine(): Promise<Pick<AstroUserConfig, 'adapter' | 'outDir' | 'session'>> {
  if (!isEdge) return { adapter: node({ mode: 'middleware' }) };
  const { default: cloudflare } = await import('@astrojs/cloudflare');
  return {
    outDir: './dist-edge',
    // Pages and pictures are prerendered by Node as in the other build; only the endpoints run on Workers.
    adapter: cloudflare({ prerenderEnvironment: 'node', imageService: 'compile' }),
    // Not used; if unset, the adapter requires a session store.
    session: false,
  };
}
