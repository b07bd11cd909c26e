import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { expect, test as base } from '@playwright/test';

import { expectFitAndAccess } from '../support/axe';
import { freePort } from '../support/free-port';
import { findRareWord } from '../support/rare-word';
import { hasControls, TOO_FEW } from '../support/samples';

/** The development server draws each page when it is first asked for, and the first search asks for all write-ups. */
const FIRST_TIME_MS = 180_000;

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** `npm run dev`, once for the tests of this file. */
const test = base.extend<object, { dev: string }>({
  dev: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const port = String(await freePort());
      const server = spawn(
        process.execPath,
        [ASTRO, 'dev', '--ignore-lock', '--host', '127.0.0.1', '--port', port],
        {
          env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let isReady = false;
      for await (const line of createInterface(server.stdout)) {
        isReady = line.includes('ready in');
        if (isReady) break;
      }
      if (!isReady) throw new Error('npm run dev ended before it was ready.');
      server.stdout.resume();
      await use(`http://127.0.0.1:${port}`);
      server.kill();
      await once(server, 'exit');
    },
    { scope: 'worker', timeout: FIRST_TIME_MS },
  ],
});

test.describe.configure({ mode: 'default', timeout: 2 * FIRST_TIME_MS });

test('search finds a word of one write-up in development too', async ({ page, dev }) => {
  test.skip(!hasControls, TOO_FEW);
  const rare = findRareWord();
  test.skip(!rare, 'no write-up has a long word of its own');
  const { word, slug } = rare ?? { word: '', slug: '' };
  await page.goto(`${dev}/projects?q=${word}`);
  const shown = page.locator('[data-project]:visible');
  await expect(shown).toHaveCount(1, { timeout: FIRST_TIME_MS });
  await expect(shown).toHaveAttribute('data-project', slug);
  await expect(shown.locator('mark').first()).toBeVisible();
});

test('the styleguide, which only development has, fits and passes axe in both themes', async ({
  page,
  dev,
  request,
}) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
  // The first time, Vite finds out what the page imports and may load it again by itself.
  await page.goto(`${dev}/styleguide`, { waitUntil: 'networkidle' });
  await page.goto(`${dev}/styleguide`, { waitUntil: 'networkidle' });
  await expectFitAndAccess(page);
});
