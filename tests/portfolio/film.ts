import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { launchOptions } from '../support/browser.ts';

const SIZE = { width: 960, height: 600 };
const LINES = 30;
const FRAME_MS = 900;

/** A film of a terminal and of pages, one frame for each thing that happens. */
export async function openFilm() {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: SIZE });
  const frames: Buffer[] = [];
  const lines: string[] = [];
  return {
    /** Adds lines to the terminal, here and in the film. */
    async print(text: string): Promise<void> {
      console.log(text);
      lines.push(...text.split('\n'));
      await page.setContent(
        '<body style="margin:24px;background:#15161a;color:#e8e6e1;font:15px/1.25 monospace"><pre></pre>',
      );
      await page
        .locator('pre')
        .evaluate((pre, shown) => (pre.textContent = shown), lines.slice(-LINES).join('\n'));
      frames.push(await page.screenshot());
    },
    /** Opens a page that must name its owner. */
    async visit(url: string, owner: string): Promise<void> {
      await page.goto(url);
      await page.getByText(owner).first().waitFor({ state: 'attached' });
      frames.push(await page.screenshot());
    },
    async save(file: string): Promise<void> {
      await browser.close();
      await sharp(frames, { join: { animated: true } })
        .webp({ quality: 60, loop: 0, delay: frames.map(() => FRAME_MS) })
        .toFile(file);
    },
  };
}
