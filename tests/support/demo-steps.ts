import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Invalid numbers, and unusual ways to write valid ones. */
const ODD_NUMBERS = ['', '5L', '₹5,00,000', '1e6', '-1', '1e30', 'letters', '<b>7</b>'];

const BAD_VALUES = [
  '-1',
  '<img src=x onerror=alert(1)>',
  '1e30',
  '"><script>alert(1)</script>',
  'NaN',
  '9'.repeat(400),
];

/** Queries with invalid and hostile values: every setting gets every kind of value once. */
export function listBadAddresses(query: string): string[] {
  const names = [...new URLSearchParams(query).keys()];
  return BAD_VALUES.map((_, turn) =>
    new URLSearchParams(
      names.map((name, index) => [name, BAD_VALUES[(index + turn) % BAD_VALUES.length] ?? '']),
    ).toString(),
  ).filter((_, turn) => turn % Math.max(Math.floor(names.length / 2), 1) === 0);
}

/** The running stage of the page. */
export function stageOf(page: Page): Locator {
  return page.locator('[data-widget="demo"] .stage');
}

/** Skips the opening animation with a key. */
export async function skipOpening(page: Page): Promise<void> {
  await expect(stageOf(page)).toHaveAttribute('data-opening', /playing|done/);
  await page.keyboard.press('Shift+Control');
  await page.keyboard.press('F2');
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
}

/** The sentence, once two readings in a row agree. */
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

/** Moves every handle by keyboard; each must be focusable, large enough and react. */
export async function useEveryHandle(page: Page): Promise<void> {
  const handles = stageOf(page).locator('[data-handle]');
  await expect(handles).not.toHaveCount(0);
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

/** Types nonsense into every number of the sentence and every field of the drawer, all of it inside the page. */
export async function fuzzEveryNumber(page: Page): Promise<void> {
  const typed = await stageOf(page).evaluate(async (stage, texts) => {
    // React has answered by then; a frame for each text would take longer than all other checks together.
    const answered = () => new Promise((resolve) => setTimeout(resolve));
    const write = (field: HTMLInputElement, text: string) => {
      // React overrides the value setter; only the prototype's setter lets it notice the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const press = (element: Element, key: string) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    let count = 0;
    for (const name of [...stage.querySelectorAll('[data-number]')].map((one) =>
      one.getAttribute('data-number'),
    )) {
      for (const text of texts) {
        const number = stage.querySelector(`[data-number="${name ?? ''}"]`);
        if (number) press(number, 'Enter');
        await answered();
        const field = stage.querySelector<HTMLInputElement>('input.live--typed');
        // This part of the sentence is a choice and has no text field.
        if (!field) break;
        write(field, text);
        await answered();
        press(field, 'Enter');
        await answered();
        count += 1;
      }
    }
    for (const field of stage.querySelectorAll<HTMLInputElement>(
      '[data-more] input[inputmode="decimal"]',
    )) {
      for (const text of [...texts, field.value]) {
        write(field, text);
        await answered();
        count += 1;
      }
    }
    return count;
  }, ODD_NUMBERS);
  expect(typed).toBeGreaterThan(0);
  await expect(stageOf(page).locator('[data-sentence]')).not.toBeEmpty();
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

/** A headless browser has no hidden tabs, so the property is overridden. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
