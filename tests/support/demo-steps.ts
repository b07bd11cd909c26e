import { expect, type Locator, type Page } from '@playwright/test';

/** A sentence may count through sixty frames, which take a minute on a starved machine. */
const SETTLED_WITHIN_MS = 90_000;

/** The stage of the page. */
export function stageOf(page: Page): Locator {
  return page.locator('[data-widget="demo"]');
}

/** The sentence of the running stage. */
export function sentenceOf(page: Page): Locator {
  return stageOf(page).locator('[data-sentence]');
}

/** Skips the opening animation with a key. */
export async function skipOpening(page: Page): Promise<void> {
  await expect(stageOf(page)).toHaveAttribute('data-opening', /playing|done/);
  await page.keyboard.press('Shift+Control');
  await page.keyboard.press('F2');
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
}

/** What the sentence says now, without the breaks of its lines. */
export async function readSentence(page: Page): Promise<string> {
  return (await sentenceOf(page).innerText()).replaceAll(/\s+/g, ' ');
}

/** The sentence, once two readings in a row agree. */
export async function settledSentence(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await readSentence(page);
        const isSettled = now !== '' && now === before;
        before = now;
        return isSettled;
      },
      { timeout: SETTLED_WITHIN_MS },
    )
    .toBe(true);
  return before;
}

/** The run in the page's address, such as `?goal=300000`; empty for the first run. */
export function runOf(page: Page): string {
  return new URL(page.url()).search;
}

/** Starts the demo over with its own button, which takes a fraction of the time of a new visit. */
export async function resetRun(page: Page): Promise<void> {
  await stageOf(page).getByRole('button', { name: 'Reset' }).press('Enter');
  await expect.poll(() => runOf(page)).toBe('');
  await skipOpening(page);
}

/** A headless browser has no hidden tabs, so the property is overridden. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/**
 * Makes answers of workers late on demand. Call it before the page is opened; `hold` then keeps back every answer that arrives,
 * and `release` hands them over in their order.
 */
export async function delayAnswers(
  page: Page,
): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  await page.addInitScript(() => {
    let isHolding = false;
    const held: (() => void)[] = [];
    addEventListener('hold-answers', () => {
      isHolding = true;
    });
    addEventListener('release-answers', () => {
      isHolding = false;
      for (const handOver of held.splice(0)) handOver();
    });
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) {
      const tell = (event: Event) =>
        typeof listener === 'function' ? listener(event) : listener.handleEvent(event);
      const wrapped = (event: Event) => {
        if (isHolding && type === 'message') held.push(() => tell(event));
        else tell(event);
      };
      EventTarget.prototype.addEventListener.call(this, type, wrapped);
    };
  });
  const send = (name: string) => page.evaluate((type) => void dispatchEvent(new Event(type)), name);
  return { hold: () => send('hold-answers'), release: () => send('release-answers') };
}
