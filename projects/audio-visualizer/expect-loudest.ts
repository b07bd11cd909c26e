import { expect, type Locator } from '@playwright/test';

/** Waits until the demo names this pitch as the loudest, within half the width of an analyser's bin, 21.5 Hz. */
export async function expectLoudest(demo: Locator, hz: number): Promise<void> {
  await expect
    .poll(async () => {
      const text = (await demo.locator('[data-peak]').textContent()) ?? '';
      const [, figure, kilo] = /([\d.]+) (k?)Hz/.exec(text) ?? [];
      return Math.abs(Number(figure) * (kilo === 'k' ? 1_000 : 1) - hz);
    })
    .toBeLessThan(11);
}
