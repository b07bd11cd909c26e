import { expect, test } from '@playwright/test';

import { profile } from '../support/profile';
import { someProject } from '../support/samples';

for (const path of ['/feed.xml', '/atom.xml']) {
  test(`${path} is readable in a browser`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(`${profile.name}: Projects and stream`).first()).toBeVisible();
    await expect(page.getByText(someProject.title).first()).toBeVisible();
    // The content of items is markup for feed readers.
    await expect(page.getByText('<p>').first()).toBeHidden();
  });
}

for (const [path, type] of [
  ['/feed.xml', /xml/],
  ['/atom.xml', /xml/],
  ['/feed.json', /json/],
  ['/stream/feed.xml', /xml/],
  ['/sitemap.xml', /xml/],
  ['/robots.txt', /text\/plain/],
  ['/llms.txt', /text\/plain/],
  [`/projects/${someProject.slug}.md`, /text\/markdown/],
  ['/index.md', /text\/markdown/],
  ['/manifest.webmanifest', /manifest\+json/],
] as const) {
  test(`${path} has the right content type`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
  });
}
