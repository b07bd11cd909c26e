import { expect, test } from '@playwright/test';

import { playDemo } from './demo';
import { skipOpening, stageOf } from './demo-steps';

declare global {
  interface Window {
    /** Answers the permission that the page is waiting for. */
    grant?: () => void;
    granted: MediaStream[];
  }
}

/** For demos that ask for the microphone: Reset gives it back, also when it is granted too late. */
export function leavesNothingOpen(slug: string, button: string): void {
  test('Reset while the microphone is asked for leaves nothing open', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      window.granted = [];
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        await new Promise<void>((resolve) => {
          window.grant = resolve;
        });
        const stream = await ask(constraints);
        window.granted.push(stream);
        return stream;
      };
    });
    await page.context().grantPermissions(['microphone']);
    await playDemo(page, slug);
    await skipOpening(page);
    await stageOf(page).locator('[data-more] > summary').click();
    await stageOf(page).getByRole('button', { name: button }).click();
    await expect.poll(() => page.evaluate(() => window.grant !== undefined)).toBe(true);
    await stageOf(page).getByRole('button', { name: 'Reset' }).click();
    await page.evaluate(() => window.grant?.());
    await expect.poll(() => page.evaluate(() => window.granted.length)).toBe(1);
    await expect
      .poll(() =>
        page.evaluate(() =>
          window.granted.every((stream) =>
            stream.getTracks().every(({ readyState }) => readyState === 'ended'),
          ),
        ),
      )
      .toBe(true);
  });
}
