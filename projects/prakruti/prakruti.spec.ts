import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import {
  delayAnswers,
  sentenceOf,
  setVisibility,
  skipOpening,
  stageOf,
} from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

import { writePage } from './demo/page';

// What follows a change is there at once. Tests of motion ask for it.
test.use({ reducedMotion: 'reduce' });

describeDemo('prakruti', async (page) => {
  await expect(sentenceOf(page)).toContainText(
    'This page of 8,000 bytes fits into trip 1: you read it all after 300 ms.',
  );
  await handleOn(page).press('PageUp');
  await expect(sentenceOf(page)).toContainText('8,500 bytes');
  await expect(sentenceOf(page)).toContainText('6,100 more would fit.');
  await page.keyboard.press('End');
  await expect(sentenceOf(page)).toContainText('33,400 bytes too many. The words fell into trip 3');
  await expect(sentenceOf(page)).toContainText('you read after 900 ms, not 300.');
});

describeThesis('prakruti', {
  gesture: async (page) => {
    await handleOn(page).focus();
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('PageUp');
  },
  failure: /400 bytes too many. The words fell into trip 2/,
});

test('the page on the stage is the text that is measured, and meets the limit with its leaves', async ({
  page,
}) => {
  await playDemo(page, 'prakruti', '?bytes=14600');
  await skipOpening(page);
  await page.locator('[data-more] > summary').press('Enter');
  const made = stageOf(page).locator('[data-more] [data-gzip]');
  const leaves = Number(await made.getAttribute('data-leaves'));
  const source = writePage(leaves, 'last');
  const sizes = await page.evaluate(
    (texts) =>
      Promise.all(
        texts.map(async (text) => {
          const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
          const { byteLength } = await new Response(packed).arrayBuffer();
          return byteLength;
        }),
      ),
    [source, ...(['last', 'first'] as const).map((order) => writePage(leaves + 1, order))],
  );
  expect(String(sizes[0])).toBe(await made.getAttribute('data-gzip'));
  expect(sizes[0]).toBeLessThanOrEqual(14_600);
  expect(Math.max(...sizes.slice(1))).toBeGreaterThan(14_600);

  // Once as a page of its own, where markup may be made from text: it is the page on the stage.
  const alone = await page.context().newPage();
  await alone.setContent(source);
  const parsed = await alone.evaluate(() => ({
    body: document.body.innerHTML,
    rules: document.styleSheets[0]?.cssRules.length,
  }));
  const shown = () =>
    pageOn(page, 'last').evaluate(({ shadowRoot }) => ({
      body: shadowRoot?.innerHTML,
      rules: shadowRoot?.adoptedStyleSheets[0]?.cssRules.length,
    }));
  await expect.poll(shown).toEqual(parsed);
});

test('14,600 bytes take one trip and one byte more takes two, by key and by hand', async ({
  page,
}) => {
  await playDemo(page, 'prakruti', '?bytes=14600');
  await skipOpening(page);
  await expect(sentenceOf(page)).toContainText(
    'This page of 14,600 bytes fits into trip 1: you read it all after 300 ms. Not one more would fit.',
  );
  const words = stageOf(page).locator('.prakruti__words');
  await expect(words).toHaveAttribute('data-words', '1');
  await stageOf(page).locator('[data-number="Bytes"]').press('ArrowUp');
  await expect(sentenceOf(page)).toContainText('14,601 bytes: 1 byte too many.');
  await expect(words).toHaveAttribute('data-words', '2');

  await drag(page, -120);
  await expect(words).toHaveAttribute('data-words', '1');
  await expect(sentenceOf(page)).toContainText('you read it all after');
  await drag(page, 220);
  await expect(words).toHaveAttribute('data-words', '2');
  await expect(sentenceOf(page)).toContainText('too many');
});

test('both orders race with the same bytes: the words of one are there while the other waits', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Two trips of two seconds; a hidden tab holds the load, so that nothing here depends on the machine's speed.
  await playDemo(page, 'prakruti', '?rtt=2000&bytes=20000');
  await skipOpening(page);
  await setVisibility(page, 'hidden');
  await expect(sentenceOf(page)).toContainText('nothing to read yet');
  await expect(pageOn(page, 'last')).toHaveAttribute('data-words', 'away');
  await expect(pageOn(page, 'first')).toHaveCount(0);
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(sentenceOf(page)).toContainText('The same 20,000 bytes, but the words go first');
  await setVisibility(page, 'visible');
  await expect(pageOn(page, 'first')).toHaveAttribute('data-words', 'there');
  await setVisibility(page, 'hidden');
  await expect(pageOn(page, 'last')).toHaveAttribute('data-words', 'away');
  await expect(sentenceOf(page)).toContainText(
    'you read them after 2,000 ms, one trip earlier. Only leaves are late.',
  );
  await setVisibility(page, 'visible');
  await expect(pageOn(page, 'last')).toHaveAttribute('data-words', 'there');
  await expect(sentenceOf(page)).toContainText('Only leaves came late.');
  // Its handle asks to be pushed on, and the words stay.
  await expect(handleOn(page)).toHaveAttribute('data-lit', 'true');
  await handleOn(page).press('End');
  await expect(sentenceOf(page)).toContainText(
    '48,000 bytes, words first: you read them after 2,000',
  );
});

test('the three dares say what they came to, and a shared run happens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playDemo(page, 'prakruti');
  await skipOpening(page);
  for (const [name, result] of [
    ['One byte more', /^14,601 bytes: 1 byte too many.* after 600 ms, not 300\.$/],
    ['2,000 leaves', /^2,000 leaves: 30,010 bytes too many.* after 900 ms, not 300\.$/],
    ['Smaller trip', /^Trip 1 carries 4,380 bytes: 3,620 too many.* 600 ms, not/],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect(sentenceOf(page)).toHaveText(result);
    await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');
  }
  await page.goto('/projects/prakruti?bytes=14601');
  await stageOf(page).getByRole('button', { name: /^Play/ }).click();
  await expect(sentenceOf(page)).toContainText('Now it is sent.');
  await expect(sentenceOf(page)).toContainText('you read after 600 ms, not 300.');
});

test('the words stay on the hill while it shrinks and while the drawer closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playDemo(page, 'prakruti', '?bytes=44700');
  await skipOpening(page);
  await stageOf(page).evaluate((stage) => {
    let frames = 0;
    const look = () => {
      const words = stage.querySelector('[data-handle]')?.getBoundingClientRect();
      const hill = stage.querySelector('.drawing')?.getBoundingClientRect();
      if (!words || !hill) return;
      const isLost = words.right > hill.right + 1 || words.bottom > hill.bottom + 1;
      // A new size is drawn a frame or two after the box has it.
      frames = isLost ? frames + 1 : 0;
      if (frames > 3) stage.dataset['lost'] = JSON.stringify([words, hill]);
      requestAnimationFrame(look);
    };
    look();
  });
  await stageOf(page).getByRole('link', { name: 'Smaller trip' }).click();
  await expect(sentenceOf(page)).toHaveText(/^Trip 1 carries 4,380 bytes: 3,620 too many/);
  const more = stageOf(page).locator('[data-more]');
  await more.locator('summary').press('Enter');
  await expect(more.locator('.more__body')).toBeVisible();
  await more.locator('summary').press('Escape');
  await expect(more.locator('.more__body')).toHaveCount(0);
  const falling = () => handleOn(page).evaluate((handle) => handle.getAnimations().length);
  await expect.poll(falling).toBe(0);
  await expect(stageOf(page)).not.toHaveAttribute('data-lost');
});

test('while leaves are counted the sentence speaks of the page it knows', async ({ page }) => {
  const answers = await delayAnswers(page);
  await playDemo(page, 'prakruti');
  await skipOpening(page);
  await answers.hold();
  await handleOn(page).press('PageUp');
  await handleOn(page).press('End');
  await expect(handleOn(page)).toHaveAttribute('aria-valuenow', '48000');
  await expect(sentenceOf(page)).toContainText('This page of 8,000 bytes');
  await handleOn(page).press('Home');
  await answers.release();
  await expect(sentenceOf(page)).toContainText('This page of 1,000 bytes');
});

function handleOn(page: Page) {
  return stageOf(page).locator('[data-handle="Bytes"]');
}

/** The page on the stage in this order. */
function pageOn(page: Page, order: 'last' | 'first') {
  return stageOf(page).locator(`[data-order="${order}"] .prakruti__host`);
}

async function drag(page: Page, pixels: number): Promise<void> {
  await handleOn(page).hover();
  const box = await handleOn(page).boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 8 });
  await page.mouse.up();
}
