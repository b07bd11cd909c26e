import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

/**
 * Gets what runs islands out of the reader's way. Astro writes it into the page before the first island, where it stops the
 * first paint. Here it becomes a file: the page loads it at its end, or, where every island waits for Play, the button does.
 */
export function islandRuntime(): AstroIntegration {
  let assetsFolder = '';
  return {
    name: 'island-runtime',
    hooks: {
      'astro:config:done': ({ config }) => {
        assetsFolder = config.build.assets;
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const files = await readdir(site, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => moveRuntime(site, page, assetsFolder)));
      },
    },
  };
}

const ISLAND = /<astro-island [^>]*>/g;
const WAITS_FOR_PLAY = / client="play"/;
const FRAME = '<figure class="demo"';

/** Astro's scripts carry no attribute; the directives name `self.Astro`, and the last defines the element. */
const SCRIPT =
  /<script>((?:(?!<\/script>)[^])*?(?:self\.Astro|"astro-island")(?:(?!<\/script>)[^])*)<\/script>/g;

async function moveRuntime(site: string, page: string, assetsFolder: string): Promise<void> {
  const path = join(site, page);
  const html = await readFile(path, 'utf8');
  const islands = html.match(ISLAND) ?? [];
  if (islands.length === 0) return;

  const scripts = [...html.matchAll(SCRIPT)];
  if (!scripts.some(([script]) => script.includes('customElements.define'))) {
    throw new Error(
      `${page}: Astro no longer writes its island runtime as inline scripts. Change SCRIPT in tooling/island-runtime.ts.`,
    );
  }
  const runtime = scripts.map(([, code]) => code).join('');
  const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);
  const address = `/${assetsFolder}/islands.${hash}.js`;
  await writeFile(join(site, address), runtime);

  const rest = html.replaceAll(SCRIPT, '');
  const waits = islands.every((island) => WAITS_FOR_PLAY.test(island));
  await replaceFile(
    path,
    waits
      ? rest.replace(FRAME, `${FRAME} data-runtime="${address}"`)
      : rest.replace(
          '</body>',
          `<script async fetchpriority="low" src="${address}"></script></body>`,
        ),
  );
}

/** At once, because others may read the page meanwhile. */
async function replaceFile(path: string, content: string): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
