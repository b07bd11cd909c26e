import { globSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { skipOpening, stageOf } from '@tests/support/demo-steps';

import { expectLoudest } from './expect-loudest';

const SLUG = 'audio-visualizer';
const TONE = '?hz=440';

test('the microphone is asked for without filters, which would change the spectrum', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(navigator.mediaDevices, 'getUserMedia', (wanted: unknown) => {
      document.documentElement.dataset['asked'] = JSON.stringify(wanted);
      return new Promise(() => undefined);
    });
  });
  const demo = await playDemo(page, SLUG, TONE);
  await openMore(page);
  await demo.getByRole('radio', { name: 'Microphone' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-asked',
    '{"audio":{"echoCancellation":false,"noiseSuppression":false,"autoGainControl":false}}',
  );
});

test('a microphone that is not allowed gets a sentence', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(navigator.mediaDevices, 'getUserMedia', () =>
      Promise.reject(new DOMException('No.', 'NotAllowedError')),
    );
  });
  const demo = await playDemo(page, SLUG, TONE);
  await openMore(page);
  await demo.getByRole('radio', { name: 'Microphone' }).click();
  await expect(demo.getByRole('alert')).toContainText('The microphone was not allowed.');
  await expect(demo.getByRole('radio', { name: 'The disc' })).toBeChecked();
});

test('Reset while the microphone is asked for leaves nothing open', async ({ page }) => {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<MediaStream>();
    const stream = new AudioContext().createMediaStreamDestination().stream;
    Reflect.set(navigator.mediaDevices, 'getUserMedia', (wanted: unknown) => {
      document.documentElement.dataset['asked'] = JSON.stringify(wanted);
      return promise;
    });
    Reflect.set(window, 'grantMicrophone', async () => {
      resolve(stream);
      await promise;
    });
    Reflect.set(window, 'microphoneState', () => stream.getTracks()[0]?.readyState);
  });
  const asked = page.locator('html[data-asked]');
  const stage = stageOf(page);
  await playDemo(page, SLUG);
  await skipOpening(page);
  await expect(asked).toHaveCount(0);
  await openMore(page);
  await stage.getByLabel('Microphone', { exact: true }).click();
  await expect(asked).toHaveCount(1);
  expect(await page.evaluate('microphoneState()')).toBe('live');
  await stage.getByRole('button', { name: 'Reset' }).click();
  await page.evaluate('grantMicrophone()');
  await expect.poll(() => page.evaluate('microphoneState()')).toBe('ended');
});

test('a file is heard; a broken one and one of 50 MB get a sentence, and the sound goes on', async ({
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
  await expect(demo.getByRole('alert')).toContainText('broken.mp3 could not be read as sound');
  await expectLoudest(demo, 1_000);
  await demo.locator('.audio-more').evaluate((place) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'long.wav'));
    place.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await expect(demo.getByRole('alert')).toContainText('long.wav has 50 MB');
  await expectLoudest(demo, 1_000);
});

test('the stream’s recording is offered as long as there is one', async ({ page }) => {
  const hasRecording = globSync('content/stream/media/*.{mp3,m4a,ogg,wav,flac}').length > 0;
  const demo = await playDemo(page, SLUG, '?source=track');
  await openMore(page);
  const choice = demo.getByRole('radio', { name: 'Recording' });
  await expect(choice).toHaveCount(hasRecording ? 1 : 0);
  if (hasRecording) await expect(choice).toBeChecked();
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
