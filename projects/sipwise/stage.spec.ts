import { expect, test } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { skipOpening, stageOf } from '@tests/support/demo-steps';

// The kit is the same around every demo; this one stands for all of them.
const SLUG = 'sipwise';

test('Play hands the keyboard to the first handle of the demo that takes its place', async ({
  page,
}) => {
  const demo = await playDemo(page, SLUG);
  await expect(demo.getByRole('button', { name: /^Play/ })).toBeHidden();
  await expect(demo.locator('[data-handle="Goal"]')).toBeFocused();
});

test('Play in the header leads to the stage and starts it', async ({ page }) => {
  await page.goto(`/projects/${SLUG}`);
  await page.getByRole('link', { name: /^Play/ }).click();
  await expect(page.locator('[data-widget="demo"]')).toHaveAttribute('data-state', 'running');
  await expect(stageOf(page)).toBeInViewport();
});

test('the stage stands within the first screen and a half of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/projects/${SLUG}`);
  const top = await page.locator('#demo').evaluate((demo) => demo.getBoundingClientRect().top);
  expect(top).toBeLessThan(844 * 1.5);
});

test('any key or press ends the opening act', async ({ page }) => {
  await playDemo(page, SLUG);
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'playing');
  await skipOpening(page);
  await page.reload();
  await page.locator('[data-demo-play]').click();
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'playing');
  await stageOf(page)
    .locator('.drawing')
    .click({ position: { x: 10, y: 10 } });
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
});

test('a control that disappears hands the focus to its place, not to the body', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await stageOf(page).getByText('More', { exact: true }).click();
  const field = stageOf(page).getByLabel('Seed');
  await field.focus();
  await stageOf(page)
    .locator('.more__body')
    .evaluate((drawer) => drawer.remove());
  await expect(stageOf(page).locator('[data-more] > summary')).toBeFocused();
});

test('the drawing is pinned while a thumb works below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playDemo(page, SLUG);
  await skipOpening(page);
  const drawing = stageOf(page).locator('.drawing');
  await stageOf(page)
    .locator('[data-choose="mine"]')
    .evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
  const place = await drawing.boundingBox();
  expect(Math.round(place?.y ?? -1)).toBeGreaterThanOrEqual(0);
});

test('the link to a run can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await playDemo(page, SLUG, '?goal=300000&seed=9');
  await demo.getByRole('button', { name: 'Copy link to this run' }).click();
  await expect(demo.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('goal=300000');
  expect(copied).toContain('seed=9');
  expect(new URL(copied).hash).toBe('#demo');
});

test('a clipboard that is refused leaves the address to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const demo = await playDemo(page, SLUG);
  await demo.getByRole('button', { name: 'Copy link to this run' }).click();
  await expect(demo.getByText(/Copy this address by hand: http/)).toBeVisible();
});
