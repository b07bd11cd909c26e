import { pathToFileURL } from 'node:url';

import type { ApiHandler } from './create-site.ts';

/** The handler that Astro's build exports for on-demand routes. */
export async function loadApi(entry: string): Promise<ApiHandler> {
  const module: unknown = await import(pathToFileURL(entry).href);
  if (hasHandler(module)) return module.handler;
  throw new Error(`${entry} exports no handler. Run "npm run build" again.`);
}

function hasHandler(module: unknown): module is { handler: ApiHandler } {
  return typeof module === 'object' && module !== null && 'handler' in module;
}
