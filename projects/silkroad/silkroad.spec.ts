import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectNoAxeViolations } from '@tests/support/axe';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { readSentence, sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';

describeDemo('silkroad', async (page) => {
  const shipped = shippedOn(page);
  await shipped.focus();
  await page.keyboard.press('ArrowDown');
  await expect(sentenceOf(page)).toContainText('1 is in your van, and nobody can prove it');
  await expect(stageOf(page).locator('.loose i')).toHaveCount(1);
  await expect(stageOf(page).locator('.tree__box[data-gone="true"]')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(shipped).toHaveAttribute('aria-valuetext', '48 boxes');
  await expect(sentenceOf(page)).toContainText('Nobody can check it');
});

describeThesis('silkroad', {
  gesture: async (page) => {
    // The station that is lit has the focus, and takes digits.
    await expect(shippedOn(page)).toBeFocused();
    await page.keyboard.type('40');
    await page.keyboard.press('Escape');
    await expect(shippedOn(page)).toHaveAttribute('aria-valuetext', '48 boxes');
    await page.keyboard.press('Enter');
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await expect(shippedOn(page)).toBeFocused();
    // What lights up lies ahead: past four stations and the list.
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    await expect(stageOf(page).locator('[data-choose="mine"]')).toBeFocused();
  },
  failure: /8 are in your van, and nobody\scan\sprove\sit/,
});

test('a shared run happens, the win turns the stage over, and a second job comes after it', async ({
  page,
}) => {
  const stage = await playDemo(page, 'silkroad', '?kept=chain&to=40&as=all');
  await expect(sentenceOf(page)).toContainText('with all three keys: an auditor checks');
  await expect(sentenceOf(page)).toContainText('No record sees your van');
  await expect(stage.locator('.loose p')).toHaveText('8 in your vanonly a count finds them');
  await expect(stage.locator('.loose i')).toHaveCount(8);
  await expect(stage.locator('.station__tag', { hasText: '✓' })).toHaveCount(8);
  await expect(stage.locator('.hand[data-given="true"]')).toHaveCount(2);
  await expect.poll(() => groundOf(stage)).toBe('rgb(124, 20, 38)');
  await expectNoAxeViolations(page, 'AA', '[data-widget="demo"]');
  // The win is not the end: what it proposes is performed from here, and its result is the sentence.
  await stage.getByRole('button', { name: 'Now sell a fake' }).press('Enter');
  await expect(sentenceOf(page)).toContainText('its path climbs');
  await expect(sentenceOf(page)).toContainText(
    'You sell a fake as box 49, and its proof ends at a hash nobody signed',
  );
  await expect.poll(() => groundOf(stage)).toBe('rgb(236, 211, 162)');
  await stage.getByRole('button', { name: 'Or photocopy box 1' }).press('Enter');
  await expect(sentenceOf(page)).toContainText(
    'Box 1 is one of the 48: 6 hashes prove it. A photocopy of its code passes too.',
  );
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

  test('each failure lights the next step, and only all three keys win', async ({ page }) => {
    // As low as a laptop's window: the two rows of the road are closest there.
    await page.setViewportSize({ width: 1440, height: 780 });
    const stage = await playDemo(page, 'silkroad', '?to=40');
    await expect(sentenceOf(page)).toContainText('nobody can prove it');
    // The keyboard begins where the lie is, also in a run that was shared.
    await expect(shippedOn(page)).toBeFocused();
    await expect(stage.locator('[data-standing="refused"]')).toHaveCount(0);
    await expect(stage.locator('.hand')).toHaveCount(0);
    await expect(stage.locator('.climb')).toHaveCount(0);
    await stage.locator('[data-choose="mine"]').press('Enter');
    await openMore(page);
    for (const [level, end, caught, fault, why, next] of [
      ['none', 'block 2 no longer fits its hash', 2, 'wrong hash', 'carries the hash', 'hashes'],
      ['hashes', 'the supplier never signed that', 2, 'not signed', '48 boxes, not 40', 'one'],
      ['one', 'the hospital takes back its hand', 3, 'wrong link', 'changed and believed', 'all'],
    ] as const) {
      await stage.locator(`[data-level="${level}"]`).press('Enter');
      await expect(sentenceOf(page)).toContainText(end);
      await expect(stage.locator('[data-reason]')).toContainText(why);
      await expect(stage.locator(`[data-level="${level}"]`)).toContainText(fault);
      await expect(
        stage.locator(`[data-block="${caught}"][data-standing="refused"]`),
      ).toContainText(fault);
      // What was taken stays in sight, whoever finds out.
      await expect(stage.locator('.loose i')).toHaveCount(8);
      await expect(stage.locator('.station__tag:empty')).toHaveCount(level === 'hashes' ? 4 : 0);
      await expect(stage.locator('[data-next="true"]')).toHaveAttribute('data-level', next);
      // The broken half hangs lower, and its words stay clear of the tags of the row below.
      expect(await touching(stage, '.station__who', '.station__tag')).toEqual([]);
    }

    await test.step('a believed block beside a refused one, by word and by shape', async () => {
      await expect(stage.locator('[data-block="2"]')).toContainText('✓ supplier');
      const [believed, refused] = [await lookOf(stage, 2), await lookOf(stage, 3)];
      expect(believed.backgroundColor).not.toBe(refused.backgroundColor);
      expect(believed.borderTopColor).not.toBe(refused.borderTopColor);
      expect(refused.outlineStyle).toBe('dashed');
    });
    await test.step('two hands, one withdrawn', async () => {
      const hands = stage.locator('.hand');
      await expect(hands.first()).toHaveAttribute('data-given', 'true');
      await expect(hands.last()).toHaveAttribute('data-given', 'false');
    });

    await stage.locator('[data-level="all"]').press('Enter');
    await expect(sentenceOf(page)).toContainText(
      'You win: the shipment says 40 with all three keys',
    );
    await expect(stage.locator('[data-reason]')).toContainText('No ledger stops this');
    await expect(stage.locator('[data-next="true"]')).toHaveCount(0);
    await test.step('looking at another box rewrites nothing', async () => {
      const hashes = () => stage.locator('.station__who').allTextContents();
      const before = await hashes();
      await stage.getByRole('slider', { name: 'Box to prove' }).press('ArrowUp');
      await expect(stage.locator('[data-proof]')).toContainText(/^Box 1[68] of 48/);
      await expect(sentenceOf(page)).toContainText('You win');
      expect(await hashes()).toEqual(before);
    });
    // Every step remembers what came of it.
    await expect(stage.locator('[data-level="one"]')).toContainText('wrong link');
    await stage.locator('[data-choose="naive"]').press('Enter');
    await expect(sentenceOf(page)).toContainText('nobody can prove it');

    await test.step('full screen shows everything without scrolling', async () => {
      await stage.locator('[data-choose="mine"]').press('Enter');
      await stage.locator('[data-level="one"]').press('Enter');
      const hidden = () => stage.evaluate((one) => one.scrollHeight - one.clientHeight);
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 1366, height: 768 },
      ]) {
        await page.setViewportSize(viewport);
        await stage.getByRole('button', { name: 'Full screen', exact: true }).press('Enter');
        await expect.poll(hidden).toBeLessThanOrEqual(0);
        await stage.getByRole('button', { name: 'Leave full screen' }).press('Enter');
        await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
      }
    });
  });

  test('on a phone’s side no tag of the lower row lies on the words or the discs of the upper one', async ({
    page,
  }) => {
    const stage = await playDemo(page, 'silkroad', '?kept=chain&to=40&as=none');
    await expect(stage.locator('[data-block="2"]')).toContainText('wrong hash');
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [844, 340],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const words of ['.station__name', '.station__who', '.handle b']) {
        await expect.poll(() => touching(stage, words, '.station__tag')).toEqual([]);
      }
    }
  });

  test('a link is used as far as it can be; the blocks are counted alike everywhere, and a box proves itself', async ({
    page,
  }) => {
    const stage = await playDemo(page, 'silkroad', '?kept=chain&at=3&to=41&as=one&crime=burn');
    await expect(stage.getByRole('alert')).toContainText('What is done: choose one of');
    await expect
      .poll(() => readSentence(page))
      .toBe(
        'You write 41 for the delivery with the hospital’s key: the regulator built on the old one.',
      );
    await openMore(page);
    await expect(stage.getByLabel('Block to change').last()).toHaveValue('3');
    await expect(stage.getByLabel('Boxes it says')).toHaveValue('41');

    await test.step('message, station and table', async () => {
      await stage.getByRole('radio', { name: 'Swap it with the next' }).check();
      await expect(stage.getByRole('alert')).toHaveCount(0);
      await expect(stage.locator('[data-block][data-standing="refused"]')).toContainText(
        '3 Inspected',
      );
      await expect(sentenceOf(page)).toContainText('points to a block that comes after it');
      const rows = stage
        .getByRole('table', { name: 'The record as a reader finds it' })
        .locator('tbody tr');
      await expect(rows.nth(3)).toContainText('3, says 4regulatorInspected 5');
      await stage.getByRole('radio', { name: 'Take it out' }).check();
      await expect(rows).toHaveCount(6);
      await stage.getByRole('radio', { name: 'Change its number' }).check();
      await expect(rows).toHaveCount(7);
      const places = await rows.locator('th').allTextContents();
      expect(places).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    });

    await test.step('a box', async () => {
      await stage.getByLabel('Boxes it says').fill('48');
      await expect(sentenceOf(page)).toContainText('every signature agrees');
      const proof = stage.locator('[data-proof]');
      await expect(proof).toContainText('lead to the root a8d2e4b1');
      await expect(stage.getByRole('img', { name: /^QR code of box B-32698-017/ })).toBeVisible();
      const serial = stage.getByLabel('Serial number as printed');
      const inHand = stage.getByLabel('Box in your hand');
      await serial.fill((await inHand.locator('option').nth(40).textContent()) ?? '');
      await expect(proof).toContainText('Box 41 of 48');
      await serial.fill('B-32698-017-9999');
      await expect(proof).toContainText('Not in the batch');
      await serial.fill('');
      await expect(proof).toContainText('Not in the batch');
      await inHand.selectOption({ index: 6 });
      await expect(proof).toContainText('Box 7 of 48');
      await expect(sentenceOf(page)).toContainText('6 hashes prove it');
      await expect(stage.locator('[data-reason]')).toContainText('This box belongs to it');
      await stage.getByRole('radio', { name: 'Replace the root of the boxes' }).check();
      await expect(proof).toHaveAttribute('data-proof', 'false');
      await expect(proof).toContainText('its path ends in a8d2e4b1, and block 0 carries');
      await expect(proof).not.toContainText('carries a8d2e4b1');
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

    test('loose boxes and the tree of a 49th box are in sight, and a thumb climbs to the win', async ({
      page,
    }) => {
      await page.goto('/projects/silkroad');
      await page.locator('[data-demo-play]').tap();
      await skipOpening(page);
      const stage = stageOf(page);
      const top = () => sentenceOf(page).evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await stage.locator('[data-choose="mine"]').tap();
      await stage.getByRole('button', { name: 'Bribe all' }).tap();
      await expect(sentenceOf(page)).toContainText('No record sees your van');
      await expect(stage.locator('[data-block="2"] .station__tag')).toHaveText('✓ supplier');
      await expect(stage.locator('.loose i').last()).toBeInViewport({ ratio: 1 });
      await stage.locator('[data-choose="naive"]').tap();
      await expect(stage.locator('.loose p')).toHaveText('8 in your van');
      await expect(stage.locator('.loose p')).toBeInViewport({ ratio: 1 });
      await stage.getByRole('link', { name: 'Sell a fake' }).tap();
      const box = stage.getByRole('slider', { name: 'Box to prove' });
      await expect(box).toBeInViewport({ ratio: 1 });
      // The road that the tree leads to stays above it.
      await expect(stage.locator('[data-block]')).toHaveCount(2);
      await expect(sentenceOf(page)).toContainText('its proof ends at a hash nobody signed');
      await box.press('ArrowLeft');
      await expect(sentenceOf(page)).toContainText('Box 48 is one of the 48: 5 hashes prove it');
      await box.press('ArrowRight');
      const next = stage.getByRole('button', { name: 'Or photocopy box 1' });
      const { x = 0, y = 0, height = 0 } = (await next.boundingBox()) ?? {};
      // A thumb that comes down a little below the words means them.
      await page.touchscreen.tap(x + 20, y + height + 9);
      await expect(sentenceOf(page)).toContainText('Box 1 is one of the 48');
    });
  });
});

function shippedOn(page: Page): Locator {
  return stageOf(page).getByRole('slider', { name: 'Boxes shipped, block 2' });
}

/** The texts of the first kind that a box of the second kind covers a part of. */
function touching(stage: Locator, words: string, others: string): Promise<(string | null)[]> {
  return stage.evaluate(
    (one, [first, second]) => {
      const boxes = [...one.querySelectorAll(second)].map((other) => other.getBoundingClientRect());
      return [...one.querySelectorAll(first)]
        .filter((word) => {
          const { left, right, top, bottom } = word.getBoundingClientRect();
          return boxes.some(
            (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          );
        })
        .map(({ textContent }) => textContent);
    },
    [words, others] as const,
  );
}

function groundOf(stage: Locator): Promise<string> {
  return stage.evaluate((one) => getComputedStyle(one).backgroundColor);
}

function lookOf(stage: Locator, block: number) {
  return stage.locator(`[data-block="${block}"] .station__disc`).evaluate((disc) => {
    const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(disc);
    return { backgroundColor, borderTopColor, outlineStyle };
  });
}
