import { expect, test } from '@playwright/test';

import { playDemo } from './demo';
import { skipOpening, stageOf } from './demo-steps';

/** For demos that ask for the microphone: Reset gives it back, also when it is granted too late. */
export function leavesNothingOpen(slug: string, control: string): void {
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
    await playDemo(page, slug);
    await skipOpening(page);
    await expect(asked).toHaveCount(0);
    await stage.locator('[data-more] > summary').click();
    await stage.getByLabel(control, { exact: true }).click();
    await expect(asked).toHaveCount(1);
    expect(await page.evaluate('microphoneState()')).toBe('live');
    await stage.getByRole('button', { name: 'Reset' }).click();
    await page.evaluate('grantMicrophone()');
    await expect.poll(() => page.evaluate('microphoneState()')).toBe('ended');
  });
}
