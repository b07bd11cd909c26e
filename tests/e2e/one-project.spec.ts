import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { OWN_SITES } from '../support/own-site';
import { buildAndServe, type ScratchSite } from '../support/scratch-site';
import type { BuiltSite } from '../support/serve-built-site';
import { siteTestsPass } from '../support/site-tests';
import { findStream } from '../support/stream-traces';

const BUILD_TIMEOUT_MS = 600_000;

// The portfolio of somebody who has written the fields that must be there, and one project; two files are empty. Built once.
test.describe.configure({ mode: 'default' });

let site: ScratchSite;
let server: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  site = await OWN_SITES.one();
  server = await buildAndServe(site);
});

test.afterAll(() => server[Symbol.asyncDispose]());

siteTestsPass(() => ({ site, url: server.url }));

test('the home page has the owner and the project, once, and nothing to control', () => {
  const home = readFileSync(join(site.root, 'dist/client/index.html'), 'utf8');
  expect(home.split('data-cover="kite"')).toHaveLength(2);
  expect(home.split('data-project="kite"')).toHaveLength(2);
  expect(home).not.toContain('class="crate"');
  for (const widget of ['quote', 'marquee', 'social-grid', 'work-history'])
    expect(home).not.toContain(`data-widget="${widget}"`);
});

test('a stream without entries is on no page, in no feed and in no link', () => {
  expect(findStream(join(site.root, 'dist/client'))).toEqual([]);
});
