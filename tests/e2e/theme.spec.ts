import { expect, test } from '@playwright/test';

const PAPER = { light: 'rgb(233, 234, 230)', dark: 'rgb(11, 12, 14)' };

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light';

  test.describe(`with a ${system} system`, () => {
    test.use({ colorScheme: system });

    test('the site follows the system', async ({ page }) => {
      await page.goto('/about');
      await expect(page.locator('html')).toHaveCSS('background-color', PAPER[system]);
    });

    test('a chosen theme is still chosen after a reload and on other pages', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: `${other} theme` }).click();
      await expect(page.locator('html')).toHaveCSS('background-color', PAPER[other]);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await page.goto('/projects');
      await expect(page.locator('html')).toHaveCSS('background-color', PAPER[other]);
    });

    test('choosing by keyboard keeps the focus on the switch', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: `${other} theme` }).press('Enter');
      await expect(page.getByRole('button', { name: `${system} theme` })).toBeFocused();
    });

    test('a chosen theme is there before the first paint', async ({ page }) => {
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset['themeWhenParsed'] =
            document.documentElement.dataset['theme'] ?? 'none';
        });
      }, other);
      await page.goto('/about');
      const order = await page.evaluate(() => {
        const boot = document.querySelector('head > script:not([src])');
        const body = document.body;
        return boot ? boot.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
      });
      expect(order).toBeGreaterThan(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme-when-parsed', other);
    });
  });
}

test('a stored value that is no theme is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the system decides and no dead switch is offered', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveCSS('background-color', PAPER.dark);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
