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

    test('a chosen theme is set before the first paint', async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), other);
      await page.addInitScript(noteThemeWhenBodyBegins);
      await page.goto('/about');
      await expect(page.locator('html')).toHaveAttribute('data-theme-when-body-began', other);
    });

    test('a theme that is set at the end of the body is caught by the test above', async ({
      page,
    }) => {
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const [boot = ''] = /<script>[^<]*localStorage[^<]*<\/script>/.exec(html) ?? [];
        expect(boot).not.toBe('');
        const body = html.replace(boot, '').replace('</body>', `${boot}</body>`);
        await route.fulfill({ response, body });
      });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), other);
      await page.addInitScript(noteThemeWhenBodyBegins);
      await page.goto('/about');
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await expect(page.locator('html')).toHaveAttribute('data-theme-when-body-began', 'none');
    });
  });
}

/** Runs in the page. Nothing is painted before the body begins, so a theme set by then cannot flash. */
function noteThemeWhenBodyBegins(): void {
  const observer = new MutationObserver(() => {
    const root = document.documentElement;
    if (!document.querySelector('body')) return;
    observer.disconnect();
    root.dataset['themeWhenBodyBegan'] = root.dataset['theme'] ?? 'none';
  });
  observer.observe(document, { childList: true, subtree: true });
}

test('a stored value that is no theme is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the system decides and the switch is hidden', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveCSS('background-color', PAPER.dark);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
