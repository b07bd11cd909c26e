import { expect, test, type Locator, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { setVisibility, settledSentence, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

const SEGMENT_BYTES = 1_460;

describeDemo('prakruti', async (page) => {
  const sentence = stageOf(page).locator('[data-sentence]');
  await expect(sentence).toContainText('The words come with trip 3.');
  for (const name of ['Photo', 'Web font']) {
    await card(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(card(page, name)).toHaveAttribute('aria-pressed', 'false');
    await expect(card(page, name)).toBeFocused();
  }
  await expect(sentence).toContainText('trip 1. At 300 ms a round trip, you read them after 300');
  await card(page, 'Photo').press('Space');
  await expect(sentence).toContainText('trip 2.');
  await card(page, 'Web font').press('Space');
  await expect(sentence).toContainText('trip 3.');
});

test('the meter is the gzip size of what is on the page, and of everything in it', async ({
  page,
}) => {
  await playDemo(page, 'prakruti');
  await skipOpening(page);
  await page.locator('[data-more] > summary').press('Enter');
  const source = await page.locator('[data-source]').innerText();
  const host = stageOf(page).locator('.prakruti__host');

  // Once as a page of its own, where markup may be made from text: it is the page on the stage.
  const alone = await page.context().newPage();
  await alone.setContent(source);
  const shown = await host.evaluate(({ shadowRoot }) => ({
    body: shadowRoot?.innerHTML,
    photo: shadowRoot?.querySelector('img')?.src ?? '',
    rules: shadowRoot?.adoptedStyleSheets[0]?.cssRules.length,
  }));
  const parsed = await alone.evaluate(() => ({
    body: document.body.innerHTML,
    rules: document.styleSheets[0]?.cssRules.length,
  }));
  expect(shown.photo).toMatch(/^data:image\/jpeg;base64,/);
  expect(shown.body?.replace(shown.photo, 'photo.jpg')).toBe(parsed.body);
  expect(shown.rules).toBe(parsed.rules);

  const [origin] = page.url().split('/projects');
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const script = await page.request.get(find(files, /\/demo\.[\w-]+\.js$/));
  const font = await page.request.get(find(files, /\/archivo\.[\w-]+\.woff2$/));
  expect(script.url()).toContain(origin);
  const [words, code] = await alone.evaluate(
    (texts) =>
      Promise.all(
        texts.map(async (text) => {
          const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
          const { byteLength } = await new Response(packed).arrayBuffer();
          return byteLength;
        }),
      ),
    [source, await script.text()],
  );
  const photo = Buffer.from(shown.photo.split(',')[1] ?? '', 'base64').length;
  const total = (words ?? 0) + (code ?? 0) + (await font.body()).length + photo;
  expect(await meterOf(page)).toBe(total);
  await expect(card(page, 'Script')).toHaveAccessibleName(new RegExp(grouped(code ?? 0)));
  await expect(card(page, 'Photo')).toHaveAccessibleName(new RegExp(grouped(photo)));
});

test('a drop that exceeds the first window adds exactly the round trips of the formula', async ({
  page,
}) => {
  await playDemo(page, 'prakruti', '?parts=none&rtt=80');
  await skipOpening(page);
  for (const name of ['Script', 'Web font', 'Photo']) {
    const before = { bytes: await meterOf(page), trips: await tripOf(page) };
    await drag(page, card(page, name), stageOf(page).locator('.prakruti__window'));
    await expect(card(page, name)).toHaveAttribute('aria-pressed', 'true');
    await settledSentence(page);
    const after = await meterOf(page);
    expect(after).toBeGreaterThan(before.bytes);
    expect((await tripOf(page)) - before.trips).toBe(tripsFor(after) - tripsFor(before.bytes));
    expect(await tripOf(page)).toBe(tripsFor(after));
    await expect(stageOf(page).locator('[data-sentence]')).toContainText(
      `after ${grouped(tripsFor(after) * 80)} ms`,
    );
    // The flag stands on the band of that trip, once it has arrived.
    await expect(stageOf(page).locator('[data-words]')).toHaveAttribute(
      'data-words',
      String(tripsFor(after)),
    );
  }
  expect(await tripOf(page)).toBe(3);
  await drag(page, card(page, 'Photo'), stageOf(page).locator('.prakruti__tray i').last());
  await expect(card(page, 'Photo')).toHaveAttribute('aria-pressed', 'false');
  expect(await tripOf(page)).toBe(tripsFor(await meterOf(page)));
});

test('14,600 bytes take one trip and one byte more takes two', async ({ page }) => {
  await playDemo(page, 'prakruti', '?parts=none&fill=14600');
  await skipOpening(page);
  expect([await meterOf(page), await tripOf(page)]).toEqual([14_600, 1]);
  await stageOf(page).locator('[data-number="Fill up to"]').press('ArrowUp');
  await expect(stageOf(page).locator('[data-trips]')).toHaveText('2');
  expect(await meterOf(page)).toBe(14_601);
  await expect(stageOf(page)).toContainText('11 segments');
});

test('the page is blank until the trip of its words, and with words first only the rest waits', async ({
  page,
}) => {
  // Nine trips of two seconds; a hidden tab holds the load, so that nothing here depends on the machine's speed.
  await playDemo(page, 'prakruti', '?rtt=2000&window=1&fill=500000');
  await skipOpening(page);
  const frame = stageOf(page).locator('.prakruti__page');
  await setVisibility(page, 'hidden');
  await expect(frame).toHaveAttribute('data-painted', 'false');
  await expect(frame).toContainText('Nothing to read');
  await expect(stageOf(page).locator('[data-words]')).toHaveCount(0);
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(stageOf(page).locator('[data-sentence]')).toContainText('after 2,000 ms');
  await expect(stageOf(page)).toContainText('the rest is there after 18,000 ms');
  await setVisibility(page, 'visible');
  await expect(frame).toHaveAttribute('data-painted', 'true');
  await setVisibility(page, 'hidden');
  await expect(stageOf(page).locator('[data-words]')).toHaveAttribute('data-words', '1');
  // Words before the picture: it is asked for, and not there yet.
  await expect(frame.locator('img:not([src])')).toHaveCount(1);
});

test('a wider leaf is two arcs still, and its characters are weighed', async ({ page }) => {
  await playDemo(page, 'prakruti', '?parts=none');
  await skipOpening(page);
  const leaf = stageOf(page).locator('[data-handle="Width of the leaf"]');
  const before = await meterOf(page);
  const path = stageOf(page).locator('.prakruti__host path');
  await expect(path).toHaveAttribute('d', 'M100 20A100 100 0 0 1 100 180A100 100 0 0 1 100 20Z');
  await leaf.press('ArrowRight');
  await expect(leaf).toHaveAttribute('aria-valuenow', '82');
  await expect(path).toHaveAttribute(
    'd',
    'M100 20A98.5 98.5 0 0 1 100 180A98.5 98.5 0 0 1 100 20Z',
  );
  await expect.poll(() => meterOf(page)).not.toBe(before);
  const box = await leaf.boundingBox();
  const edge = await path.boundingBox();
  expect(
    Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (edge?.x ?? 0) - (edge?.width ?? 0)),
  ).toBeLessThan(2);
});

function card(page: Page, name: string): Locator {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}

async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  const box = await onto.boundingBox();
  if (!box) throw new Error('There is nothing to drop it on.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** As the line under the sentence says it. */
async function meterOf(page: Page): Promise<number> {
  const note = await stageOf(page).locator('.sentence__note').innerText();
  return Number(/^([\d,]+) bytes/.exec(note)?.[1]?.replaceAll(',', ''));
}

async function tripOf(page: Page): Promise<number> {
  return Number(await stageOf(page).locator('[data-trips]').innerText());
}

/** The formula of the write-up, in closed form: flights of 10, 20, 40 segments. */
function tripsFor(bytes: number): number {
  return Math.ceil(Math.log2(Math.ceil(bytes / SEGMENT_BYTES) / 10 + 1));
}

function grouped(count: number): string {
  return new Intl.NumberFormat('en-GB').format(count);
}

function find(files: readonly string[], name: RegExp): string {
  const file = files.find((one) => name.test(one));
  if (file === undefined) throw new Error(`No file is called ${name}.`);
  return file;
}
