import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { loadFiles } from './files/load-files.ts';
import type { SiteFile } from './files/site-file.ts';

/** Answers requests to on-demand routes. */
export type EndpointHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

export interface Build {
  /** Every prerendered page and other file by its address. */
  files: ReadonlyMap<string, SiteFile>;
  /** Astro's handler, which answers the two music endpoints. */
  answerEndpoint: EndpointHandler;
}

/** What `npm run build` has made. Throws a readable message when it has not run. */
export async function loadBuild(distDirectory: string): Promise<Build> {
  const pages = resolve(distDirectory, 'client');
  const entry = resolve(distDirectory, 'server/entry.mjs');
  if (!existsSync(join(pages, '404.html')) || !existsSync(entry)) {
    throw new Error(
      `There is no whole built site in ${distDirectory}. Run "npm run build" first, or "npm start".`,
    );
  }
  return { files: await loadFiles(pages), answerEndpoint: await loadEndpoints(entry) };
}

async function loadEndpoints(entry: string): Promise<EndpointHandler> {
  const module: unknown = await import(pathToFileURL(entry).href);
  if (hasHandler(module)) return module.handler;
  throw new Error(`${entry} exports no handler. Run "npm run build" again.`);
}

function hasHandler(module: unknown): module is { handler: EndpointHandler } {
  return typeof module === 'object' && module !== null && 'handler' in module;
}
