import { expect, test, type Locator } from '@playwright/test';

import { expectNoAxeViolations } from '@tests/support/axe';
import { CASES, playDemo } from '@tests/support/demo';
import { collectComplaints, horizontalOverflow } from '@tests/support/page-health';

const SYNTH = '?source=synth&tone=440';

for (const { colorScheme, width } of CASES) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('the spectrum follows a known tone, by keyboard alone', async ({ page }) => {
      const complaints = collectComplaints(page);
      const demo = await playDemo(page, 'audio-visualizer', SYNTH);
      await expectLoudest(demo, 440);
      await expect(demo.locator('[data-readout="note"]')).toContainText('A 4');
      await demo.getByLabel('Tone', { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('880');
      await expectLoudest(demo, 880);

      expect(await horizontalOverflow(page)).toBe(0);
      await expectNoAxeViolations(page);
      expect(complaints).toEqual([]);
    });
  });
}

test('the site’s own track is heard when nothing else is asked for', async ({ page }) => {
  const demo = await playDemo(page, 'audio-visualizer');
  await expect(demo.getByRole('radio', { name: 'Track' })).toBeChecked();
  await expect(demo.locator('[data-readout="peak"]')).toContainText('Hz');
});

test('arrow keys, plus and minus move the camera, and the address remembers it', async ({
  page,
}) => {
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  await demo.getByRole('application').focus();
  for (const key of ['ArrowRight', 'ArrowUp', '-']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/turn=26&tilt=44&distance=16/);
  await demo.getByRole('radio', { name: 'Floor' }).check();
  await expect(page).toHaveURL(/turn=0&tilt=18&distance=14/);
});

test('dragging turns the rings', async ({ page }) => {
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  await demo.getByRole('application').hover();
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 5 });
  await page.mouse.up();
  // 20 degrees is where the camera starts.
  await expect(page).toHaveURL(/turn=(?!20&)-?\d+&/);
});

test('without WebGL the spectrum is drawn flat and still follows the tone', async ({ page }) => {
  await page.route('**/paint.worker*', async (route) => {
    const answer = await route.fetch();
    const body = `OffscreenCanvas.prototype.getContext = () => null;\n${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  await expect(demo.locator('[data-painter="flat"]')).toBeVisible();
  await expect(demo).toContainText('There is no WebGL here');
  await expectLoudest(demo, 440);
  await expectNoAxeViolations(page);
});

test('a browser that cannot draw in a worker draws with depth in the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  await expect(demo.locator('[data-painter="webgl"]')).toBeVisible();
  await expectLoudest(demo, 440);
});

test('pictures with depth are drawn in a worker, and show the sound', async ({ page }) => {
  const working = page.waitForEvent('worker');
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  expect((await working).url()).toContain('paint.worker');
  const spectrum = demo.locator('.spectrum');
  const before = await spectrum.screenshot();
  await expect.poll(async () => (await spectrum.screenshot()).equals(before)).toBe(false);
});

test('without Web Audio a sentence says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  const demo = await playDemo(page, 'audio-visualizer');
  await expect(demo.getByRole('alert')).toContainText('This browser has no Web Audio');
});

test('a broken file and one of 50 MB get a sentence, and the sound goes on', async ({ page }) => {
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  const files = demo.getByLabel('Sound file');
  await files.setInputFiles({
    name: 'broken.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('not a sound'),
  });
  await expect(demo.getByRole('alert')).toContainText('broken.mp3 could not be read as sound');
  await expect(demo.getByRole('radio', { name: 'Synth' })).toBeChecked();
  await expectLoudest(demo, 440);

  await demo.locator('.studio__desk').evaluate((desk) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'long.wav'));
    desk.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await expect(demo.getByRole('alert')).toContainText('long.wav has 50 MB');
  await expectLoudest(demo, 440);
});

test('the visitor’s own file is heard', async ({ page }) => {
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  await demo.getByLabel('Sound file').setInputFiles('content/stream/media/first-pressing.mp3');
  await expect(demo.getByRole('radio', { name: 'Your file' })).toBeChecked();
});

test('a microphone that is not allowed gets a sentence, and nothing asks for it before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(navigator.mediaDevices, 'getUserMedia', () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
  });
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await demo.getByRole('radio', { name: 'Microphone' }).click();
  await expect(demo.getByRole('alert')).toContainText('The microphone was not allowed.');
  await expect(demo.getByRole('radio', { name: 'Synth' })).toBeChecked();
});

test('it rests out of sight and goes on when it is back', async ({ page }) => {
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  const stage = demo.locator('.stage');
  await expect(stage).toHaveAttribute('data-active', 'true');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-active', 'false');
  await demo.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-active', 'true');
  await expectLoudest(demo, 440);
});

test('with reduced motion it still shows the tone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await playDemo(page, 'audio-visualizer', SYNTH);
  await expectLoudest(demo, 440);
});

/** Within half the width of an analyser's bin, 21.5 Hz. */
async function expectLoudest(demo: Locator, hz: number): Promise<void> {
  await expect
    .poll(async () => {
      const text = await demo.locator('[data-readout="peak"]').textContent();
      return Math.abs(Number(/(\d+) Hz/.exec(text ?? '')?.[1]) - hz);
    })
    .toBeLessThan(11);
}
