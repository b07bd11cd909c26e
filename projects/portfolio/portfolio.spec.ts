import { expect, test, type Page, type Request } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, settledSentence, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

const SLUG = 'portfolio';
const BYTES = /([\d,]+) bytes?/;

describeDemo(SLUG, async (page) => {
  const xray = xrayOf(page);
  await xray.press('Enter');
  await expect(xray).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-veil]')).toBeAttached();
  await xray.press('Escape');
  await expect(xray).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-veil]')).toHaveCount(0);
  const before = await settledSentence(page);
  // On a phone the race has no room, and the rival is set in the sentence.
  await stageOf(page).locator('[data-number="Script of the rival"]').press('PageUp');
  await expect(sentenceOf(page)).toContainText('148 KB of script');
  expect(await settledSentence(page)).not.toBe(before);
});

test('the x-ray names every island of the page, with the bytes that came over the wire and a reason', async ({
  page,
}) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await playDemo(page, SLUG);
  await skipOpening(page);
  const wired = await sizesByPath(scripts);
  await xrayOf(page).press('Enter');
  await expect(sentenceOf(page)).toContainText(/\d+ of \d+ parts of this page run/);
  await openMore(page);
  const islands = await readIslands(page);

  // All script of the page is in the list, and nothing else.
  const inFiles = islands.filter(({ text }) => !text.includes('counted with the words'));
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
  expect(reasonOf('_slug_')).toContain('Play the x-ray');
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
  await skipOpening(page);
  await openMore(page);
  const added = (await readIslands(page)).find(({ name }) => name === 'Added');
  expect(added).toMatchObject({ bytes: code.length });
  expect(added?.text).toContain('In short');
});

test('a visit from the cache says so, and the race still uses a first visit', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await expect(noteOf(page)).toContainText(
    /This visit moved all of it, [\d,]+ bytes\. Headers are not counted/,
  );
  const first = await settledSentence(page);
  const bytes = BYTES.exec(await noteOf(page).innerText())?.[1];

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).press('Enter');
  await skipOpening(page);
  await expect(noteOf(page)).toContainText(/Your browser had \d+ of \d+ files already/);
  await expect(noteOf(page)).toContainText('The race uses a first visit.');
  await expect(noteOf(page)).toContainText(`${bytes ?? ''} bytes to read it`);
  await expect(noteOf(page)).not.toContainText(/\b0 bytes/);
  expect(await settledSentence(page)).toBe(first);
});

test('the race divides the measured bytes by the speed, and says that it is a model', async ({
  page,
}) => {
  const all: Request[] = [];
  page.on('requestfinished', (request) => all.push(request));
  await playDemo(page, SLUG, '?kbps=150&rival=192');
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
  const note = await noteOf(page).innerText();
  const [read = 0, script = 0, played = 0] = [...note.matchAll(/[\d,]{3,}/g)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  );
  const wired = await sizesByPath(all);
  expect(read + played).toBe(sum([...wired.values()]));
  // The write-up says so.
  expect(played).toBeGreaterThan(read);

  const seconds = (bytes: number) => (bytes * 8) / 150_000;
  for (const [what, bytes] of [
    ['page', read],
    ['demo', read + played],
    ['rival', read - script + 192_000],
  ] as const) {
    const said = await stageOf(page).locator(`[data-seconds="${what}"]`).innerText();
    expect(Math.abs(Number.parseFloat(said) - seconds(bytes))).toBeLessThan(0.051);
  }
  await expect(stageOf(page).locator('.race')).toContainText('A model');
  await expect(page.locator('[data-demo-caption]')).toContainText('the race is a model');
});

test('X is held for as long as it is down, on the stage only', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const veil = page.locator('[data-veil]');
  await xrayOf(page).focus();
  await page.keyboard.down('x');
  await expect(veil).toBeAttached();
  await page.keyboard.up('x');
  await expect(veil).toHaveCount(0);

  const button = await xrayOf(page).boundingBox();
  if (!button) throw new Error('There is no button.');
  await page.mouse.move(button.x + 20, button.y + 20);
  await page.mouse.down();
  await expect(veil).toBeAttached();
  await page.mouse.up();
  await expect(veil).toHaveCount(0);

  await page.mouse.move(2, 2);
  await page.locator('[data-open-palette]').focus();
  await page.keyboard.down('x');
  await expect(xrayOf(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.up('x');
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

function xrayOf(page: Page) {
  return stageOf(page).locator('[data-handle="X-ray"]');
}

function noteOf(page: Page) {
  return stageOf(page).locator('[data-note][data-shown="true"]');
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
