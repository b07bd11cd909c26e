import { readBase } from '../src/config/base.ts';
import { LOCAL_ADDRESS } from '../src/config/local-address.ts';
import { readSiteUrl } from '../src/config/site-url.ts';
import type { Site } from './content.ts';
import type { Finding } from './finding.ts';
import { explainExample } from './link-problem.ts';

/** Whether the site knows its public address. */
export function checkAddress({ variable }: Pick<Site, 'variable'>): Finding[] {
  const url = tryReading(() => readSiteUrl(variable('SITE_URL')));
  const base = tryReading(() => readBase(variable('BASE')));
  const refusals = [url, base].flatMap(({ refusal }) =>
    refusal === undefined ? [] : [{ file: '.env', message: refusal, isFatal: true }],
  );
  const message = url.refusal === undefined ? explainUrl(url.value) : undefined;
  if (message === undefined) return refusals;
  return [{ file: '.env', field: 'SITE_URL', message, isFatal: false }, ...refusals];
}

/** What a build accepts, but nobody should publish. */
function explainUrl(url: string | undefined): string | undefined {
  if (url === undefined) {
    return `it is not set, so feeds, cards and the sitemap name ${LOCAL_ADDRESS}. Write SITE_URL=https://your.address into .env.`;
  }
  if (explainExample(url)) return `${url} reaches nobody. Write the public address of the site.`;
  if (url.startsWith('https:')) return undefined;
  return `${url} is not encrypted. Write SITE_URL=${url.replace('http:', 'https:')}.`;
}

/** The readers are those of the build, so what they refuse stops a build with the same sentence. */
function tryReading<Value>(read: () => Value): { value?: Value; refusal?: string } {
  try {
    return { value: read() };
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}
