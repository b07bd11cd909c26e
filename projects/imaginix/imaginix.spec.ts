import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { delayAnswers, sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

import { writeLine } from './demo/line-code';

/** Pictures are painted one after the other, which takes its time on a starved machine. */
const PAINTED_WITHIN_MS = 120_000;
/** Where pictures are small and soon painted. */
const PHONE = { width: 390, height: 700 };
/** What the sentence says of a queue that has fallen behind, and of one that was. */
const FAILURE = /is still [\d.]+\ss behind|went on painting the past/;
/** A line of 25 snapshots across the canvas: half of the whale, and half of its time. */
const LINE = writeLine([
  { points: Array.from({ length: 25 }, (_, at) => ({ x: 20 + 2 * at, y: 23, atMs: 40 * at })) },
]);

describeDemo('imaginix', async (page) => {
  // A sentence that counts for a minute settles for no other check; below the same happens in motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(sentenceOf(page)).toContainText('One dab, one picture: it keeps up.');
  await penOf(page).press('Enter');
  await expect(sentenceOf(page)).toContainText(FAILURE);
  await wayOf(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toContainText(
    /It skipped \d+ .* after the pen stopped, not \d+(?:\.\d)?\ss/,
  );
  await expect(wayOf(page, 'naive')).toContainText(/done .*\d\ss later/);
  await expect(wayOf(page, 'mine')).toContainText(/done .*\d\ss later/);
  const delay = delayOf(page);
  await delay.press('End');
  await expect(sentenceOf(page)).toContainText(/not \d{2,3}\ss/);
  await delay.press('Home');
  await expect(sentenceOf(page)).toContainText(/needs 0\.10\ss .* not \d\.\d\ss/);
});

describeThesis('imaginix', {
  gesture: async (page) => {
    await page.evaluate(hurryFrames, 10);
    await penOf(page).press('Enter');
  },
  failure: FAILURE,
});

test('a shared line happens: a queue falls behind, latest only keeps to its limit, and undo restores the exact pixels', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(hurryFrames, 1);
  await page.addInitScript(collectSentences);
  await playDemo(page, 'imaginix', `?line=${LINE}`);
  await test.step('in a queue each picture is older than the one before it', async () => {
    const { oldestMs, ages } = await readLog(page);
    expect(oldestMs).toBeGreaterThanOrEqual(4_000);
    expect(ages.every((age, index) => age > (ages[index - 1] ?? 0))).toBe(true);
    await expect(sentenceOf(page)).toContainText(/The pen stopped, and it went on .* \d/);
    const said = await page.evaluate(() => document.documentElement.dataset['said'] ?? '');
    expect(said).toContain('behind and growing');
    expect(said).toMatch(/The pen stopped\. It is still \d/);
  });
  await wayOf(page, 'mine').press('Enter');
  await test.step('latest only is never older than two generations and one snapshot', async () => {
    for (const [key, delayMs] of [
      ['End', 1_500],
      ['Home', 100],
    ] as const) {
      await delayOf(page).press(key);
      await stageOf(page).getByRole('button', { name: 'Same hand again' }).press('Enter');
      const { oldestMs, generationMs, snapshotMs } = await readLog(page);
      expect(generationMs).toBeGreaterThanOrEqual(delayMs);
      expect(oldestMs).toBeGreaterThanOrEqual(generationMs);
      expect(oldestMs).toBeLessThanOrEqual(2 * generationMs + snapshotMs);
    }
  });
  await test.step('undo, and saved as PNG', async () => {
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
});

test('a pointer draws; a dare in the middle of a replay and a link keep all of the line; Clear leaves nothing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(hurryFrames, 2);
  await playDemo(page, 'imaginix');
  await skipOpening(page);
  // A painter for whom any line is too much, however fast it is drawn.
  await delayOf(page).press('End');
  const pen = penOf(page);
  await pen.scrollIntoViewIfNeeded();
  const box = await pen.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 150, { steps: 12 });
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText(/You stopped/);
  await expect(page).toHaveURL(/line=[\w-]{3}/);
  const line = lineOf(page);

  await holdFrames(page, true);
  await wayOf(page, 'mine').click();
  await expect(sentenceOf(page)).toContainText('Always the newest');
  await dareOf(page, 'Wait for a pause').click();
  await holdFrames(page, false);
  await expect(sentenceOf(page)).toContainText('It painted only once you stopped');
  await expect(page).toHaveURL(/rule=pause/);
  expect(lineOf(page)).toBe(line);

  await page.reload();
  await stageOf(page).getByRole('button', { name: /^Play/ }).click();
  await expect(sentenceOf(page)).toContainText('It painted only once the pen stopped');
  await dareOf(page, 'Slow painter').click();
  await expect(page).toHaveURL(/delay=1.5&line=[\w-]{3}/);
  await expect(sentenceOf(page)).toContainText(FAILURE);
  await dareOf(page, 'New dice').click();
  await expect(page).toHaveURL(/noise=fresh&line=[\w-]{3}/);
  await expect(sentenceOf(page)).toContainText(/one mark moved \d+ of 100 brush strokes/);

  await stageOf(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await wayOf(page, 'mine').press('Enter');
  await wayOf(page, 'naive').press('Enter');
  await expect(stageOf(page).getByRole('button', { name: 'Trace it for me' })).toBeVisible();
  await expect(sentenceOf(page)).toContainText('Draw a whole line');
  await expect(page).not.toHaveURL(/line=/);
});

test('without motion: the dares say what they came to, dice end with the next line, and the picture stays beside the open drawer', async ({
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
  await expect(wayOf(page, 'naive')).toContainText(/done 8\.0\ss later/);
  await expect(wayOf(page, 'mine')).toContainText(/done 0\.2\ss later/);
  for (const [name, result] of [
    ['Slow painter', /went on painting the past for 73\ss/],
    ['Wait for a pause', /once the pen stopped: nothing for 2\.4\ss/],
    ['New dice', /How much does one mark change/],
  ] as const) {
    await dareOf(page, name).click();
    await expect(sentenceOf(page)).toContainText(result);
  }
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', ' ', ' '])
    await penOf(page).press(key);
  await expect(sentenceOf(page)).toContainText(/one mark moved \d+ of 100 brush strokes/);
  await wayOf(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toContainText(
    /It skipped \d+ and was done \d\.\d\ss after you stopped/,
  );
  await expect(page).toHaveURL(/\?rule=latest&line=[\w.-]+$/);
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
  await page.setViewportSize(PHONE);
  await page.addInitScript(hurryFrames, 10);
  await playDemo(page, 'imaginix');
  await skipOpening(page);
  await pictureIsShown(page);
  await answers.hold();
  await penOf(page).press('Enter');
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

function delayOf(page: Page) {
  return stageOf(page).locator('[data-handle="Seconds for a picture"]');
}

function dareOf(page: Page, name: string) {
  return stageOf(page).getByRole('link', { name });
}

function lineOf(page: Page) {
  return new URL(page.url()).searchParams.get('line');
}

/**
 * Runs in the page: frames come at a clock of their own, so many at a time, and each counts as the longest that a stage knows.
 * What takes a painter seconds takes a test as long as its pictures.
 */
function hurryFrames(atATime: number): void {
  const cancel = cancelAnimationFrame.bind(globalThis);
  const waiting = new Map<number, FrameRequestCallback>();
  let [now, isHeld] = [performance.now(), false];
  // Far from the numbers that the browser gives.
  let last = 1e9;
  globalThis.requestAnimationFrame = (draw) => {
    last += 1;
    waiting.set(last, draw);
    return last;
  };
  globalThis.cancelAnimationFrame = (id) => {
    if (!waiting.delete(id)) cancel(id);
  };
  addEventListener('hold-frames', () => (isHeld = true));
  addEventListener('release-frames', () => (isHeld = false));
  setInterval(() => {
    for (let frame = 0; frame < atATime && !isHeld; frame += 1) {
      now += 100;
      for (const [id, draw] of [...waiting]) if (waiting.delete(id)) draw(now);
    }
  }, 30);
}

/** Stops the hurried frames, or lets them go on. */
async function holdFrames(page: Page, isHeld: boolean): Promise<void> {
  await page.evaluate(
    (name) => void dispatchEvent(new Event(name)),
    isHeld ? 'hold-frames' : 'release-frames',
  );
}

/** Runs in the page: everything that the sentence ever says, also between two looks of a test, in `data-said` of the document. */
function collectSentences(): void {
  const said = new Set<string>();
  new MutationObserver(() => {
    const text = document.querySelector('[data-sentence]')?.textContent ?? '';
    if (said.has(text)) return;
    said.add(text);
    document.documentElement.dataset['said'] = [...said].join(' ');
  }).observe(document, { subtree: true, childList: true, characterData: true });
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
