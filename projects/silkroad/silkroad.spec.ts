import { expect, test, type Locator } from '@playwright/test';

import { expectNoAxeViolations } from '@tests/support/axe';
import { CASES, playDemo } from '@tests/support/demo';
import { collectComplaints, horizontalOverflow } from '@tests/support/page-health';

for (const { colorScheme, width } of CASES) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('a tampered block is named, by keyboard alone', async ({ page }) => {
      const complaints = collectComplaints(page);
      const demo = await playDemo(page, 'silkroad');
      await expect(verdictOf(demo)).toHaveAttribute('data-verdict', 'intact');
      await demo.getByRole('radio', { name: '2', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await demo.getByRole('button', { name: 'Change a value' }).focus();
      await page.keyboard.press('Enter');
      await expect(verdictOf(demo)).toContainText(
        'Block 3 was changed: its hash does not match its content.',
      );
      await expect(demo.locator('[data-block="3"]')).toHaveAttribute('data-standing', 'refused');
      await expect(demo.locator('[data-block="4"]')).toHaveAttribute('data-standing', 'unread');

      expect(await horizontalOverflow(page)).toBe(0);
      await expectNoAxeViolations(page);
      await demo.getByRole('button', { name: 'Undo the tampering' }).press('Enter');
      await expect(verdictOf(demo)).toHaveAttribute('data-verdict', 'intact');
      expect(complaints).toEqual([]);
    });
  });
}

for (const { repair, sentence } of [
  { repair: 'Its hash too', sentence: 'Block 2 was not signed by the role it names.' },
  { repair: 'All later hashes too', sentence: 'Block 2 was not signed by the role it names.' },
  {
    repair: 'Sign it anew, as an insider',
    sentence: 'Block 2 moves more boxes than had arrived there.',
  },
]) {
  test(`an attacker who repairs "${repair}" is caught`, async ({ page }) => {
    const demo = await playDemo(page, 'silkroad');
    await demo.getByRole('radio', { name: repair }).check();
    await demo.getByRole('button', { name: 'Change a value' }).click();
    await expect(verdictOf(demo)).toContainText(sentence);
  });
}

for (const { crime, sentence } of [
  { crime: 'Forge a signature', sentence: 'Block 2 was not signed by the role it names.' },
  { crime: 'Drop a block', sentence: 'Block 2 carries another number' },
  { crime: 'Swap two blocks', sentence: 'Block 2 carries another number' },
]) {
  test(`"${crime}" is caught`, async ({ page }) => {
    const demo = await playDemo(page, 'silkroad');
    await demo.getByRole('radio', { name: crime }).check();
    await demo.getByRole('button', { name: crime }).click();
    await expect(verdictOf(demo)).toContainText(sentence);
  });
}

test('a shared address shows the same crime with new keys', async ({ page }) => {
  const query = '?seed=4&box=3&attack=edit&at=seal.content.length&to=2&cover=none';
  const demo = await playDemo(page, 'silkroad', query);
  await expect(verdictOf(demo)).toContainText('The seal was not signed by the regulator.');
  await demo.getByRole('button', { name: 'Another journey' }).click();
  await expect(verdictOf(demo)).toHaveAttribute('data-verdict', 'intact');
  await expect(page).toHaveURL(/seed=5&box=3$/);
});

test('an address with nonsense in it opens the honest ledger', async ({ page }) => {
  const demo = await playDemo(page, 'silkroad', '?seed=-1&box=9999&attack=drop&at=99');
  await expect(verdictOf(demo)).toHaveAttribute('data-verdict', 'intact');
});

test('a value that cannot be written gets a sentence and changes nothing', async ({ page }) => {
  const demo = await playDemo(page, 'silkroad');
  await demo.getByLabel('Write instead').fill('many');
  await expect(demo.getByRole('alert')).toContainText('write a number');
  await expect(demo.getByRole('button', { name: 'Change a value' })).toBeDisabled();
  await expect(verdictOf(demo)).toHaveAttribute('data-verdict', 'intact');
});

test('a box proves that it belongs, and a copied number with one digit changed does not', async ({
  page,
}) => {
  const demo = await playDemo(page, 'silkroad');
  await expect(demo.locator('[data-member="true"]')).toBeVisible();
  await expect(demo.getByRole('img', { name: /^QR code of box/ })).toBeVisible();
  const serial = demo.getByLabel('Serial number as printed');
  await serial.fill(
    (await serial.inputValue()).replace(/\d$/, (digit) => String(9 - Number(digit))),
  );
  await expect(demo.locator('[data-member="false"]')).toContainText('Not part of the batch');
});

function verdictOf(demo: Locator): Locator {
  return demo.locator('[data-verdict]');
}
