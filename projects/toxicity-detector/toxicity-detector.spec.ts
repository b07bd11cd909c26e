import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { delayAnswers, sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

const SLUG = 'toxicity-detector';
const INNOCENT = /did nothing wrong/;

describeDemo(SLUG, async (page) => {
  await expect.poll(() => flagsOn(page)).toEqual([434, 473]);
  await handle(page, 'Toxic comments in 1,000').focus();
  for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => flagsOn(page)).toEqual([85, 157]);
  await page.keyboard.press('Home');
  await expect.poll(() => flagsOn(page)).toEqual([0, 85]);
  await expect(sentenceOf(page)).toContainText('all 85 people it flags did nothing wrong');
  // The boast has not moved.
  await expect(stageOf(page).locator('.plate').first()).toContainText('90%');
});

describeThesis(SLUG, {
  gesture: async (page) => {
    await handle(page, 'Toxic comments in 1,000').focus();
    await page.keyboard.press('Home');
  },
  failure: INNOCENT,
});

test("the crowd is dragged by a pointer, and its flags follow Bayes' rule from the rates measured in this page", async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const crowd = handle(page, 'Toxic comments in 1,000');
  await crowd.scrollIntoViewIfNeeded();
  const box = await crowd.boundingBox();
  if (!box) throw new Error('The crowd has no grip.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 700, y, { steps: 6 });
  await page.mouse.up();
  await expect(sentenceOf(page)).toHaveText(INNOCENT);

  await openMore(page);
  await expect(stageOf(page).locator('[data-more]')).toContainText(
    'Held-out accuracy 89.5% (84.5% to 93.7%), sample comments',
  );
  const caught = await shareIn(page, 'Toxic comments caught');
  const alarmed = await shareIn(page, 'Harmless comments flagged');
  for (const toxic of [500, 100, 10]) {
    const expected = (caught * toxic) / (caught * toxic + alarmed * (1_000 - toxic));
    const [, right, flagged] =
      /% (\d+) of (\d+)/.exec(await textOf(row(page, String(toxic)))) ?? [];
    await expect(row(page, String(toxic))).toContainText(`${(expected * 100).toFixed(1)}%`);
    // A thousand comments are a sample of those that were measured.
    const deviation = Math.sqrt((expected * (1 - expected)) / Number(flagged));
    expect(Math.abs(Number(right) / Number(flagged) - expected)).toBeLessThan(3 * deviation);
  }
});

test('a shared run happens: from the test to its own crowd, where a person reads what is unsure', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?toxic=10&approach=mine');
  await expect(sentenceOf(page)).toContainText('A person reads 173 and finds all 10.');
  expect(await flagsOn(page)).toEqual([10, 10]);
  await handle(page, 'Toxic comments in 1,000').focus();
  for (let steps = 0; steps < 10; steps += 1) await page.keyboard.press('ArrowRight');
  await expect(sentenceOf(page)).toContainText('69 of 87 flags are right. A person reads 154');

  const reader = handle(page, 'Read one flagged comment');
  await reader.focus();
  await page.keyboard.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', /Toxic, .*: flagged/);
});

test('the dares end as they dare, a lesson has its price, and a late answer covers nothing newer', async ({
  page,
}) => {
  const answers = await delayAnswers(page);
  await playDemo(page, SLUG);
  await skipOpening(page);
  const stage = stageOf(page);
  const dare = (name: string) => stage.getByRole('link', { name }).click();
  await dare('Miss nothing');
  await expect(sentenceOf(page)).toContainText(
    /none slips by, but \d+ of the \d+ people it flags did nothing wrong/,
  );
  const reader = handle(page, 'Read one flagged comment');
  const reading = stage.locator('.toxicity__reading');
  await reader.press('Home');
  await expect(reading).toContainText('flagged');
  await dare('Accuse nobody');
  await expect(reading).toContainText('it slips through');
  await expect(sentenceOf(page)).toContainText(/all its \d+ flags are right, but \d+ toxic/);
  await expect(stage.locator('.approach')).toHaveAttribute('data-lit', 'true');
  await dare('Be kind');
  await expect(sentenceOf(page)).toContainText(
    '“You are not an idiot.” scores 0.988, likely toxic',
  );
  // A comment that is read takes the place of the lessons, and gives it back.
  const harmless = stage.getByRole('button', { name: 'It is harmless' });
  await reader.press('Home');
  await expect(reading).toBeVisible();
  await expect(harmless).toHaveCount(0);
  await reader.press('Escape');

  await answers.hold();
  await harmless.click();
  await expect(sentenceOf(page)).toHaveText('The model is learning again, with your sentence.');
  await stage.getByRole('button', { name: 'Forget the lesson' }).click();
  await answers.release();
  await expect(sentenceOf(page)).toContainText('scores 0.988, likely toxic');

  await harmless.click();
  await expect(sentenceOf(page)).toContainText(
    '0.08, looks fine, and misses as many toxic comments as before.',
  );
  await handle(page, 'Toxic comments in 1,000').press('Home');
  await expect(sentenceOf(page)).toHaveText(INNOCENT);
});

test('a score belongs to the text that was asked: editing removes it, and no word gets none', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?comment=You+fool');
  await skipOpening(page);
  await expect(stageOf(page).locator('.toxicity__pin')).toContainText('yours');
  await openMore(page);
  await expect(answer(page)).toContainText('likely toxic');
  const field = stageOf(page).getByRole('textbox', { name: /Your own comment/ });
  // A sentence can be read in it.
  expect((await field.boundingBox())?.width).toBeGreaterThan(220);
  await field.fill('You fool!?');
  await expect(answer(page)).not.toContainText('likely toxic');
  await expect(stageOf(page).locator('.toxicity__pin')).toHaveCount(0);
  await field.fill('You are a wonderful potato');
  await field.press('Enter');
  await expect(answer(page)).toContainText('looks fine');
  await expect(answer(page)).toContainText('Not in its training text');
  await expect(answer(page)).toContainText('“potato”');
  await field.fill('!?');
  await field.press('Enter');
  await expect(answer(page)).toHaveText('There is no word in that yet, so there is no score.');
});

function handle(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}

function answer(page: Page) {
  return stageOf(page).locator('[data-answer]');
}

/** How many flags are right, and how many there are. */
async function flagsOn(page: Page): Promise<[right: number, flagged: number]> {
  const text = await stageOf(page).locator('[data-share]').innerText();
  const [, right, flagged] = /(\d+) of (\d+)/.exec(text) ?? [];
  return [Number(right), Number(flagged)];
}

async function textOf(element: ReturnType<typeof row>): Promise<string> {
  return (await element.innerText()).replaceAll(/\s+/g, ' ');
}

function row(page: Page, name: string) {
  return stageOf(page)
    .locator('[data-more] tr')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** The counted share of a row such as "434 of 500, 86.8%". */
async function shareIn(page: Page, name: string): Promise<number> {
  const [, hits, count] = /(\d+) of (\d+)/.exec(await row(page, name).innerText()) ?? [];
  return Number(hits) / Number(count);
}
