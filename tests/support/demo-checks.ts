import { expect, type Page, type Request } from '@playwright/test';

import { readSentence, runOf, sentenceOf, settledSentence, stageOf } from './demo-steps';

/* What differs from demo to demo. What the kit does for all of them is tested in tests/e2e/stage.spec.ts. */

/** The smallest side of a handle that a finger hits. */
const TOUCH_PX = 44;
/** How far a finger drags a handle. */
const DRAG_PX = 60;

/** Expects parts of the running stage inside one screen: whoever sees the sentence also sees what to do. */
export async function expectOneScreen(page: Page, parts: readonly string[]): Promise<void> {
  await stageOf(page).evaluate((stage) => stage.scrollIntoView());
  for (const part of parts) {
    const element = stageOf(page).locator(part).first();
    if ((await element.count()) === 0) continue;
    await expect(element, `${part} is on the first screen`).toBeInViewport({ ratio: 0.99 });
  }
}

/** Nothing, too much, and much. How numbers are read is the kit's part, with unit tests; here a demo has to cope with the result. */
const ODD_NUMBERS = ['', '1e30', '1e6'];

/** Moves every handle by keyboard; each must be focusable, large enough and react. */
export async function useEveryHandle(page: Page): Promise<void> {
  for (const handle of await stageOf(page).locator('[data-handle]').all()) {
    await handle.focus();
    await expect(handle).toBeFocused();
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TOUCH_PX);
    await expect(handle).toHaveAccessibleName(/\S/);
    if ((await handle.getAttribute('role')) !== 'slider') continue;
    const before = await handle.getAttribute('aria-valuetext');
    // One of the two directions may be at its end.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    if ((await handle.getAttribute('aria-valuetext')) === before)
      await page.keyboard.press('ArrowUp');
    // Moving one handle may take another away, and with it the place in the list.
    const moved = handle.or(stageOf(page).locator('[data-handle]:focus')).first();
    await expect(moved).not.toHaveAttribute('aria-valuetext', before ?? '');
  }
}

/** Chooses the plain way and the project's own, by keyboard. */
export async function chooseBothWays(page: Page): Promise<void> {
  for (const approach of ['naive', 'mine']) {
    await stageOf(page).locator(`[data-choose="${approach}"]`).press('Enter');
    await expect(stageOf(page)).toHaveAttribute('data-approach', approach);
  }
}

/** Opens the drawer by keyboard, which takes the focus. */
export async function openMore(page: Page): Promise<void> {
  await stageOf(page).locator('[data-more] > summary').press('Enter');
  await expect(stageOf(page).locator('.more__body')).toBeFocused();
}

/**
 * Takes every dare by keyboard, each from the run of another one. It must open exactly the run it names: the address has nothing
 * else in it, and is another than before, and so is the sentence or the drawing.
 */
export async function takeEveryDare(page: Page): Promise<void> {
  const dares = stageOf(page).locator('[data-dare]');
  // A dare may be so close to the first run that it shows only from another one.
  if ((await dares.count()) > 1) {
    await dares.last().press('Enter');
    await expect.poll(() => runOf(page)).not.toBe('');
  }
  for (const dare of await dares.all()) {
    const asked = new URLSearchParams((await dare.getAttribute('data-dare')) ?? '');
    const name = await dare.innerText();
    const before = {
      run: runOf(page),
      sentence: await settledSentence(page),
      drawing: await drawingOf(page),
    };
    await dare.press('Enter');
    await expect.poll(() => runOf(page), `the address after "${name}"`).not.toBe(before.run);
    await expect
      .poll(
        () =>
          [...new URLSearchParams(runOf(page))].filter(([key, value]) => asked.get(key) !== value),
        `what the address has beside "${name}"`,
      )
      .toEqual([]);
    await expect
      .poll(
        async () =>
          (await readSentence(page)) !== before.sentence ||
          (await drawingOf(page)) !== before.drawing,
        `another sentence or drawing after "${name}"`,
      )
      .toBe(true);
    await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
  }
}

/** What the drawing shows, as text that is equal for equal pictures. */
function drawingOf(page: Page): Promise<string> {
  return stageOf(page)
    .locator('.drawing')
    .first()
    .evaluate((drawing) =>
      [
        drawing.innerHTML,
        ...Array.from(drawing.querySelectorAll('canvas'), (canvas) => canvas.toDataURL()),
      ].join('\n'),
    );
}

/** Drags the first of these with one finger; its value must follow. Nothing happens where there are none. */
export async function dragByTouch(page: Page, selector: string): Promise<void> {
  const handle = stageOf(page).locator(selector).first();
  if ((await handle.count()) === 0) return;
  const before = (await handle.getAttribute('aria-valuetext')) ?? '';
  await handle.evaluate((element) =>
    element.addEventListener('pointercancel', () => (element.dataset['lost'] = 'yes')),
  );
  // The first press of all may be what ends a picture's rest, and a handle may be at one end, so both directions are tried.
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  await expect
    .poll(async () => {
      for (const [right, down] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        await handle.scrollIntoViewIfNeeded();
        const box = await handle.boundingBox();
        if (!box) throw new Error(`${selector} is not on the page.`);
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await send('touchStart', x, y);
        for (const share of [0.25, 0.5, 0.75, 1]) {
          await send('touchMove', x + right * DRAG_PX * share, y + down * DRAG_PX * share);
        }
        await send('touchEnd');
        // Sideways must not become a scroll half way; up and down may.
        if (right !== 0) await expect(handle).not.toHaveAttribute('data-lost');
        if ((await handle.getAttribute('aria-valuetext')) !== before) return true;
      }
      return false;
    }, `${selector} follows a finger`)
    .toBe(true);
}

/** Types nonsense into every number of the sentence and every field of the drawer, all of it inside the page. */
export async function fuzzEveryNumber(page: Page): Promise<void> {
  const numbers = stageOf(page).locator('[data-number], [data-more] input[inputmode="decimal"]');
  if ((await numbers.count()) === 0) return;
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
  await expect(sentenceOf(page)).not.toBeEmpty();
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
