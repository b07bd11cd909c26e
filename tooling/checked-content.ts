import { resolve } from 'node:path';

import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';

import { checkContent } from './content/check-content.ts';
import { describeMistake, type Mistake } from './content/mistake.ts';
import { toErrorPage } from './content/error-page.ts';

/** A change often comes as several events; they are checked together. */
const SETTLE_MS = 50;

/**
 * Checks everything that an author wrote. A build stops and names every mistake; the dev server shows them in the browser
 * instead of its pages, and goes on when they are corrected.
 */
export function checkedContent(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build' && command !== 'sync') return;
        const errors = report(checkContent(), logger);
        if (errors.length > 0) throw toError(errors);
      },
      'astro:server:setup': ({ server, logger }) => showMistakes(server, logger),
    },
  };
}

function showMistakes(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  /** Unset: to be checked when the next page is asked for. */
  let errors: Mistake[] | undefined;
  const check = () => {
    if (errors) return errors;
    errors = report(checkContent(), logger);
    for (const mistake of errors) logger.error(describeMistake(mistake));
    return errors;
  };

  let settling: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_, path) => {
    if (!/^(?:content|projects)[\\/]/.test(path.replace(resolve('.'), '').slice(1))) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      const before = toText(errors ?? []);
      errors = undefined;
      if (toText(check()) === before) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    }, SETTLE_MS);
  });

  server.middlewares.use((request, response, next) => {
    if (!request.headers.accept?.includes('text/html') || check().length === 0) return next();
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(toErrorPage(check()));
  });
}

/** Logs the warnings and returns the others. */
function report(mistakes: Mistake[], logger: AstroIntegrationLogger): Mistake[] {
  for (const mistake of mistakes) {
    if (mistake.isWarning) logger.warn(describeMistake(mistake));
  }
  return mistakes.filter(({ isWarning }) => !isWarning);
}

function toError(mistakes: Mistake[]): Error {
  const error = new Error(`The content has mistakes.\n${toText(mistakes)}`);
  // Where the check stands in this program is of no use to an author.
  error.stack = error.message;
  return error;
}

function toText(mistakes: Mistake[]): string {
  return mistakes.map(describeMistake).join('\n');
}
