import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { createOwnSite } from '../support/own-site';

const BUILD_MS = 300_000;

const BARE_PROJECT = `---
title: Gamma
description: A thing with only the fields that a project must have.
publishedAt: '2026-03-04'
updatedAt: '2026-05-06'
track: C1
tags: [Glue]
keywords: bare, thing
cover: ./photo.jpg
---

Some words.
`;

test(
  'a portfolio of three projects on three sides, most of it left out, builds and says what is true',
  { timeout: BUILD_MS },
  async () => {
    await using site = await createOwnSite();
    const write = (file: string, content: string | Buffer) =>
      writeFile(join(site.root, file), content);
    for (const name of ['principles', 'quotes', 'groups', 'tags']) {
      await site.remove(`content/${name}.yaml`);
    }
    await write(
      'content/profile.yaml',
      `name: Ada Example
role: Builder of small things
headline: I build things.
intro: I build small things and write down how they work, with what I turned down.
location: Lisbon, Portugal
education:
  - { school: A school of wood, title: Joinery, start: 2018, end: 2021 }
`,
    );
    await site.copy('projects/alpha', 'projects/gamma');
    await site.remove('projects/gamma/alpha.mdx');
    await write('projects/gamma/gamma.mdx', BARE_PROJECT);
    await write('projects/gamma/photo.jpg', await photo());
    await site.copy('projects/alpha', 'projects/delta');
    await site.remove('projects/delta/alpha.mdx');
    await write(
      'projects/delta/delta.mdx',
      BARE_PROJECT.replace('Gamma', 'Secret').replace('C1', 'C2\ndraft: true'),
    );
    await write('projects/delta/photo.jpg', await photo());

    const { code, output } = await site.run('astro', ['build']);
    expect(code, output).toBe(0);
    const page = (name: string) => readPage(site.root, name);
    const home = await page('index.html');
    expect(home).toContain('3 tracks, three sides');
    expect(home).toContain('Two from the crate');
    for (const widget of ['quote', 'marquee', 'work-history', 'social-grid']) {
      expect(home).not.toContain(`data-widget="${widget}"`);
    }
    const projects = await page('projects.html');
    expect(projects).toContain('3 projects on three sides, each with a write-up.');
    expect(projects).not.toContain('Secret');
    const gamma = await page('projects/gamma.html');
    expect(gamma).toMatch(/<img class="cover" src="\/_astro\/photo[^"]+\.webp"/);
    expect(gamma).toContain('May 2026');
    expect(gamma).not.toContain('In short');
    const about = await page('about.html');
    expect(about).toContain('Joinery');
    expect(about).toContain('Lisbon, Portugal');
    expect(about).not.toContain('How I work');
    expect(JSON.parse(await page('resume.json'))).toMatchObject({
      basics: { location: { address: 'Lisbon, Portugal' } },
      education: [{ institution: 'A school of wood', startDate: '2018', endDate: '2021' }],
    });
    await expect(page('projects/delta.html')).rejects.toThrow();
  },
);

test(
  'a portfolio of one project speaks of one track on one side',
  { timeout: BUILD_MS },
  async () => {
    await using site = await createOwnSite();
    await site.remove('projects/beta');
    const { code, output } = await site.run('astro', ['build']);
    expect(code, output).toBe(0);
    expect(output).toContain(
      'content/groups.yaml:3: [0].projects[1]: there is no project beta, so it is passed over.',
    );
    const home = await readPage(site.root, 'index.html');
    expect(home).toContain('1 track, one side');
    expect(home).toContain('One from the crate');
    expect(home).toContain('Saying 1');
    expect(home).toContain('A proverb');
  },
);

/** A built page, without the comments that React leaves between texts. */
async function readPage(root: string, name: string): Promise<string> {
  return (await readFile(join(root, 'dist/client', name), 'utf8')).replaceAll('<!-- -->', '');
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
}
