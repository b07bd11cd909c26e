import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { delayAnswers, sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

/** A queue paints fifty pictures, which take a minute on a starved machine. */
const PAINTED_WITHIN_MS = 120_000;

describeDemo('imaginix', async (page) => {
  await expect(sentenceOf(page)).toContainText('One dab, one picture: it keeps up.');
  await penOf(page).press('Enter');
  await expect(wayOf(page, 'naive')).toContainText(/\d\ss late/);
  await wayOf(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toContainText(
    /It skipped \d+ .* after the pen stopped, not \d+(?:\.\d)?\ss/,
  );
  await expect(wayOf(page, 'mine')).toContainText(/\d\.\d\ss late/);
  const delay = stageOf(page).locator('[data-handle="Seconds for a picture"]');
  await delay.press('End');
  await expect(sentenceOf(page)).toContainText(/not \d{2,3}\ss/);
  await delay.press('Home');
  await expect(sentenceOf(page)).toContainText(/needs 0\.10\ss .* not \d\.\d\ss/);
});

describeThesis('imaginix', {
  gesture: (page) => penOf(page).press('Enter'),
  failure: /is still [\d.]+\ss behind|went on painting the past/,
});

for (const delay of ['0.1', '1.5']) {
  test(`latest only at ${delay} s: never older than two generations and one snapshot`, async ({
    page,
  }) => {
    await playDemo(page, 'imaginix', `?rule=latest&delay=${delay}`);
    const { oldestMs, generationMs, snapshotMs } = await readLog(page);
    expect(generationMs).toBeGreaterThanOrEqual(Number(delay) * 1_000);
    expect(oldestMs).toBeGreaterThanOrEqual(generationMs);
    expect(oldestMs).toBeLessThanOrEqual(2 * generationMs + snapshotMs);
  });
}

test('a shared queue happens: the same hand leaves the picture 8 seconds behind', async ({
  page,
}) => {
  test.slow(true, 'Fifty pictures are painted, one after the other.');
  await playDemo(page, 'imaginix', '?rule=queue&delay=0.2');
  await expect(sentenceOf(page)).toContainText('behind and growing');
  await expect(sentenceOf(page)).toContainText(/The pen stopped. It is still \d/);
  const { oldestMs, ages } = await readLog(page);
  expect(oldestMs).toBeGreaterThanOrEqual(8_080);
  // Each picture is older than the one before it.
  expect(ages.slice(1).every((age, index) => age > (ages[index] ?? 0))).toBe(true);
  await expect(sentenceOf(page)).toContainText(/went on painting the past for \d/);
});

test('undo restores the exact pixels, and they can be saved as PNG', async ({ page }) => {
  await playDemo(page, 'imaginix', '?rule=latest&delay=0.1');
  await pictureIsShown(page);
  const before = await savePng(page);
  const pen = penOf(page);
  await pen.press(' ');
  for (let step = 0; step < 8; step += 1) await pen.press('Shift+ArrowLeft');
  await pen.press(' ');
  await pictureIsShown(page);
  const drawn = await savePng(page);
  expect(drawn.pixels.equals(before.pixels)).toBe(false);
  await stageOf(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await pictureIsShown(page);
  const undone = await savePng(page);
  expect(undone.pixels.equals(before.pixels)).toBe(true);
  const canvas = stageOf(page).locator('.imaginix__picture');
  expect([undone.width, undone.height]).toEqual(
    await canvas.evaluate((one: HTMLCanvasElement) => [one.width, one.height]),
  );
});

test('a pointer draws, the switch draws the same again, and a link carries it; Clear leaves nothing', async ({
  page,
}) => {
  await playDemo(page, 'imaginix', '?delay=1.5');
  await skipOpening(page);
  await stageOf(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await wayOf(page, 'mine').press('Enter');
  await wayOf(page, 'naive').press('Enter');
  await expect(stageOf(page).getByRole('button', { name: 'Trace it for me' })).toBeVisible();
  await expect(sentenceOf(page)).toContainText('Draw a whole line');

  const pen = penOf(page);
  await pen.scrollIntoViewIfNeeded();
  const box = await pen.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 200, { steps: 30 });
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText('You stopped. It is still');
  await expect(page).toHaveURL(/line=[0-9a-z]{8}/);
  await wayOf(page, 'mine').click();
  await expect(sentenceOf(page)).toContainText('after you stopped');

  await page.reload();
  await stageOf(page).getByRole('button', { name: /^Play/ }).click();
  await expect(stageOf(page).locator('[data-events*="shown"]')).toBeVisible();
  await expect(sentenceOf(page)).toContainText('after the pen stopped');
});

test('without motion: the dares say what they came to, and the picture stays beside the open drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playDemo(page, 'imaginix');
  await penOf(page).press('Enter');
  await expect(sentenceOf(page)).toContainText(/went on painting the past for 8\.0\ss/);
  await wayOf(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toContainText(
    /It skipped 39 and was done 0\.2\ss after the pen stopped, not 8\.0\ss/,
  );
  await expect(wayOf(page, 'naive')).toContainText(/8\.0\ss late/);
  await expect(wayOf(page, 'mine')).toContainText(/0\.2\ss late/);
  for (const [name, result] of [
    ['Use the slowest painter', /went on painting the past for 73\ss/],
    ['Wait for a pause', /nothing until the pen stopped: 2\.4\ss/],
    ['Shake the dice each time', /How much does one mark change/],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect(sentenceOf(page)).toContainText(result);
  }
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', ' ', ' '])
    await penOf(page).press(key);
  await expect(sentenceOf(page)).toContainText(/one mark moved \d+ of 100 brush strokes/);
  await pictureIsShown(page);
  await openMore(page);
  const picture = stageOf(page).locator('.imaginix__picture');
  // Its brightest colours cover the body of the whale.
  await expect
    .poll(() =>
      picture.evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
        const bright = pixels?.data.filter((value, index) => index % 4 === 0 && value > 200) ?? [];
        return canvas.height === canvas.clientHeight && bright.length > 10_000;
      }),
    )
    .toBe(true);
});

test('while pictures are late nothing is shown, and then only what the last rule painted', async ({
  page,
}) => {
  const answers = await delayAnswers(page);
  await playDemo(page, 'imaginix');
  await skipOpening(page);
  await pictureIsShown(page);
  await answers.hold();
  await penOf(page).press('Enter');
  await expect(wayOf(page, 'naive')).toContainText(/\d\ss late/);
  await expect(sentenceOf(page)).toContainText('painting 50 old moments');
  await wayOf(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toContainText('skipped');
  await expect(stageOf(page).locator('[data-events]')).toHaveCount(0);
  await answers.release();
  await expect(stageOf(page).locator('[data-events]')).toHaveCount(1);
  await expect(sentenceOf(page)).toContainText(/after the pen stopped, not \d+(?:\.\d)?\ss/);
});

function penOf(page: Page) {
  return stageOf(page).locator('[data-handle="Pen"]');
}

function wayOf(page: Page, way: 'naive' | 'mine') {
  return stageOf(page).locator(`[data-choose="${way}"]`);
}

/** Measures the pictures of a run from its log of events, once all is painted. */
async function readLog(page: Page) {
  const log = stageOf(page).locator('[data-events]');
  await expect(log).toHaveCount(1, { timeout: PAINTED_WITHIN_MS });
  const text = (await log.getAttribute('data-events')) ?? '';
  const events = text.split(',').map((event) => {
    const [kind = '', index = '', atMs = ''] = event.split(' ');
    return { kind, index: Number(index), atMs: Number(atMs) };
  });
  const at = (kind: string, index: number) =>
    events.find((event) => event.kind === kind && event.index === index)?.atMs ?? Number.NaN;
  const shown = events.filter(({ kind }) => kind === 'shown');
  expect(shown.length).toBeGreaterThan(1);
  const generationMs = Math.max(...shown.map(({ index, atMs }) => atMs - at('started', index)));
  // How old each picture was when the next one took its place.
  const ages = shown
    .slice(1)
    .map(({ atMs }, before) => atMs - at('offered', shown[before]?.index ?? -1));
  // 40 ms, and more where the machine is too busy to draw in time.
  const offers = events.filter(({ kind }) => kind === 'offered').map(({ atMs }) => atMs);
  const snapshotMs = Math.max(
    ...offers.slice(1).map((atMs, before) => atMs - (offers[before] ?? atMs)),
  );
  return { generationMs, ages, snapshotMs, oldestMs: Math.max(...ages) };
}

/** All is painted, and the canvas shows it. */
async function pictureIsShown(page: Page): Promise<void> {
  await expect(stageOf(page).locator('[data-events]')).toHaveCount(1);
  let before = '';
  const picture = stageOf(page).locator('.imaginix__picture[data-picture]');
  await expect
    .poll(async () => {
      const now = (await picture.getAttribute('data-picture')) ?? '';
      const isSettled = now !== '' && now === before;
      before = now;
      return isSettled;
    })
    .toBe(true);
}

async function savePng(page: Page) {
  const download = page.waitForEvent('download');
  await stageOf(page).getByRole('button', { name: 'Save PNG' }).press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('imaginix.png');
  const { data, info } = await sharp(await readFile(await saved.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
