import { existsSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type { Recording, RecordingStep } from '../../src/stage/preview-recording.ts';

/** Presses Play and waits until the demo runs and has fetched what it needs. */
export async function startDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play/ }).press('Enter');
  await page.locator('[data-widget="demo"][data-state="running"]').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Performs a step through the DOM, because a real click would scroll the page. */
export async function performStep(page: Page, step: RecordingStep): Promise<void> {
  const demo = page.locator('[data-widget="demo"]');
  if ('press' in step) {
    await demo
      .locator(step.on)
      .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.keyboard.press(step.press);
    return;
  }
  const target =
    'click' in step ? demo.locator(step.click) : demo.getByRole('radio', { name: step.check });
  await target.evaluate((element: HTMLElement) => element.click());
}

/** A demo's recording, from the path of its recording.ts; without one, its opening act. */
export async function loadRecording(file: string): Promise<Recording> {
  if (!existsSync(file)) return { query: '', subject: '.drawing', steps: [] };
  const module: unknown = await import(file);
  if (!hasRecording(module)) throw new Error(`${file} exports no recording.`);
  return module.recording;
}

function hasRecording(module: unknown): module is { recording: Recording } {
  return typeof module === 'object' && module !== null && 'recording' in module;
}
