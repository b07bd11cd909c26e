import { expect, test, type Page } from '@playwright/test';

import { describeDemo, describeThesis } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import {
  delayAnswers,
  readSentence,
  sentenceOf,
  skipOpening,
  stageOf,
} from '@tests/support/demo-steps';

describeDemo('fairbnb', async (page) => {
  await expect(sentenceOf(page)).toContainText('8 get it right: the tenant gets the deposit back');
  await eyeOn(page).focus();
  await page.keyboard.press('End');
  await expect(sentenceOf(page)).toContainText('No vote is left for the tenant');
  await showAll(page);
  await expect.poll(() => rightOn(page)).toBe(705);
  await expect(sentenceOf(page)).toContainText('Juror 1 alone does as well');
  await eyeOn(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => rightOn(page)).toBe(902);
  // Enter opens and shuts the eye as a press does.
  await page.keyboard.press('Enter');
  await expect.poll(() => rightOn(page)).toBe(705);
});

describeThesis('fairbnb', {
  gesture: async (page) => {
    await expect(eyeOn(page)).toBeFocused();
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('PageUp');
    await expect(sentenceOf(page)).toContainText('3 copy. The tenant has 5 votes');
    await page.keyboard.press('PageUp');
    await expect(sentenceOf(page)).toContainText(
      'The tenant has only 3 votes: the landlord gets the deposit',
    );
  },
  failure: /the landlord gets the deposit/,
});

test('the visitor’s own jury is rescued before the thousand are', async ({ page }) => {
  const stage = await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await eyeOn(page).press('End');
  await expect(sentenceOf(page)).toContainText('No vote is left for the tenant');
  await stage.locator('[data-choose="mine"]').press('Enter');
  await expect(sentenceOf(page)).toContainText('8 vote for the tenant, who gets the deposit back');
  await showAll(page);
  await expect(sentenceOf(page)).toContainText('In the open, 705 of 1,000 verdicts are right');
  await expect.poll(() => rightOn(page)).toBe(902);
});

test('shut eyes follow the binomial, seen votes make a herd no better than one juror', async ({
  page,
}) => {
  await playDemo(page, 'fairbnb', '?peek=100');
  await test.step('a shared run happens', async () => {
    await expect(sentenceOf(page)).toContainText(
      /Each juror sees the votes before|No vote is left for the tenant/,
    );
    await expect.poll(() => rightOn(page)).toBe(705);
  });
  const stage = stageOf(page);
  await expect(stage.locator('.fairbnb__alone')).toHaveAttribute('data-met', 'true');
  await expect(stage.locator('.fairbnb__alone')).toHaveText('Juror 1 alone: 705 right');
  await openMore(page);
  await expect(stage.locator('[data-exact]')).toContainText('70.00%');
  await expect(stage.locator('[data-exact]')).toContainText('1,000 of 1,000 juries are unanimous');
  await expect.poll(() => distanceOn(page)).toBeLessThan(3);
  await eyeOn(page).press('Home');
  await expect(stage.locator('[data-exact]')).toContainText('90.12%');
  await expect.poll(() => distanceOn(page)).toBeLessThan(3);
});

test('nothing is claimed before its seals are tried, and a late answer is no answer to a newer run', async ({
  page,
}) => {
  const answers = await delayAnswers(page);
  const stage = await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await openMore(page);
  await answers.hold();
  await stage.getByLabel('Draw of the jurors').fill('12');
  await stage.locator('[data-choose="mine"]').press('Enter');
  await showAll(page);
  await expect(sentenceOf(page)).toContainText('tries both votes on every seal: 0 of 15,000 tried');
  await expect(stage.locator('[data-exact], [data-money], [data-ledger]')).toHaveCount(0);
  await stage.getByRole('link', { name: '15 bad jurors' }).click();
  // The few seals of the jury close up are tried at once.
  await expect(sentenceOf(page)).toContainText('9 of 15 jurors believe the landlord, who gets');
  await showAll(page);
  await answers.release();
  // What came late was about other jurors' seals.
  await expect.poll(() => rightOn(page)).toBe(220);
  expect(await readSentence(page)).toContain('A seal stops copying, not mistakes');
  await stage.getByRole('button', { name: 'Make them right 70%' }).press('Enter');
  await expect.poll(() => rightOn(page)).toBeGreaterThan(930);

  await test.step('without salt the herd is back, and salt ends it', async () => {
    await stage.getByRole('link', { name: 'Skip the salt' }).click();
    await expect(sentenceOf(page)).toContainText('two guesses open it: 8 of 9 copy');
    await showAll(page);
    await expect.poll(() => rightOn(page)).toBe(705);
    await expect(sentenceOf(page)).toContainText('Without salt, 9 jurors read seals 100%');
    await stage.getByRole('button', { name: 'Add the salt' }).press('Enter');
    await expect.poll(() => rightOn(page)).toBe(902);
    await expect(sentenceOf(page)).toContainText('see only sealed votes');
  });
});

test('whoever cheats with a seal is caught by its hash and is not paid', async ({ page }) => {
  const stage = await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await stage.getByRole('link', { name: 'Change a vote' }).click();
  await expect(sentenceOf(page)).toContainText('a different vote from the one in the seal: caught');
  await expect(stage.locator('[data-stamp="Caught"]')).toHaveCount(1);
  await stage.getByRole('button', { name: 'Copy a neighbor’s seal' }).press('Enter');
  await expect(sentenceOf(page)).toContainText('cannot open it: caught');
  await stage.getByRole('button', { name: 'Never open it' }).press('Enter');
  await expect(stage.locator('[data-stamp="Absent"]')).toHaveCount(1);
  await showAll(page);
  await expect.poll(() => rightOn(page)).toBe(902);

  await openMore(page);
  await stage.getByRole('radio', { name: 'Change the vote' }).check();
  const [sealed, opened] = await stage.locator('.fairbnb__case code').allInnerTexts();
  expect(sealed).toMatch(/^[\da-f]{14}…$/);
  expect(opened).toMatch(/^[\da-f]{14}…$/);
  expect(opened).not.toBe(sealed);
  await expect(stage.locator('[data-money]')).toContainText('176 jurors (8 × 22)');
  await stage.getByRole('radio', { name: 'Stay honest' }).check();
  await expect(stage.locator('[data-money]')).toContainText('198 jurors (9 × 22)');
});

test('coins add up at any rent, and after everybody has collected', async ({ page }) => {
  await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await openMore(page);
  const money = stageOf(page).locator('[data-money]');
  for (const rent of ['20001', '1', '999999', '49']) {
    await money.getByRole('spinbutton', { name: 'Rent' }).press('Enter');
    await money.getByRole('textbox', { name: 'Rent' }).fill(rent);
    await page.keyboard.press('Enter');
    await expect(money).toContainText('Left over: 0.');
    const text = (await money.innerText()).replaceAll(/[,\s]/g, '');
    const [, ...parts] =
      /=(\d+)deposit.*?\+(\d+)landlord\+(\d+)jurors.*?\+(\d+)platform/.exec(text) ?? [];
    expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(2 * Number(rent));
  }
  for (const button of await stageOf(page).locator('.fairbnb__owed button').all())
    await button.click();
  await expect(stageOf(page).locator('[data-ledger]')).toContainText('98 of 98 paid in');
});

test('the eye is pulled open and pressed shut, and a house is pressed for its jury', async ({
  page,
}) => {
  const stage = await playDemo(page, 'fairbnb');
  await skipOpening(page);
  const eye = eyeOn(page);
  await eye.scrollIntoViewIfNeeded();
  const box = await eye.boundingBox();
  if (!box) throw new Error('There is no eye.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 110, { steps: 5 });
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText('Jurors peek 100% of the time');
  await expect(stage.locator('.approach')).toHaveAttribute('data-lit', 'true');
  await showAll(page);
  await expect.poll(() => rightOn(page)).toBe(705);
  await eye.click();
  await expect.poll(() => rightOn(page)).toBe(902);
  await eye.click();
  await expect.poll(() => rightOn(page)).toBe(705);
  const drawing = await stage.locator('.drawing').boundingBox();
  if (!drawing) throw new Error('There is no drawing.');
  // Houses leap to their columns long after the count is there, and a press between them does nothing.
  await expect(async () => {
    await page.mouse.click(drawing.x + drawing.width - 30, drawing.y + drawing.height - 60);
    await expect(page).toHaveURL(/case=\d+/, { timeout: 1_000 });
  }).toPass();
  await expect(sentenceOf(page)).toContainText('and gets the deposit back');
  await showAll(page);
  await expect.poll(() => rightOn(page)).toBe(705);
});

function eyeOn(page: Page) {
  return stageOf(page).locator('[data-handle="Jurors peek"]');
}

async function showAll(page: Page): Promise<void> {
  await stageOf(page).getByRole('button', { name: 'All 1,000 juries' }).press('Enter');
}

async function rightOn(page: Page): Promise<number> {
  return Number(/(\d+) of 1,000/.exec(await readSentence(page))?.[1]);
}

/** From the expected count, in standard deviations as the drawer rounds them. */
async function distanceOn(page: Page): Promise<number> {
  const text = await stageOf(page).locator('[data-exact]').innerText();
  const [, expected, spread] = /expect (\d+), give or take (\d+)/.exec(text) ?? [];
  return Math.abs((await rightOn(page)) - Number(expected)) / Number(spread);
}
