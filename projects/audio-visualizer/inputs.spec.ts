import { globSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf } from '@tests/support/demo-steps';

import { expectLoudest } from './expect-loudest';

const SLUG = 'audio-visualizer';
const TONE = '?hz=440';
const SONG = /\.(?:mp3|m4a|ogg|wav|flac)$/;
const hasSong = globSync('content/stream/media/*.{mp3,m4a,ogg,wav,flac}').length > 0;

test('a microphone is asked for without filters; a refusal gets a sentence, and Reset while it is asked for leaves nothing open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<MediaStream>();
    const stream = new AudioContext().createMediaStreamDestination().stream;
    const answers = [() => Promise.reject(new DOMException('No.', 'NotAllowedError'))];
    Reflect.set(navigator.mediaDevices, 'getUserMedia', (wanted: unknown) => {
      document.documentElement.dataset['asked'] = JSON.stringify(wanted);
      return answers.shift()?.() ?? promise;
    });
    Reflect.set(window, 'grantMicrophone', async () => {
      resolve(stream);
      await promise;
    });
    Reflect.set(window, 'microphoneState', () => stream.getTracks()[0]?.readyState);
  });
  const demo = await playDemo(page, SLUG, TONE);
  const microphone = demo.getByRole('button', { name: 'Microphone' });
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-asked');
  await microphone.click();
  // Made for calls, filters would change the spectrum.
  await expect(root).toHaveAttribute(
    'data-asked',
    '{"audio":{"echoCancellation":false,"noiseSuppression":false,"autoGainControl":false}}',
  );
  await expect(demo.getByRole('alert')).toContainText('The microphone was not allowed.');
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');

  await root.evaluate((html) => html.removeAttribute('data-asked'));
  await microphone.click();
  await expect(root).toHaveAttribute('data-asked');
  expect(await page.evaluate('microphoneState()')).toBe('live');
  await demo.getByRole('button', { name: 'Reset' }).click();
  await page.evaluate('grantMicrophone()');
  await expect.poll(() => page.evaluate('microphoneState()')).toBe('ended');
});

test('a file is heard; a broken one, one of 50 MB and one of hours get a sentence, and the sound goes on', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG, TONE);
  await openMore(page);
  const files = demo.getByLabel('Sound file');
  await files.setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: makeWave(1_000) });
  await expect(demo.getByRole('radio', { name: 'Your file' })).toBeChecked();
  await expectLoudest(demo, 1_000);
  await files.setInputFiles({
    name: 'broken.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('not a sound'),
  });
  const problem = demo.getByRole('alert').first();
  await expect(problem).toContainText('broken.mp3 could not be read as sound');
  await expectLoudest(demo, 1_000);
  await demo.locator('.audio-more').evaluate((place) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'long.wav'));
    place.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await expect(problem).toContainText('long.wav has 50 MB');
  // A file of 46 bytes whose header promises hours of silence must not be unpacked.
  await files.setInputFiles({ name: 'hours.flac', mimeType: 'audio/flac', buffer: makeHours() });
  await expect(problem).toContainText('hours.flac is 243 minutes long');
  await expectLoudest(demo, 1_000);
});

test('a song that comes too late stays silent; taken again it plays, is squeezed, and unfolds while it plays', async ({
  page,
}) => {
  test.skip(!hasSong, 'The site has no recording.');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(SONG, async (route) => {
    await promise;
    await route.continue();
  });
  const demo = await playDemo(page, SLUG, '?source=track');
  const sentence = sentenceOf(page);
  await expect(sentence).toHaveText(/A song is on its way/);
  await demo.getByRole('link', { name: 'Hit a drum' }).click();
  await expect(sentence).toHaveText(/every bar at once/);
  const arrived = page.waitForResponse(SONG);
  resolve(undefined);
  await (await arrived).finished();
  await openMore(page);
  await expect(demo.getByRole('radio', { name: 'The disc' })).toBeChecked();
  await expect(sentence).toHaveText(/every bar at once/);
  await page.keyboard.press('Escape');

  await demo.getByRole('link', { name: 'Squeeze a song' }).click();
  await expect(sentence).toHaveText(/Every octave of the song has the same room/);
  await expect(sentence).toHaveText(/The same song, squeezed: .* 27% of the ring/);
  await expect(demo.locator('.approach')).toHaveAttribute('data-lit', 'true');
  await demo.locator('[data-choose="mine"]').press('Enter');
  await expect(sentence).toHaveText(/78% of the ring/);

  // There is no microphone here: the song goes on, and the address still has it.
  await demo.getByRole('button', { name: 'Microphone' }).click();
  await expect(demo.getByRole('alert')).toContainText('Everything else works without');
  await expect(sentence).toHaveText(/78% of the ring/);
  await expect(page).toHaveURL(/axis=octaves&source=track/);
});

/** A second of one tone as a wave file. */
function makeWave(hz: number): Buffer {
  const rate = 44_100;
  const file = Buffer.alloc(44 + rate * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + rate * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(rate * 2, 40);
  for (let index = 0; index < rate; index += 1) {
    file.writeInt16LE(
      Math.round(9_000 * Math.sin((2 * Math.PI * hz * index) / rate)),
      44 + index * 2,
    );
  }
  return file;
}

/** The first bytes of a flac file of four hours. */
function makeHours(): Buffer {
  const file = Buffer.alloc(46);
  file.write('fLaC', 0);
  file.writeUInt32BE(34, 4);
  file.writeUInt32BE((44_100 << 12) >>> 0, 18);
  file.writeUInt32BE(44_100 * 60 * 243, 22);
  return file;
}
