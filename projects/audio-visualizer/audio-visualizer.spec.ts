import { expect, test, type Locator, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

import { expectLoudest } from './expect-loudest';

const SLUG = 'audio-visualizer';
const TONE = '?hz=440';
/** The longest that the opening act may take where frames come slowly. */
const OPENING_MS = 90_000;
/** More bright pixels than this are bars; a silent disc has none. */
const VISIBLE = 300;

describeDemo(SLUG, async (page) => {
  const disc = stageOf(page).getByRole('slider', { name: 'Pitch' });
  const sentence = stageOf(page).locator('[data-sentence]');
  await disc.focus();
  await page.keyboard.press('PageUp');
  await expect(disc).toHaveAttribute('aria-valuetext', '880 Hz, A 5');
  await expect(sentence).toContainText('880 Hz and bar 34 of 64');
  await page.keyboard.press('PageDown');
  await expect(sentence).toContainText('440 Hz and bar 26 of 64');
});

test('a held pitch is heard, and stands in its own bar', async ({ page }) => {
  const demo = await playDemo(page, SLUG, TONE);
  await expect(demo.getByRole('slider', { name: 'Pitch' })).toBeFocused();
  await page.keyboard.down('Space');
  await expectLoudest(demo, 440);
  await expect(demo.locator('[data-bar]')).toHaveText('26');
  await page.keyboard.press('PageUp');
  await expectLoudest(demo, 880);
  await expect(demo.locator('[data-bar]')).toHaveText('34');
  await page.keyboard.up('Space');
  await expect(demo.locator('.sentence__note')).toContainText('Silence right now');
  await expect(page).toHaveURL(/hz=880/);
});

test('the same octave has 2.8% of the disc in equal hertz and 12% in equal octaves', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG, '?hz=440&axis=hertz');
  const sentence = demo.locator('[data-sentence]');
  await expect(demo).toHaveAttribute('data-approach', 'naive');
  await expect(sentence).toHaveText(/440 Hz and bar 2 of 64 .* has 2.8% of the disc/);
  await demo.locator('[data-choose="mine"]').click();
  await expect(demo).toHaveAttribute('data-approach', 'mine');
  await expect(sentence).toHaveText(/four octaves gets 46% of the disc in equal octaves/);
  await demo.locator('[data-choose="naive"]').click();
  await expect(sentence).toHaveText(/four octaves gets 10% of the disc in equal hertz/);
});

test('the opening act squeezes the tune, unfolds the disc and asks for a press', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG);
  const sentence = demo.locator('[data-sentence]');
  await expect(sentence).toHaveText(/gets 10% of the disc in equal hertz/);
  await expect(demo.locator('[data-choose="naive"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence).toHaveText(/gets 46% of the disc in equal octaves/);
  await expect(demo).toHaveAttribute('data-opening', 'done', { timeout: OPENING_MS });
  await expect(demo.getByText('Press the disc')).toBeVisible();
  // The chord stays on the disc until somebody plays.
  expect(await brightPixels(demo)).toBeGreaterThan(VISIBLE);
  await pressDisc(page, demo, 0.5);
  await expectLoudest(demo, 800);
  await expect(demo.getByText('Press the disc')).toBeHidden();
  await page.mouse.up();
});

test('pressing the disc plays the pitch under the pointer, and dragging sweeps', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG, TONE);
  await pressDisc(page, demo, 0.5);
  await expectLoudest(demo, 800);
  await movePointer(page, demo, 0.65);
  await expectLoudest(demo, 40 * 400 ** 0.65);
  await page.mouse.up();
});

test('a drum is every bar, and 60 Hz is told from 75 only by the longer window', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG, '?play=60-75');
  const sentence = demo.locator('[data-sentence]');
  await expect(sentence).toHaveText(/60 Hz stands up in bar 6 and 75 Hz in bar 6/);
  await demo.getByRole('spinbutton', { name: 'Window' }).press('ArrowRight');
  await expect(sentence).toHaveText(/8,192 samples, 60 Hz stands up in bar 5 and 75 Hz in bar 7/);
  await demo.locator('[data-dare="?play=drum"]').click();
  await expect(sentence).toHaveText(/every bar at once. It leaves the disc in 1.08 s/);
});

test('Pause keeps the picture, and going on lets it move again', async ({ page }) => {
  const demo = await playDemo(page, SLUG, '?play=drum');
  await pauseWhileBright(demo);
  const held = await pictureOf(demo);
  expect(await brightPixels(demo)).toBeGreaterThan(0);
  // Frames go on in the page; the picture has to be the same in all of them.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let frames = 0;
        requestAnimationFrame(function next() {
          frames += 1;
          if (frames < 20) requestAnimationFrame(next);
          else done();
        });
      }),
  );
  expect(await pictureOf(demo)).toBe(held);
  await demo.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await pictureOf(demo)) === held).toBe(false);
});

test('with depth: a worker draws it, keys and drags turn it, and scrolling past does not tilt it', async ({
  page,
}) => {
  const working = page.waitForEvent('worker');
  const demo = await playDemo(page, SLUG, '?view=depth&hz=440');
  expect((await working).url()).toContain('paint.worker');
  const orbit = demo.getByRole('application');
  await orbit.focus();
  for (const key of ['ArrowRight', 'ArrowUp', '-']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/turn=26&tilt=44&distance=16/);

  const box = await orbit.boundingBox();
  if (!box) throw new Error('The picture has no place.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  for (const way of [5, 20, 60, 120]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: middle.x, y: middle.y - way }],
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, 100);
  await orbit.press('ArrowLeft');
  await expect(page).toHaveURL(/tilt=44&distance=16/);
});

test('the wheel zooms a disc that was pressed, two fingers zoom it too, and scrolling past does not', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG, TONE);
  const disc = demo.locator('.disc');
  await disc.scrollIntoViewIfNeeded();
  await disc.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(disc).toHaveAttribute('data-zoom', '1.00');
  await disc.hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.wheel(0, -200);
  await expect(disc).toHaveAttribute('data-zoom', '1.65');
  await disc.press('0');
  await expect(disc).toHaveAttribute('data-zoom', '1.00');

  const box = await disc.boundingBox();
  if (!box) throw new Error('The disc has no place.');
  const session = await page.context().newCDPSession(page);
  const at = (way: number) => [
    { x: box.x + box.width / 2 - way, y: box.y + box.height / 2, id: 1 },
    { x: box.x + box.width / 2 + way, y: box.y + box.height / 2, id: 2 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(50) });
  for (const way of [60, 80, 100]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(way) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => Number(await disc.getAttribute('data-zoom'))).toBeGreaterThan(1.5);
});

test('without WebGL the disc stays flat, says so, and still hears', async ({ page }) => {
  await page.route('**/paint.worker*', async (route) => {
    const answer = await route.fetch();
    const body = `OffscreenCanvas.prototype.getContext = () => null;\n${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  const demo = await playDemo(page, SLUG, '?view=depth&hz=440');
  await expect(demo.locator('.disc')).toBeVisible();
  await openMore(page);
  await expect(demo).toContainText('There is no WebGL here');
  await page.keyboard.press('Escape');
  await pressDisc(page, demo, 0.5);
  await expectLoudest(demo, 800);
  await page.mouse.up();
});

test('without Web Audio the sleeve stays and says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  await page.goto(`/projects/${SLUG}`);
  await page.locator('[data-demo-play]').click();
  await expect(page.locator('[data-widget="demo"]')).toContainText('needs Web Audio');
});

test('with reduced motion the spectrum is still there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await playDemo(page, SLUG);
  await expect(demo).toHaveAttribute('data-opening', 'done');
  const before = await pictureOf(demo);
  await pressDisc(page, demo, 0.5);
  await expectLoudest(demo, 800);
  expect(await pictureOf(demo)).not.toBe(before);
  await expect.poll(() => brightPixels(demo)).toBeGreaterThan(200);
  await page.mouse.up();
});

/** Presses a place of the disc, from 0 to 1 around it. */
async function pressDisc(page: Page, demo: Locator, place: number): Promise<void> {
  await demo.locator('.disc').scrollIntoViewIfNeeded();
  await movePointer(page, demo, place);
  await page.mouse.down();
}

async function movePointer(page: Page, demo: Locator, place: number): Promise<void> {
  const box = await demo.locator('.disc').boundingBox();
  if (!box) throw new Error('The disc has no place.');
  const angle = ((100 + 340 * place) / 180) * Math.PI;
  await page.mouse.move(
    box.x + box.width / 2 + Math.cos(angle) * box.width * 0.35,
    box.y + box.height / 2 + Math.sin(angle) * box.width * 0.35,
  );
}

function pictureOf(demo: Locator): Promise<string> {
  return demo.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Presses Pause inside the page in the first frame that shows the drum, which leaves the disc within a second. */
async function pauseWhileBright(demo: Locator): Promise<void> {
  await expect(demo.locator('canvas')).toBeVisible();
  await demo.evaluate(
    (frame) =>
      new Promise<void>((done) => {
        const canvas = frame.querySelector('canvas');
        const pause = [...frame.querySelectorAll('button')].find(
          ({ textContent }) => textContent.trim() === 'Pause',
        );
        requestAnimationFrame(function look() {
          const { width = 0, height = 0 } = canvas ?? {};
          const data = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          let bright = 0;
          for (let at = 0; at < data.length; at += 4) {
            if ((data[at + 1] ?? 0) > 200 && (data[at + 2] ?? 255) < 120) bright += 1;
          }
          if (bright <= 2_000) {
            requestAnimationFrame(look);
            return;
          }
          pause?.click();
          done();
        });
      }),
  );
}

/** How many pixels of the disc have the figure's colour. */
function brightPixels(demo: Locator): Promise<number> {
  return demo.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data =
      canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let bright = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 1] ?? 0) > 200 && (data[at + 2] ?? 255) < 120) bright += 1;
    }
    return bright;
  });
}
