import { expect, test } from '@playwright/test';

import { serveStatically } from '../support/static-host';
import { visitStaticSite } from '../support/visit-static-site';

const SITE = 'dist/client';

test('without a server the newest recording, search, palette and demos work, and nothing fails', async ({
  page,
}) => {
  await using host = await serveStatically(SITE);
  await visitStaticSite(page, host);
});

test('a static host that reads _headers sends the policy of the server', async ({ request }) => {
  await using host = await serveStatically(SITE);
  for (const path of ['/', '/about', '/pagefind/pagefind.js', '/api/spotify/last-played']) {
    const [here, there] = await Promise.all([request.get(`${host.url}${path}`), request.get(path)]);
    for (const name of ['content-security-policy', 'x-content-type-options', 'permissions-policy'])
      expect(here.headers()[name], `${name} of ${path}`).toBe(there.headers()[name]);
  }
});
