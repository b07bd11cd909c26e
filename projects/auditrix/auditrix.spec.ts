import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, setVisibility, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

describeDemo('auditrix', async (page) => {
  await expect(sentenceOf(page)).toContainText('You are the thief: pay in 1 coin.');
  await expect(stageOf(page).locator('.coin-count b')).toHaveText(['59', '1']);
  const coin = stageOf(page).getByRole('button', { name: 'Put it in the vault' });
  await expect(coin).toHaveAttribute('data-lit', 'true');
  await coin.press('Enter');
  await expect(lineOn(page)).toBeFocused();
  await expect(sentenceOf(page)).toContainText(
    'and is paid 60 times before the orange line runs once. The model is right.',
  );
  const line = lineOn(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(line).toHaveAttribute('aria-valuetext', 'line 2 of 4, above the call');
  await expect(line).toBeFocused();
  await expect(sentenceOf(page)).toContainText('The model still says critical.');
  await wayOn(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toContainText('False alarm.');
});

describeThesis('auditrix', {
  gesture: async (page) => {
    const coin = await stageOf(page).locator('.coin').boundingBox();
    const vault = await stageOf(page).locator('.robbery__goal').boundingBox();
    if (!coin || !vault) throw new Error('The coin is not on the page.');
    const [left, top] = [coin.x + coin.width / 2, coin.y + coin.height / 2];
    await page.mouse.move(left, top);
    await page.mouse.down();
    // Not far enough: it is put back.
    await page.mouse.move(left + 10, top, { steps: 2 });
    await page.mouse.up();
    await expect(stageOf(page).locator('.coin')).toBeVisible();
    await page.mouse.down();
    await page.mouse.move(vault.x + vault.width / 2, top, { steps: 4 });
    await page.mouse.up();
    await expect(sentenceOf(page)).toContainText('The model is right.');
    // Once it stands still.
    await lineOn(page).hover();
    const box = await lineOn(page).boundingBox();
    if (!box) throw new Error('The orange line is not on the page.');
    const x = box.x + box.width / 2;
    await page.mouse.move(x, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, box.y - 1.5 * box.height, { steps: 6 });
    // The result is there while the hand still holds the line, and nothing is played again when it lets go.
    await expect(sentenceOf(page)).toContainText('The savers keep their 59');
    await page.mouse.up();
  },
  failure: /its own 1 back: call 2 pays\s0\. The model still says critical\./,
});

test('the coin takes a press as soon as it is drawn, while the stage still opens', async ({
  page,
}) => {
  await playDemo(page, 'auditrix');
  const coin = stageOf(page).locator('.coin');
  const box = await coin.boundingBox();
  if (!box) throw new Error('The coin is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(coin).toHaveCount(0);
  await expect(sentenceOf(page)).toContainText('The thief adds');
});

test('lying is a gesture: every key searches, code lights up, and an invention falls unless it is believed', async ({
  page,
}) => {
  await playDemo(page, 'auditrix');
  await skipOpening(page);
  const field = stageOf(page).locator('[data-accuse]');
  await field.pressSequentially('it steals');
  await expect(sentenceOf(page)).toHaveText('“it steals” is reported as critical. Nobody checked.');
  await expect(flagOn(page)).toHaveAttribute('data-look', 'up');
  await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');

  // Enter asks for the proof.
  await field.press('Enter');
  await expect(sentenceOf(page)).toHaveText('Words are not evidence: quote a line. Claim dropped.');
  // The claim stays in its box, and behind it nothing runs.
  await expect(field).toHaveValue('it steals');
  await expect(stageOf(page).locator('.coin-count b')).toHaveText(['60', '0']);
  await expect(stageOf(page)).toContainText('One line is critical: press it.');
  await expect(flagOn(page)).toHaveAttribute('data-look', 'down');
  await expect(page).toHaveURL(/approach=mine&quote=it\+steals/);

  await field.fill('balances[ msg');
  await expect(sentenceOf(page)).toContainText('is in 3 lines');
  await expect(stageOf(page).locator('.code-card mark')).toHaveText([
    'balances[msg',
    'balances[msg',
  ]);
  // A press on a line quotes it; the orange one too, once it has been moved or something was said.
  await stageOf(page).getByRole('button', { name: 'require(ok' }).click();
  await expect(field).toHaveValue('require(ok, "transfer failed");');
  await expect(sentenceOf(page)).toContainText('no exploit was written for it');
  await lineOn(page).click();
  await expect(field).toHaveValue('balances[msg.sender] = 0;');
  await expect(sentenceOf(page)).toContainText('You found it.');
  await expect(flagOn(page)).toHaveAttribute('data-standing', 'proven');
  await expect(stageOf(page).locator('.coin-count b')).toHaveText(['0', '60']);
  await field.fill('safe against reentrancy');
  await expect(sentenceOf(page)).toContainText('is only a comment');

  await openMore(page);
  await expect(stageOf(page).locator('[data-evidence]')).toHaveText([
    /Dropped: Yours.*Only a comment/,
    /Proven: Reentrancy/,
    /Dropped: Overflow/,
  ]);
});

test('the three dares leave the proof to the visitor, and a shared accusation is typed again', async ({
  page,
}) => {
  // Their ends, without the seconds that lead to them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playDemo(page, 'auditrix', '?quote=xyz');
  await expect(sentenceOf(page)).toContainText('“xyz” is reported as critical.');
  await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');
  for (const [name, believed, proved, standing] of [
    [
      'Invent a line',
      '“selfdestruct(owner);” is reported as critical. Nobody checked.',
      'is nowhere in the code, so nothing ran. False alarm.',
      'dropped',
    ],
    [
      'Clear first',
      'the savers’ 59 are locked in. The model still says critical.',
      'No theft, but nobody is paid: the savers’ 59 are locked in. A person has to look.',
      'review',
    ],
    [
      'Subtract',
      'so all are undone. Savers keep their 59. The model still says critical.',
      'Weak, but no theft.',
      'weakness',
    ],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect(sentenceOf(page)).toContainText(believed);
    await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');
    await wayOn(page, 'mine').click();
    await expect(sentenceOf(page)).toContainText(proved);
    await expect(flagOn(page)).toHaveAttribute('data-standing', standing);
  }
  await expect(stageOf(page).locator('[data-accuse]')).toHaveAttribute(
    'placeholder',
    'balances[msg.sender] -= amount;',
  );
  await expect(stageOf(page)).toContainText('Your turn: accuse a line.');
});

test('whoever changes the auditor during a run does not start it again', async ({ page }) => {
  await playDemo(page, 'auditrix', '?up=2');
  await skipOpening(page);
  await hideAtFirstCall(page);
  await wayOn(page, 'mine').click();
  await expect(sentenceOf(page)).toContainText('At call 1 it holds');
  for (const [way, standing] of [
    ['naive', 'believed'],
    ['mine', 'running'],
  ] as const) {
    await wayOn(page, way).click();
    await expect(flagOn(page)).toHaveAttribute('data-standing', standing);
    await expect(sentenceOf(page)).toContainText('At call 1 it holds');
  }
  await setVisibility(page, 'visible');
  await expect(flagOn(page)).toHaveAttribute('data-standing', 'dropped');
});

test('the number of the call moves through the real trace, and its complaint ends with the run', async ({
  page,
}) => {
  await playDemo(page, 'auditrix', '?thief=2');
  await skipOpening(page);
  const call = stageOf(page).getByRole('spinbutton', { name: 'Call' });
  await expect(call).toHaveText('30');
  await call.focus();
  await page.keyboard.press('Home');
  await expect(sentenceOf(page)).toContainText('At call 1 it holds 2 and the vault 59.');
  await page.keyboard.press('ArrowRight');
  await expect(sentenceOf(page)).toContainText('At call 2 it holds 4 and the vault 57.');
  await expect(call).toBeFocused();

  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(stageOf(page).getByRole('alert')).toContainText('from 1 to 30');
  await stageOf(page).getByRole('link', { name: 'Clear first' }).click();
  await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
});

/** A run rests while nobody looks; only the page itself is quick enough to hide in the middle of one. */
async function hideAtFirstCall(page: Page): Promise<void> {
  await stageOf(page).evaluate((stage) => {
    new MutationObserver((_, observer) => {
      if (!stage.querySelector('[data-sentence]')?.textContent.includes('At call')) return;
      observer.disconnect();
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }).observe(stage, { subtree: true, childList: true, characterData: true });
  });
}

function lineOn(page: Page) {
  return stageOf(page).locator('[data-handle][role="slider"]');
}

function flagOn(page: Page) {
  return stageOf(page).locator('.flag');
}

function wayOn(page: Page, way: string) {
  return stageOf(page).locator(`[data-choose="${way}"]`);
}
