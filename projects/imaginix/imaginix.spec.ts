import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { playDemo } from '@tests/support/demo';
import { skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

/** A queue paints fifty pictures, which take a minute on a starved machine. */
const PAINTED_WITHIN_MS = 120_000;

describeDemo('imaginix', async (page) => {
  const sentence = stageOf(page).locator('[data-sentence]');
  await expect(sentence).toContainText('never more than 0.8 s behind');
  await stageOf(page).locator('[data-handle="Seconds for a picture"]').press('End');
  await expect(sentence).toContainText('never more than 3.0 s behind');
  await stageOf(page).locator('[data-handle="Seconds for a picture"]').press('Home');
  await expect(sentence).toContainText('never more than 0.2 s behind');
});

for (const delay of ['0.1', '0.4', '1.5']) {
  test(`latest only at ${delay} s: never older than two generations and one snapshot`, async ({
    page,
  }) => {
    await playDemo(page, 'imaginix', `?delay=${delay}`);
    await skipOpening(page);
    const { oldestMs, generationMs, snapshotMs } = await watchAgain(page);
    expect(generationMs).toBeGreaterThanOrEqual(Number(delay) * 1_000);
    expect(oldestMs).toBeGreaterThanOrEqual(generationMs);
    expect(oldestMs).toBeLessThanOrEqual(2 * generationMs + snapshotMs);
  });
}

test('with a queue the same hand leaves the picture 8 seconds behind', async ({ page }) => {
  test.slow(true, 'Fifty pictures are painted, one after the other.');
  await playDemo(page, 'imaginix', '?rule=queue&delay=0.2');
  await skipOpening(page);
  await expect(stageOf(page).locator('[data-sentence]')).toContainText('8.0 s of history');
  const { oldestMs, ages } = await watchAgain(page);
  expect(oldestMs).toBeGreaterThanOrEqual(8_080);
  // Each picture is older than the one before it.
  expect(ages.slice(1).every((age, index) => age > (ages[index] ?? 0))).toBe(true);
});

test('undo restores the exact pixels, and they can be saved as PNG', async ({ page }) => {
  await playDemo(page, 'imaginix', '?delay=0.1');
  await skipOpening(page);
  await pictureIsShown(page);
  const before = await savePng(page);
  const pen = stageOf(page).locator('[data-handle="Pen"]');
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

test('a pointer draws, and the picture follows', async ({ page }) => {
  await playDemo(page, 'imaginix', '?delay=0.1');
  await stageOf(page).getByRole('button', { name: 'Clear' }).press('Enter');
  // Another rule has nothing to draw again.
  await stageOf(page).locator('[data-choose="naive"]').press('Enter');
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(stageOf(page).locator('[data-sentence]')).toContainText('Draw, and see');
  const pen = stageOf(page).locator('[data-handle="Pen"]');
  await pen.scrollIntoViewIfNeeded();
  const box = await pen.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 200, { steps: 12 });
  await page.mouse.up();
  await expect(stageOf(page).locator('[data-events*="shown"]')).toBeVisible();
  await expect(stageOf(page).locator('[data-sentence]')).toContainText('behind the hand');
});

/** Draws the same hand again and measures the pictures from the log of events. */
async function watchAgain(page: Page) {
  const log = stageOf(page).locator('[data-events]');
  await expect(log).toBeVisible();
  await stageOf(page).getByRole('button', { name: 'Same hand again' }).press('Enter');
  await expect(log).toHaveCount(0);
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
