import type { Browser } from '@playwright/test';

import type { Driver } from './driver.ts';

/** Drives a browser that Playwright can: Chromium, and its own builds of Firefox and WebKit. */
export async function drive(browser: Browser): Promise<Driver> {
  const page = await browser.newPage();
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    async open(url) {
      await page.goto(url);
    },
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (keys) => {
      const chord = keys.join('+');
      // A letter that no key of the keyboard has.
      return /[^\x20-\x7e]/.test(chord)
        ? page.keyboard.insertText(chord)
        : page.keyboard.press(chord);
    },
    async drag([first, ...others]) {
      if (!first) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
