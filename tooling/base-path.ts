import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { addBase } from './base-path/add-base';
import { readBuiltPages } from './built-pages';
import { isEdge } from './engine';

/**
 * Builds the site for a folder of its host, such as `/portfolio`. Astro puts the folder before the addresses of assets; this adds
 * it to the links of the built pages, so that content and components name pages as if the site were at the root. It must run
 * before every integration that reads pages. `npm run dev` is always at the root.
 */
export function basePath(base: string): AstroIntegration {
  return {
    name: 'base-path',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (base === '' || command !== 'build') return;
        if (isEdge)
          throw new Error(
            'BASE is set, but a Worker is at the root of its host. Remove BASE to build for Workers.',
          );
        updateConfig({ base });
      },
      'astro:build:done': async ({ dir }) => {
        if (base === '') return;
        const site = fileURLToPath(dir);
        requireOwnName(base, await readdir(site));
        const pages = await readBuiltPages(site);
        await Promise.all(pages.map(({ file, html }) => writeFile(file, addBase(html, base))));
      },
    },
  };
}

/** With a page of the same name, nobody could tell whether an address has the folder already. */
function requireOwnName(base: string, names: string[]): void {
  const [, folder = ''] = base.split('/');
  if (names.some((name) => name.replace(/\.html$/, '') === folder))
    throw new Error(
      `BASE is "${base}", but the site has a page /${folder} of its own. Publish it in a folder with another name.`,
    );
}
