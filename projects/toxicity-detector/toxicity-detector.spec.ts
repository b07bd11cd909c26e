import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

const SLUG = 'toxicity-detector';

describeDemo(SLUG, async (page) => {
  await expect.poll(() => flagsOn(page)).toEqual([10, 83]);
  const crowd = handle(page, 'Toxic comments in 1,000');
  await crowd.focus();
  await page.keyboard.press('End');
  await expect.poll(() => flagsOn(page)).toEqual([469, 506]);
  await page.keyboard.press('Home');
  await expect.poll(() => flagsOn(page)).toEqual([1, 74]);
});

test("right flags at 50, 10 and 1 percent follow Bayes' rule from the rates measured in this page", async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await openMore(page);
  const caught = await shareIn(page, 'Toxic comments caught');
  const alarmed = await shareIn(page, 'Harmless comments flagged');
  for (const toxic of [500, 100, 10]) {
    await playDemo(page, SLUG, `?toxic=${toxic}`);
    await skipOpening(page);
    const [right, flagged] = await flagsOn(page);
    await openMore(page);
    const expected = (caught * toxic) / (caught * toxic + alarmed * (1_000 - toxic));
    await expect(row(page, String(toxic))).toContainText(`${(expected * 100).toFixed(1)}%`);
    await expect(row(page, String(toxic))).toContainText(`${right} of ${flagged}`);
    // A thousand comments are a sample of those that were measured.
    const deviation = Math.sqrt((expected * (1 - expected)) / flagged);
    expect(Math.abs(right / flagged - expected)).toBeLessThan(3 * deviation);
  }
});

test('accuracy stands with its interval, and the comments are called samples', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await expect(stageOf(page)).toContainText(
    'Held-out accuracy 93.2% (88.6% to 96.8%), sample comments',
  );
});

test('a taught sentence changes the model: its own score, and the rates of all others', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?toxic=500');
  await skipOpening(page);
  await openMore(page);
  const field = stageOf(page).getByRole('textbox', { name: /Your own comment/ });
  await field.fill('You are not an idiot.');
  await expect(answer(page)).not.toContainText('likely toxic');
  await field.press('Enter');
  await expect(answer(page)).toContainText('0.998 likely toxic');
  await stageOf(page).locator('[data-teach="harmless"]').press('Enter');
  await expect(answer(page)).toContainText('0.08 looks fine');
  await expect.poll(() => flagsOn(page)).not.toEqual([469, 506]);
  await expect(stageOf(page).locator('.sentence')).toContainText('Taught 1 sentence.');
  await stageOf(page).getByRole('button', { name: 'Forget' }).click();
  await expect(answer(page)).toContainText('0.998 likely toxic');
  await expect.poll(() => flagsOn(page)).toEqual([469, 506]);
});

test('a score belongs to the text that was asked: editing removes it, and no word gets none', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?comment=You+fool');
  await skipOpening(page);
  await openMore(page);
  await expect(answer(page)).toContainText('likely toxic');
  const field = stageOf(page).getByRole('textbox', { name: /Your own comment/ });
  await field.fill('You fool!?');
  await expect(answer(page)).not.toContainText('likely toxic');
  await field.fill('!?');
  await field.press('Enter');
  await expect(answer(page)).toHaveText('There is no word in that yet, so there is no score.');
});

test('the three dares end as they dare', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const dare = (name: string) => stageOf(page).getByRole('link', { name }).click();
  await dare('Make it one in a thousand');
  await expect.poll(() => flagsOn(page)).toEqual([1, 74]);
  await dare('Silence nobody');
  await expect
    .poll(async () => {
      const [right, flagged] = await flagsOn(page);
      return right === flagged && flagged > 0;
    })
    .toBe(true);
  await dare('Be kind to an idiot');
  await openMore(page);
  await expect(answer(page)).toContainText('0.998 likely toxic');
});

test('two cuts send what is in doubt to a person, and flag nothing when no flag could be trusted', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?toxic=100&approach=mine');
  await skipOpening(page);
  const sentence = stageOf(page).locator('[data-sentence]');
  await expect(sentence).toContainText(/\d+ go to a person/);
  const [right, flagged] = await flagsOn(page);
  expect(right / flagged).toBeGreaterThan(0.7);
  await handle(page, 'Toxic comments in 1,000').focus();
  await page.keyboard.press('Home');
  await expect(sentence).toContainText('nothing is flagged');
});

test('flagged comments are read by keys', async ({ page }) => {
  await playDemo(page, SLUG, '?toxic=10');
  await skipOpening(page);
  const reader = handle(page, 'Read one flagged comment');
  await expect(reader).toHaveAttribute('aria-valuetext', /^“You are not .*Harmless/);
  await reader.focus();
  await page.keyboard.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', /Toxic, scored .*likely toxic/);
});

test('the crowd is dragged by a pointer', async ({ page }) => {
  await playDemo(page, SLUG, '?toxic=100');
  await skipOpening(page);
  const crowd = handle(page, 'Toxic comments in 1,000');
  await crowd.scrollIntoViewIfNeeded();
  const box = await crowd.boundingBox();
  if (!box) throw new Error('The crowd has no grip.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await crowd.getAttribute('aria-valuenow'))).toBeLessThan(70);
});

function handle(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}

function answer(page: Page) {
  return stageOf(page).locator('[data-answer]');
}

/** How many flags are right, and how many there are. */
async function flagsOn(page: Page): Promise<[right: number, flagged: number]> {
  const text = await stageOf(page).locator('[data-sentence] mark').first().innerText();
  const [, right, flagged] = /(\d+) of (\d+)/.exec(text) ?? [];
  return [Number(right), Number(flagged)];
}

function row(page: Page, name: string) {
  return stageOf(page)
    .locator('[data-more] tr')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** The counted share of a row such as "469 of 500, 93.8%". */
async function shareIn(page: Page, name: string): Promise<number> {
  const [, hits, count] = /(\d+) of (\d+)/.exec(await row(page, name).innerText()) ?? [];
  return Number(hits) / Number(count);
}
