import { expect, type Locator } from '@playwright/test';

/** Half the width of an analyser's bin, 21.5 Hz. */
const HALF_BIN_HZ = 11;

/** Waits until the hub of the disc reads this pitch as the loudest. In equal hertz a pixel of the disc may be 30 Hz. */
export async function expectLoudest(
  demo: Locator,
  hz: number,
  within = HALF_BIN_HZ,
): Promise<void> {
  await expect
    .poll(async () => {
      const hub = demo.locator('[data-peak]');
      if ((await hub.getAttribute('data-peak')) !== 'true') return Infinity;
      const [, figure, kilo] = /([\d.]+) (k?)Hz/.exec((await hub.textContent()) ?? '') ?? [];
      return Math.abs(Number(figure) * (kilo === 'k' ? 1_000 : 1) - hz);
    })
    .toBeLessThan(within);
}
