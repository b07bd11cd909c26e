import { expect, test, type Page } from '@playwright/test';

import { playDemo, pressPlay } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { delayAnswers, sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

const SLUG = 'pkmb';

describeDemo(SLUG, async (page) => {
  const draw = handle(page, 'The deal');
  await expect(crownsOf(page)).toHaveText('2');
  await handle(page, 'Deals').press('End');
  await expect(sentenceOf(page)).toContainText('4,000 times in secret and keep deal 516: all');
  await expect(crownsOf(page)).toHaveText('50');
  await draw.press('Home');
  await expect(sentenceOf(page)).toContainText(
    'After 0 sales you deal. You see every picture before you buy: all 50 crowns.',
  );
  await expect(handle(page, 'Deals')).toHaveCount(0);
  await draw.press('ArrowDown');
  await expect(sentenceOf(page)).toContainText('After 10 sales');
  await draw.press('End');
  await expect(sentenceOf(page)).toContainText('keep deal 516');
});

describeThesis(SLUG, {
  gesture: (page) => handle(page, 'Deals').press('End'),
  failure: /all 50 crowns\. Others get none/,
});

test('who deals k times gains what the formula says, unless a number is sealed', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await openMore(page);
  const mean = stageOf(page).locator('[data-mean]');
  const chiSquare = stageOf(page).locator('[data-chi-square]');
  const deals = stageOf(page).locator('[data-number="Deals"]');
  await expect(mean).toHaveAttribute('data-mean', '2.50');
  for (const { tries, expected, crowns } of [
    { tries: 515, expected: '24.67', crowns: '7' },
    { tries: 516, expected: '24.70', crowns: '50' },
    { tries: 3_000, expected: '47.91', crowns: '50' },
  ]) {
    await deals.focus();
    await page.keyboard.type(String(tries));
    await page.keyboard.press('Enter');
    await expect(mean).toHaveAttribute('data-mean', expected);
    await expect(crownsOf(page)).toHaveText(crowns);
    // Who stops short of the jackpot is told that there is more.
    await (crowns === '50'
      ? expect(sentenceOf(page)).not.toContainText('Keep pulling')
      : expect(sentenceOf(page)).toContainText('Keep pulling'));
  }
  await expect.poll(async () => (await chiSquare.innerText()).length).toBeGreaterThan(4);
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(mean).toHaveAttribute('data-mean', '2.50');
  await expect(sentenceOf(page)).toContainText('sealed before the sale moved the list: 1 of');
  await expect.poll(async () => Number(await chiSquare.innerText())).toBeLessThan(7.815);
  await stageOf(page).locator('[data-choose="naive"]').press('Enter');
  await handle(page, 'The deal').press('Home');
  await expect(chiSquare).toHaveText('19,000');
  await expect(stageOf(page).locator('[data-kind="Crown"]')).toHaveText('1,000');
});

test('the deal is dragged into the sale and snaps to its end', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const draw = handle(page, 'The deal');
  await expect(crownsOf(page)).toHaveText('2');
  // Hovering waits until the handle stands still: the answer of the first deal lays the wall out.
  await draw.hover();
  const box = await draw.boundingBox();
  const wall = await stageOf(page).locator('.drawing').boundingBox();
  if (!box || !wall) throw new Error('The wall is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - wall.height / 2, { steps: 4 });
  await expect(sentenceOf(page)).toContainText(/After\s4\d0\ssales you deal\. .* buy: \d\d\sof/);
  // A little above the end is the end.
  await page.mouse.move(x, y - 6, { steps: 4 });
  await page.mouse.up();
  await expect(draw).toHaveAttribute('aria-valuetext', '1,000 sales before it');
  await expect(crownsOf(page)).toHaveText('2');
});

test('a deal that comes late is not shown as that of a newer run', async ({ page }) => {
  const answers = await delayAnswers(page);
  await page.goto(`/projects/${SLUG}`);
  await pressPlay(page);
  await skipOpening(page);
  await expect(crownsOf(page)).toHaveText('2');
  await answers.hold();
  await handle(page, 'Deals').press('End');
  await expect(sentenceOf(page)).toContainText('Dealing…');
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(crownsOf(page)).toHaveCount(0);
  await answers.release();
  await expect(sentenceOf(page)).toContainText('4,000 times in secret. Then a number sealed');
  await expect(crownsOf(page)).toHaveText('1');
});

test('a shared run happens: its own deal ends the act', async ({ page }) => {
  await page.goto(`/projects/${SLUG}?tries=516`);
  await pressPlay(page);
  await expect(sentenceOf(page)).toContainText('You also buy');
  await expect(sentenceOf(page)).toContainText(/keep deal 516: all\s50\s+crowns/);
  await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');
});

function crownsOf(page: Page) {
  return sentenceOf(page).locator('[data-crowns]');
}

function handle(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}
