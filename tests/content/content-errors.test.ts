import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { freePort } from '../support/free-port';
import { createOwnSite } from '../support/own-site';

/* checks/ has tests of every kind of mistake; here, a build and the dev server report them. */

const SLUG = 'alpha';
const PROJECT = `projects/${SLUG}/${SLUG}.mdx`;
const PROFILE = 'content/profile.yaml';

test('a build stops and names all mistakes at once, each with its line', async () => {
  await using site = await createOwnSite();
  let line = 0;
  await site.edit(PROJECT, (text) => {
    line = text.trimEnd().split('\n').length + 2;
    return `${text.trimEnd()}\n\n<Nowhere />\n\n[A page](/abuot)\n`;
  });
  await site.edit(PROFILE, (text) => text.replace(/^isAvailable: .*$/m, 'isAvailable: maybe'));
  const { code, output } = await site.run('astro', ['build']);
  expect(code, output).not.toBe(0);
  expect(output).toContain(`${PROJECT}:${line}: nothing is called <Nowhere />.`);
  expect(output).toContain('the link /abuot leads to no page of this site. Did you mean /about?');
  expect(output).toContain(`add Nowhere.tsx to projects/${SLUG}/figures`);
  expect(output).toMatch(/content\/profile\.yaml:\d+: isAvailable: Write true or false\./);
  expect(output).not.toMatch(/unhandled|stack trace/i);
});

test('the dev server starts with a mistake, shows it in the browser, and goes on when it is corrected', async () => {
  await using site = await createOwnSite();
  const title = /^name: .*$/m;
  let original = '';
  await site.edit(PROFILE, (text) => {
    original = text;
    return text.replace(title, 'name: Ada: the first');
  });
  const port = await freePort();
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const server = spawn(process.execPath, [astro, 'dev', '--port', String(port)], {
    cwd: site.root,
    // Astro serves no pages where VITEST is set.
    env: { ...process.env, VITEST: '', NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(server, 'close');
  try {
    const page = () => loadPage(`http://localhost:${port}/about`);
    await expect.poll(page, { timeout: 60_000 }).toMatchObject({
      status: 500,
      html: expect.stringContaining('name: &apos;Ada: the first&apos;') as string,
    });
    // A link to a page that is still to be written is no reason to show nothing.
    await site.edit(PROFILE, () =>
      original
        .replace(title, 'name: Ada the First')
        .replace(/^socialLinks:$/m, 'socialLinks:\n  - { label: Soon, href: /soon, icon: world }'),
    );
    await expect
      .poll(page, { timeout: 60_000 })
      .toMatchObject({ status: 200, html: expect.stringContaining('Ada the First') as string });
  } finally {
    server.kill();
    await ended;
  }
});

async function loadPage(url: string): Promise<{ status: number; html: string }> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    return { status: response.status, html: await response.text() };
  } catch {
    return { status: 0, html: '' };
  }
}
