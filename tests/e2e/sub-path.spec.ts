import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';

import { describeFinding } from '../../checks/finding';
import { checkForBuild } from '../../checks/run-checks';
import { findBrokenAddresses } from '../support/crawl';
import { oneOfEachKind } from '../support/one-of-each-kind';
import { createScratchSite, type ScratchSite } from '../support/scratch-site';
import { serveStatically } from '../support/static-host';
import { visitStaticSite } from '../support/visit-static-site';

const BASE = '/portfolio';
const SITE_URL = 'https://someone.example';
const BUILD_MS = 600_000;

// One build for all tests of this file: in a folder of its host, after one project of each kind was deleted with its folder, and
// all recordings with their entries.
test.describe.configure({ mode: 'default' });

let site: ScratchSite;
let buildOutput = '';

const ENTRIES = 'content/stream/entries.yaml';

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  site = await createScratchSite();
  for (const slug of oneOfEachKind) await site.remove(`projects/${slug}`);
  if (existsSync(ENTRIES)) await site.edit(ENTRIES, withoutRecordings);
  for (const file of globSync('content/stream/media/*.{mp3,m4a,ogg,wav,flac,json}')) {
    await site.remove(file);
  }
  const { code, output } = await site.run('astro', ['build'], { SITE_URL, BASE });
  expect(code, output).toBe(0);
  buildOutput = output;
});

test.afterAll(() => site[Symbol.asyncDispose]());

function withoutRecordings(text: string): string {
  const entries: unknown = parse(text);
  if (!Array.isArray(entries)) return text;
  const left = entries.filter((entry: { type?: unknown }) => entry.type !== 'audio');
  // Without quotes a date would be no text.
  return stringify(left, { defaultStringType: 'QUOTE_SINGLE' });
}

test('every address of every page, feed, sitemap and manifest is in the folder and exists', () => {
  const { found, broken } = findBrokenAddresses(join(site.root, 'dist/client'), SITE_URL + BASE);
  expect(found).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

test('what was deleted leaves no warning for a newcomer to interpret, but links to it are named', async () => {
  const warnings = buildOutput.split('\n').filter((line) => /\[warn\]/i.test(line));
  const isAboutTheDeleted = (line: string) => oneOfEachKind.some((slug) => line.includes(slug));
  const before = (await checkForBuild()).map(describeFinding);
  const isOld = (line: string) => before.some((finding) => line.includes(finding));
  expect(warnings.filter((line) => !isAboutTheDeleted(line) && !isOld(line))).toEqual([]);
});

test('in a folder of a host, without recordings, search, palette and demos work', async ({
  page,
}) => {
  await using host = await serveStatically(join(site.root, 'dist/client'), BASE);
  await visitStaticSite(page, host, { lost: oneOfEachKind, hasRecordings: false });
});
