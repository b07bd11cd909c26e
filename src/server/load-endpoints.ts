import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';

/** Answers requests to on-demand routes. */
export type EndpointHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

/** The handler that Astro's build exports for on-demand routes. */
export async function loadEndpoints(entry: string): Promise<EndpointHandler> {
  const module: unknown = await import(pathToFileURL(entry).href);
  if (hasHandler(module)) return module.handler;
  throw new Error(`${entry} exports no handler. Run "npm run build" again.`);
}

function hasHandler(module: unknown): module is { handler: EndpointHandler } {
  return typeof module === 'object' && module !== null && 'handler' in module;
}
