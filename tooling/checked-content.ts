import { resolve } from 'node:path';

import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';

import { describeFinding, type Finding } from '../checks/finding.ts';
import { checkForBuild } from '../checks/run-checks.ts';
import { toErrorPage } from './content-error-page.ts';

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
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'sync') return;
        const mistakes = await findMistakes(logger, ({ isFatal }) => isFatal);
        if (mistakes.length > 0) throw toError(mistakes);
      },
      'astro:server:setup': ({ server, logger }) => showMistakes(server, logger),
    },
  };
}

function showMistakes(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  /** Unset: to be checked when the next page is asked for. */
  let checking: Promise<Finding[]> | undefined;
  const check = () => (checking ??= findAndLogMistakes(logger));
  /** What was found when a page was asked for last. */
  let shown: Promise<Finding[]> | undefined;

  let settling: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_, path) => {
    if (!/^(?:content|projects)[\\/]/.test(path.replace(resolve('.'), '').slice(1))) return;
    // Astro reloads a page at once, and it must not get what was found before.
    checking = undefined;
    clearTimeout(settling);
    settling = setTimeout(() => {
      // The file may have been half written.
      checking = undefined;
      Promise.all([shown, check()]).then(
        ([before = [], now]) => {
          if (toText(now) === toText(before)) return;
          server.environments.client.hot.send({ type: 'full-reload' });
        },
        (error: unknown) => logger.error(String(error)),
      );
    }, SETTLE_MS);
  });

  server.middlewares.use((request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    shown = check();
    shown.then((mistakes) => {
      if (mistakes.length === 0) return next();
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(toErrorPage(mistakes));
    }, next);
  });
}

async function findAndLogMistakes(logger: AstroIntegrationLogger): Promise<Finding[]> {
  const mistakes = await findMistakes(logger, (one) => one.isFatal && !one.warnsInDev);
  for (const mistake of mistakes) logger.error(describeFinding(mistake));
  return mistakes;
}

/** What stops a build or a page. The other findings are only logged. */
async function findMistakes(
  logger: AstroIntegrationLogger,
  stops: (finding: Finding) => boolean,
): Promise<Finding[]> {
  const findings = await checkForBuild();
  for (const finding of findings) if (!stops(finding)) logger.warn(describeFinding(finding));
  return findings.filter(stops);
}

function toError(mistakes: Finding[]): Error {
  const error = new Error(`The content has mistakes.\n${toText(mistakes)}`);
  // Where the check stands in this program is of no use to an author.
  error.stack = '';
  return error;
}

function toText(mistakes: Finding[]): string {
  return mistakes.map(describeFinding).join('\n');
}
