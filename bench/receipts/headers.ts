import type { Receipts } from '../../src/collections/receipts.schema.ts';
import { serveBuiltSite } from '../../tests/support/serve-built-site.ts';

type Headers = NonNullable<Receipts['headers']>['figures'];

const PATH = '/about';

/** Headers of the moment or of the connection, which say nothing of this site. */
const PASSING = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** What a page is sent with behind a proxy that ends TLS. */
export async function readHeaders(): Promise<Headers> {
  await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', TRUST_PROXY: 'on' });
  const answer = await fetch(site.url + PATH, {
    headers: { 'X-Forwarded-Proto': 'https', 'Accept-Encoding': 'br' },
  });
  await answer.arrayBuffer();
  const lines = [...answer.headers]
    .filter(([name]) => !PASSING.has(name))
    .map(([name, value]) => ({ name, value }));
  return { path: PATH, lines };
}
