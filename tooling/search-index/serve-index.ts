import { relative, sep } from 'node:path';

import type { AstroIntegrationLogger, BaseIntegrationHooks } from 'astro';
import { lookup } from 'mrmime';

import { listSlugs } from '../../checks/content';
import { indexPages } from './index-pages';

const PROJECTS = 'projects';

type Setup = Parameters<BaseIntegrationHooks['astro:server:setup']>[0];

/**
 * Answers the addresses of the search index in `npm run dev`. The index is made of the pages that the development server itself
 * answers with, when it is first asked for; after a change in projects/ it is made again.
 */
export function serveIndex({ server, logger }: Setup, folder: string): void {
  let files: Promise<Map<string, Uint8Array>> | undefined;
  server.watcher.on('all', (_event, path) => {
    if (relative('.', path).startsWith(PROJECTS + sep)) files = undefined;
  });
  server.middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(folder)) return next();
    const name = path.slice(folder.length);
    files ??= makeIndex(`http://${request.headers.host ?? 'localhost'}`, logger);
    files.then(
      (made) => {
        const content = made.get(name);
        if (!content) return next();
        response.setHeader('Content-Type', lookup(name) ?? 'application/octet-stream');
        response.setHeader('Cache-Control', 'no-store');
        response.end(content);
      },
      (error: unknown) => {
        files = undefined;
        next(error);
      },
    );
  });
}

async function makeIndex(
  origin: string,
  logger: AstroIntegrationLogger,
): Promise<Map<string, Uint8Array>> {
  logger.info('Making the search index; the first search takes a few seconds.');
  const pages: { path: string; html: string }[] = [];
  for (const slug of listSlugs('.')) {
    const path = `/projects/${slug}`;
    const answer = await fetch(origin + path);
    // A project that is not published has no page.
    if (answer.status === 404) continue;
    if (!answer.ok) throw new Error(`There is no search yet: ${path} answers ${answer.status}.`);
    pages.push({ path, html: await answer.text() });
  }
  return indexPages(pages);
}
