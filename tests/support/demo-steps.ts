import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** What nobody means as a number, and some ways in which people do. */
const ODD_NUMBERS = ['', '5L', '₹5,00,000', '1e6', '-1', '1e30', 'letters', '<b>7</b>'];

/** Every setting at once as nobody would share it. */
export const ABSURD = ['-1', '1e30', 'NaN', 'lots'];
export const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '9'.repeat(5_000),
];

/** The running stage of the page. */
export function stageOf(page: Page): Locator {
  return page.locator('[data-widget="demo"] .stage');
}

/** Ends the opening act by a key, as any visitor may. */
export async function skipOpening(page: Page): Promise<void> {
  await expect(stageOf(page)).toHaveAttribute('data-opening', /playing|done/);
  await page.keyboard.press('Shift+Control');
  await page.keyboard.press('F2');
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
}

/** The sentence, once two looks at it agree. */
export async function settledSentence(page: Page): Promise<string> {
  const sentence = stageOf(page).locator('[data-sentence]');
  let before = '';
  await expect
    .poll(async () => {
      const now = (await sentence.innerText()).replaceAll(/\s+/g, ' ');
      const isSettled = now !== '' && now === before;
      before = now;
      return isSettled;
    })
    .toBe(true);
  return before;
}

/** Moves every handle by keys alone; each has to take the focus, be large enough and answer. */
export async function useEveryHandle(page: Page): Promise<void> {
  const handles = stageOf(page).locator('[data-handle]');
  expect(await handles.count()).toBeGreaterThan(0);
  for (const handle of await handles.all()) {
    await handle.focus();
    await expect(handle).toBeFocused();
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(handle).toHaveAccessibleName(/\S/);
    if ((await handle.getAttribute('role')) !== 'slider') continue;
    const before = await handle.getAttribute('aria-valuetext');
    // One of the two directions may be at its end.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    if ((await handle.getAttribute('aria-valuetext')) === before)
      await page.keyboard.press('ArrowUp');
    await expect(handle).not.toHaveAttribute('aria-valuetext', before ?? '');
  }
}

/** Types nonsense into every number of the sentence and every field of the drawer. */
export async function fuzzEveryNumber(page: Page): Promise<void> {
  const stage = stageOf(page);
  for (const [index] of (await stage.locator('[data-number]').all()).entries()) {
    for (const text of ODD_NUMBERS) {
      const number = stage.locator('[data-number]').nth(index);
      await number.focus();
      await page.keyboard.press('Enter');
      const field = stage.locator('input.live--typed');
      // A word of the sentence cannot be typed.
      if ((await field.count()) === 0) break;
      await field.fill(text);
      await page.keyboard.press('Enter');
      await expect(number).toBeFocused();
    }
  }
  for (const field of await stage.locator('[data-more] input[inputmode="decimal"]').all()) {
    const good = await field.inputValue();
    for (const text of [...ODD_NUMBERS, good]) await field.fill(text);
  }
  await expect(stage.locator('[data-sentence]')).not.toBeEmpty();
}

/** Adds up the scripts and styles that Play fetched, without React; compressed, in bytes. */
export function weighAfterPlay(page: Page): () => Promise<number> {
  const fetched: Request[] = [];
  page.on('requestfinished', (request) => fetched.push(request));
  return async () => {
    const own = fetched.filter((request) => {
      const { pathname } = new URL(request.url());
      return (
        /\.(?:js|css)$/.test(pathname) &&
        !/\/(?:react|client|islands|jsx-runtime)[.-]/.test(pathname)
      );
    });
    const sizes = await Promise.all(own.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

/** A headless browser shows every tab, so the tab says what a hidden one would. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
