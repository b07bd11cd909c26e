import { expect, test, type Page, type Request } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, settledSentence, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';
import { demos } from '@tests/support/samples';

const SLUG = 'portfolio';
const SNAP = /^Snap\./;

describeDemo(SLUG, async (page) => {
  await expect(sentenceOf(page)).toContainText('What if every part gets script?');
  await ringOf(page).press('PageUp');
  await expect(sentenceOf(page)).toContainText(/The line carries [\d.]+ of 95\sKB/);
  await ringOf(page).press('End');
  await expect(sentenceOf(page)).toHaveText(SNAP);
  await ringOf(page).press('Home');
  await expect(sentenceOf(page)).not.toHaveText(SNAP);
  await ringOf(page).press('PageUp');
});

describeThesis(SLUG, {
  gesture: (page) => ringOf(page).press('End'),
  failure: SNAP,
});

test('the line carries what the parts that have script weigh, both ways at once', async ({
  page,
}) => {
  const all: Request[] = [];
  page.on('requestfinished', (request) => all.push(request));
  await playDemo(page, SLUG, '?reach=100&kbps=150');
  // A shared run happens: the page is hung up whole before anything falls.
  await expect(sentenceOf(page)).not.toHaveText(SNAP);
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
  await expect(sentenceOf(page)).toHaveText(SNAP);
  await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');

  const wired = await sizesByPath(all);
  await openMore(page);
  const visit = await stageOf(page).locator('[data-visit]').innerText();
  const [read = 0, script = 0, played = 0] = [...visit.matchAll(/[\d,]{3,}/g)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  );
  expect(read + played).toBe(sum([...wired.values()]));
  // The write-up says so.
  expect(played).toBeGreaterThan(read);

  const weights = { naive: read - script + 138_000, mine: read };
  for (const [way, bytes] of Object.entries(weights)) {
    const said = await stageOf(page).locator(`[data-choose="${way}"] b`).innerText();
    expect(Math.abs(Number.parseFloat(said) - bytes / 1_000)).toBeLessThan(0.101);
  }
  const seconds = (bytes: number) => (bytes * 8) / 150_000;
  const waits = await stageOf(page).locator('[data-seconds]').allInnerTexts();
  for (const [index, bytes] of Object.values(weights).entries()) {
    expect(Math.abs(Number.parseFloat(waits[index] ?? '') - seconds(bytes))).toBeLessThan(0.051);
  }

  // The other way of the same slow run is waited for as well, but not as long.
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(sentenceOf(page)).toContainText('still blank');
  await expect(sentenceOf(page)).toContainText('It hangs:');

  // With the demo on it, no way holds; taken off, the page hangs again.
  await stageOf(page).locator('[data-dare*="demo=1"]').press('Enter');
  await expect(sentenceOf(page)).toContainText(/Snap\. With this demo in it/);
  await stageOf(page).getByRole('button', { name: 'Load it only on Play' }).press('Enter');
  await expect(sentenceOf(page)).toContainText('get script. It hangs:');
});

test('as the first track of the tour it counts the parts that it counts on its own page', async ({
  page,
}) => {
  test.skip(demos.length < 2, 'there is no tour of fewer than two demos');
  const given = /You gave \d+ parts/;
  await playDemo(page, SLUG, '?reach=100');
  await expect(sentenceOf(page)).toContainText(given);
  const own = given.exec(await settledSentence(page))?.[0] ?? '';
  await page.goto('/play');
  await page.locator(`.front__spines [data-sleeve="${SLUG}"] a`).click();
  await expect(page.locator('.tour [data-sentence]')).toContainText(given);
  await expect(page.locator('.tour [data-sentence]')).toContainText(own);
});

test('the ring is dragged until the line snaps, falls, and can be dragged back', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const ring = ringOf(page);
  await ring.scrollIntoViewIfNeeded();
  const box = await ring.boundingBox();
  const line = await stageOf(page).locator('.drawing').boundingBox();
  if (!box || !line) throw new Error('Nothing hangs.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + line.width * 0.1, y, { steps: 4 });
  await expect(sentenceOf(page)).toContainText('The line carries');
  await page.mouse.move(x + line.width * 0.6, y, { steps: 4 });
  await expect(sentenceOf(page)).toHaveText(SNAP);
  await expect.poll(async () => (await ring.boundingBox())?.y).toBeGreaterThan(y + line.height / 3);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText('What if every part');
  await expect.poll(async () => (await ring.boundingBox())?.y).toBeLessThan(y);
});

test('a ring that is pulled down asks again, and says which way', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const ring = ringOf(page);
  await ring.scrollIntoViewIfNeeded();
  const box = await ring.boundingBox();
  if (!box) throw new Error('Nothing hangs.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 90, { steps: 4 });
  await page.mouse.up();
  await expect(ring).toContainText('Slide me sideways');
  await expect(ring).toHaveAttribute('data-lit', 'true');
});

test('who stops one part short of the snap has found the last straw', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await stageOf(page).locator('[data-dare]').first().press('Enter');
  await expect(sentenceOf(page)).toContainText('Stop one short.');
  for (let press = 0; press < 40; press += 1) {
    if (/found it/.test(await settledSentence(page))) break;
    await ringOf(page).press('ArrowRight');
  }
  await expect(sentenceOf(page)).toContainText('One more and it snaps.');
});

test('the drawer names every island of the page, with the bytes that came over the wire and a reason', async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await playDemo(page, SLUG);
  await skipOpening(page);
  const wired = await sizesByPath(scripts);
  await openMore(page);
  const islands = await readIslands(page);

  // All script of the page is in the list, and nothing else.
  const inFiles = islands.filter(({ text }) => !text.includes('part of the HTML'));
  expect(sum(inFiles.map(({ bytes }) => bytes))).toBe(sum([...wired.values()]));

  // Every script element of the document has a line.
  const named = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) =>
      new URL(src).pathname.replace(/^.*\//, '').split('.').at(0),
    ),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(islands.map(({ name }) => name)).toEqual(expect.arrayContaining(named));

  // The reason is what the visitor can operate. Those names are on the page, not in the demo.
  const reasonOf = (name: string) => islands.find((island) => island.name === name)?.text;
  const palette = await page.locator('[data-open-palette]').getAttribute('aria-label');
  expect(reasonOf('BaseLayout')).toContain(palette);
  expect(reasonOf('BaseLayout')).toContain('Dark theme');
  expect(reasonOf('WriteUpLayout')).toContain('Copy');
  expect(reasonOf('_slug_')).toContain('Play this page');
  expect(reasonOf('demo')).toContain('This demo, when Play is pressed');
  expect(islands.at(0)?.name).toBe('demo');
});

test('a part that gains a script of its own gets a line of its own', async ({ page }) => {
  const code = 'document.querySelector("#content h2").dataset.watched = "yes";';
  await page.route('**/_astro/Added.abc.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.goto(`/projects/${SLUG}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/_astro/Added.abc.js';
    document.body.append(script);
  });
  await expect(page.locator('#content h2').first()).toHaveAttribute('data-watched', 'yes');
  await page.getByRole('button', { name: /^Play/ }).press('Enter');
  await expect(stageOf(page)).toHaveAttribute('data-state', 'running');
  await skipOpening(page);
  await openMore(page);
  const added = (await readIslands(page)).find(({ name }) => name === 'Added');
  expect(added).toMatchObject({ bytes: code.length });
  expect(added?.text).toContain('In short');
});

test('a visit from the cache says so, and the line still bears a first visit', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await openMore(page);
  const visit = stageOf(page).locator('[data-visit]');
  await expect(visit).toContainText(
    /This visit moved all of it, [\d,]+ bytes\. Headers are not counted/,
  );
  const first = await settledSentence(page);
  const bytes = /([\d,]+) bytes?/.exec(await visit.innerText())?.[1];

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).press('Enter');
  await expect(stageOf(page)).toHaveAttribute('data-state', 'running');
  await skipOpening(page);
  await openMore(page);
  await expect(visit).toContainText(/Your browser had \d+ of \d+ files already/);
  await expect(visit).toContainText('The line bears a first visit.');
  await expect(visit).toContainText(`${bytes ?? ''} bytes to read it`);
  await expect(visit).not.toContainText(/\b0 bytes/);
  expect(await settledSentence(page)).toBe(first);
});

test('a line of the list leads to its part, and the x-ray can be ended there', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await openMore(page);
  await stageOf(page).locator('[data-island="WriteUpLayout"] button').press('Enter');
  await expect(page.locator('.copy-code').first()).toBeInViewport();
  await expect.poll(() => new URL(page.url()).search).toBe('?xray=1');
  await page.getByRole('button', { name: 'End the x-ray' }).click();
  await expect(page.locator('[data-veil]')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('the chosen way darkens the page around the stage for a moment, and a key ends it', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(page.locator('[data-veil]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-veil]')).toHaveCount(0);
});

test('Reset in full screen starts over, and the page weighs the same', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const first = await settledSentence(page);
  // Covers under the pointer fetch their previews, which are no part of the page.
  const previews = page.waitForResponse(/\.webp$/);
  await page.locator('.related [data-preview]').first().hover();
  await previews;
  await stageOf(page).getByRole('button', { name: 'Full screen' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await ringOf(page).press('PageUp');
  await expect(sentenceOf(page)).toContainText('The line carries');
  await stageOf(page).getByRole('button', { name: 'Reset' }).press('Enter');
  await expect.poll(() => settledSentence(page)).toBe(first);
  await expect(ringOf(page)).toBeVisible();
});

function ringOf(page: Page) {
  return stageOf(page).locator('[data-handle="Script down to"]');
}

/** The lines of the list: name, bytes and everything they say. */
function readIslands(page: Page) {
  return stageOf(page)
    .locator('[data-island]')
    .evaluateAll((lines) =>
      lines.map((line) => ({
        name: line.getAttribute('data-island') ?? '',
        bytes: Number(line.getAttribute('data-bytes')),
        text: line.textContent,
      })),
    );
}

/** What came over the wire for each path, as the browser's own tools count it. */
async function sizesByPath(requests: readonly Request[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const request of requests) {
    const { pathname } = new URL(request.url());
    // The icon of the tab is fetched whenever the browser likes, and is no part of the page.
    if (pathname === '/favicon.svg') continue;
    // The demo asks for scripts a second time, to read them, and gets them from the cache.
    if (sizes.has(pathname)) continue;
    sizes.set(pathname, (await request.sizes()).responseBodySize);
  }
  return sizes;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
