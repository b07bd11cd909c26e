import { expect, test } from '@playwright/test';

import { newestFirst } from '../../src/collections/featured';
import { profile } from '../support/profile';
import { projects } from '../support/samples';
import { entries } from '../support/stream';

const [newest] = newestFirst(projects.map((one) => ({ ...one, slugAsParams: one.slug })));

/** A feed holds the newest of both. */
const titles = [
  ...entries.map(({ date, title, description = '' }) => ({ date, words: title ?? description })),
  ...(newest ? [{ date: newest.publishedAt, words: newest.title }] : []),
].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

for (const path of ['/feed.xml', '/atom.xml']) {
  test(`${path} is readable in a browser`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(`${profile.name}: Projects and stream`).first()).toBeVisible();
    for (const { words } of titles.slice(0, 1))
      await expect(page.getByText(words).first()).toBeVisible();
    // The content of items is markup for feed readers.
    await expect(page.getByText('<p>').first()).toBeHidden();
  });
}

for (const [path, type] of [
  ['/feed.xml', /xml/],
  ['/atom.xml', /xml/],
  ['/feed.json', /json/],
  ...(entries.length > 0 ? ([['/stream/feed.xml', /xml/]] as const) : []),
  ['/sitemap.xml', /xml/],
  ['/robots.txt', /text\/plain/],
  ['/llms.txt', /text\/plain/],
  ...(newest ? ([[`/projects/${newest.slug}.md`, /text\/markdown/]] as const) : []),
  ['/index.md', /text\/markdown/],
  ['/manifest.webmanifest', /manifest\+json/],
] as const) {
  test(`${path} has the right content type`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
  });
}
