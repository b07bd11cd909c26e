import { expect, test, type Locator, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';
import { recording } from '@tests/support/stream';

import { expectLoudest } from './expect-loudest';

const SLUG = 'audio-visualizer';
/** The longest that the opening act may take where frames come slowly. */
const OPENING_MS = 90_000;
/** More bright pixels than this are bars; a silent disc has none. */
const VISIBLE = 50;

describeDemo(SLUG, async (page) => {
  const disc = stageOf(page).getByRole('slider', { name: 'Pitch' });
  await disc.focus();
  await page.keyboard.press('PageUp');
  await expect(disc).toHaveAttribute('aria-valuetext', '523 Hz, C 5');
  await expect(sentenceOf(page)).toHaveText(/Your C5 is jammed in: 11 piano keys/);
  await page.keyboard.press('PageDown');
  await expect(sentenceOf(page)).toHaveText(/Your C4 is jammed in: 34 piano keys/);
  await page.keyboard.down('Space');
  await expect.poll(() => brightPixels(stageOf(page))).toBeGreaterThan(VISIBLE);
  await page.keyboard.up('Space');
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(sentenceOf(page)).toHaveText(
    /Your C4 has room: .* In equal hertz, 34 keys share one/,
  );
});

describeThesis(SLUG, {
  gesture: async (page) => {
    // Beside the middle of the knob: the pitch does not jump to the finger.
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await stageOf(page).locator('.disc__grip').boundingBox()) ?? {};
    await page.mouse.move(x + width / 2 - 8, y + height / 2 + 4);
    await page.mouse.down();
    await page.mouse.up();
  },
  failure: /Your C4 is jammed in: 34 piano keys share its one bar/,
});

test('the act leaves its sweep, a press is heard and its picture stays; the switch keeps the note, and the address what was played', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG);
  await expect(sentenceOf(page)).toHaveText(/Every pitch goes round this ring once/);
  await expect(demo).toHaveAttribute('data-opening', 'done', { timeout: OPENING_MS });
  await expect(demo.getByText('Press here')).toBeVisible();
  // The sweep stays on the disc until somebody plays.
  expect(await brightPixels(demo)).toBeGreaterThan(VISIBLE);
  await expect(demo.locator('.disc__hub')).toHaveText('');
  await pressDisc(page, demo, 0.5);
  await expectLoudest(demo, 8_020, 60);
  await expect(sentenceOf(page)).toHaveText(/No piano goes that high/);
  await expect(demo.getByText('Press here')).toBeHidden();
  await movePointer(page, demo, 0.65);
  await expectLoudest(demo, 40 + 15_960 * 0.65, 120);
  await page.mouse.up();
  await expect(demo.locator('[data-peak]')).toHaveAttribute('data-peak', 'false');
  expect(await brightPixels(demo)).toBeGreaterThan(VISIBLE);
  await demo.locator('[data-choose="mine"]').click();
  await expect(sentenceOf(page)).toHaveText(/Your 10\.4 kHz is above every piano/);
  await expectLoudest(demo, 40 + 15_960 * 0.65, 120);
  await expect(page).toHaveURL(/axis=octaves&hz=10[345]\d\d(\.\d+)?&melody=\w{4}/);

  await test.step('by keys: a pitch that is held is measured, and typed it says the same', async () => {
    const disc = demo.getByRole('slider', { name: 'Pitch' });
    await disc.press('Home');
    await expect(sentenceOf(page)).toHaveText(
      /Your D#1 has room: .* In equal hertz, 34 keys share one/,
    );
    const number = demo.getByRole('spinbutton', { name: 'Pitch' });
    await number.press('4');
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await expect(sentenceOf(page)).toHaveText(/Your A4 has room/);
    const typed = await sentenceOf(page).innerText();
    await disc.focus();
    await page.keyboard.down('Space');
    await expectLoudest(demo, 440);
    expect(await sentenceOf(page).innerText()).toBe(typed);
    await page.keyboard.up('Space');
    await expect(demo.locator('[data-peak]')).toHaveAttribute('data-peak', 'false');
  });

  await test.step('a melody in the address is played', async () => {
    const again = await playDemo(page, SLUG, '?hz=1118.83&axis=octaves&melody=a0a0k0k0');
    await expect.poll(() => brightPixels(again)).toBeGreaterThan(VISIBLE);
    await expect(sentenceOf(page)).toHaveText(/This link’s C#6 has room/);
  });
});

test('60 Hz is told from 75 only by the longer window; a drum is every bar, and Pause keeps its picture', async ({
  page,
}) => {
  // From equal hertz, so that the disc unfolds while the first of them sounds.
  const demo = await playDemo(page, SLUG);
  const sentence = sentenceOf(page);
  await demo.getByRole('link', { name: '60 or 75 Hz' }).click();
  await expect(sentence).toHaveText(/This ring cannot tell them apart: both raise bar 6/);
  await demo.getByRole('button', { name: 'Listen 4 times as long' }).click();
  await expect(sentence).toHaveText(/Listening longer, it can: bar 5 and bar 7/);
  await demo.getByRole('link', { name: 'Hit a drum' }).click();
  await expect(sentence).toHaveText(/every bar at once, and leaves the disc in 1.08 s/);
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
  await demo.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(async () => (await pictureOf(demo)) === held).toBe(false);
  // As it says, the drum leaves the disc.
  await expect(demo.locator('.disc__hub')).toContainText('SILENCE');
  await expect.poll(() => brightPixels(demo)).toBeLessThan(VISIBLE);

  await demo.getByRole('link', { name: '60 or 75 Hz' }).click();
  await demo.locator('[data-choose="naive"]').press('Enter');
  await expect(sentence).toHaveText(/equal hertz puts both into bar 1, however long it listens/);
});

test('three fingers are a chord, which equal hertz cannot tell apart; a tilted disc stands its bars up in a worker and still plays', async ({
  page,
}) => {
  const working = page.waitForEvent('worker');
  const demo = await playDemo(page, SLUG, '?hz=440');
  await demo.locator('.disc').scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly number[]) => {
    const points = await Promise.all(places.map((place) => pointOf(demo, place)));
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const touch = async (places: readonly number[]) => {
    await send('touchStart', places);
    await expect(sentenceOf(page)).toHaveText(/: 3 notes/);
    await send('touchEnd', []);
  };
  // Past an end the pitch stays there, although the other end is next to it.
  const disc = demo.getByRole('slider', { name: 'Pitch' });
  for (const [way, end] of [
    [[0.1, 0.01, 0.99, 0.8], '40 Hz, D sharp 1'],
    [[0.9, 0.99, 0.01, 0.2], '16.0 kHz, B 9'],
  ] as const) {
    const [start, ...rest] = way;
    await send('touchStart', [start]);
    for (const place of rest) await send('touchMove', [place]);
    await expect(disc).toHaveAttribute('aria-valuetext', end);
    await send('touchEnd', []);
  }
  await touch([0.032, 0.036, 0.04]);
  await expect(sentenceOf(page)).toHaveText(
    /3 notes, and only 1 bar\. .* cannot tell your chord apart/,
  );
  await demo.locator('[data-choose="mine"]').press('Enter');
  await touch([0.3, 0.4, 0.5]);
  await expect(sentenceOf(page)).toHaveText(/: 3 notes, 3 bars/);

  const tilt = demo.getByRole('slider', { name: 'Tilt' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await tilt.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 60, { steps: 4 });
  await page.mouse.up();
  expect((await working).url()).toContain('paint.worker');
  await expect(demo.locator('.standing-bars')).toBeVisible();
  await expect(tilt).toHaveAttribute('aria-valuetext', /^(?:[45678]\d) degrees$/);
  // The middle of the scale is at 12 o'clock, however the disc lies.
  const { centre } = await discOf(demo);
  await page.mouse.click(centre.x, centre.y - 60);
  await expect(sentenceOf(page)).toHaveText(/Your G5 has room/);
  await tilt.press('End');
  await tilt.press('Enter');
  await expect(tilt).toHaveAttribute('aria-valuetext', '48 degrees');
  await tilt.press('Enter');
  await expect(demo.locator('.standing-bars')).toHaveCount(0);
});

test('a recording of the stream pauses it, and a press on the disc pauses the recording', async ({
  page,
  context,
}) => {
  test.skip(!recording, 'the stream has no recording');
  await playDemo(page, SLUG);
  const disc = stageOf(page).getByRole('slider', { name: 'Pitch' });
  await disc.press('ArrowUp');
  const stream = await context.newPage();
  await stream.goto('/stream');
  const player = stream.locator('[data-player]').first();
  await player.locator('[data-toggle]').click();
  await expect(player).toHaveAttribute('data-state', 'playing');
  await expect(stageOf(page).getByRole('button', { name: 'Resume' })).toBeVisible();
  await disc.press('ArrowUp');
  await expect(player).toHaveAttribute('data-state', 'paused');
});

test('without WebGL the disc stays flat, says so, and still hears', async ({ page }) => {
  await page.route('**/paint.worker*', async (route) => {
    const answer = await route.fetch();
    const body = `OffscreenCanvas.prototype.getContext = () => null;\n${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  const demo = await playDemo(page, SLUG, '?tilt=40&axis=octaves');
  await expect(demo.getByRole('slider', { name: 'Tilt' })).toHaveCount(0);
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

/** Presses a place of the disc, from 0 to 1 around it. */
async function pressDisc(page: Page, demo: Locator, place: number): Promise<void> {
  await demo.locator('.disc').scrollIntoViewIfNeeded();
  await movePointer(page, demo, place);
  await page.mouse.down();
}

async function movePointer(page: Page, demo: Locator, place: number): Promise<void> {
  const { x, y } = await pointOf(demo, place);
  await page.mouse.move(x, y);
}

async function discOf(demo: Locator): Promise<{ centre: { x: number; y: number }; side: number }> {
  const box = await demo.locator('.disc').boundingBox();
  if (!box) throw new Error('The disc has no place.');
  return { centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, side: box.width };
}

/** Where a place of the flat disc is on the screen. */
async function pointOf(demo: Locator, place: number): Promise<{ x: number; y: number }> {
  const { centre, side } = await discOf(demo);
  const angle = ((100 + 340 * place) / 180) * Math.PI;
  return {
    x: centre.x + Math.cos(angle) * side * 0.35,
    y: centre.y + Math.sin(angle) * side * 0.35,
  };
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
        // Again, because on a busy machine the drum has left before its sentence was read, and what stands still cannot go on.
        [...frame.querySelectorAll('a')]
          .find(({ textContent }) => textContent.includes('Hit a drum'))
          ?.click();
        let before: number | undefined;
        requestAnimationFrame(function look() {
          const { width = 0, height = 0 } = canvas ?? {};
          const data = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          let bright = 0;
          for (let at = 0; at < data.length; at += 4) {
            if ((data[at + 1] ?? 0) > 200 && (data[at + 2] ?? 255) < 120) bright += 1;
          }
          const isMoving = before !== undefined && bright !== before;
          before = bright;
          if (bright <= 2_000 || !isMoving) {
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
