import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { findBrokenAddresses } from '../support/crawl';
import { createScratchSite, type ScratchSite } from '../support/scratch-site';
import { serveStatically } from '../support/static-host';
import { visitStaticSite } from '../support/visit-static-site';

const BASE = '/portfolio';
const SITE_URL = 'https://someone.example';
const BUILD_MS = 600_000;

// One build for all tests of this file.
test.describe.configure({ mode: 'default' });

let site: ScratchSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  site = await createScratchSite();
  await writeFile(join(site.root, '.env'), `SITE_URL=${SITE_URL}\n`);
  const { code, output } = await site.run('astro', ['build'], { BASE });
  expect(code, output).toBe(0);
});

test.afterAll(() => site[Symbol.asyncDispose]());

test('every address of every page, feed, sitemap and manifest is in the folder and exists', () => {
  const { found, broken } = findBrokenAddresses(join(site.root, 'dist/client'), SITE_URL + BASE);
  expect(found).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('in a folder of a host the newest recording, search, palette and demos work', async ({
  page,
}) => {
  await using host = await serveStatically(join(site.root, 'dist/client'), BASE);
  await visitStaticSite(page, host);
});
