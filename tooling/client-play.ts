import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

/**
 * Adds `client:play`: an island that downloads nothing until its Play button is pressed. That goes for Astro's own runtime
 * too. Astro writes it into every page with an island; here it becomes a file that the button loads.
 */
export function clientPlay(): AstroIntegration {
  let assetsFolder = '';
  return {
    name: 'client-play',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'play', entrypoint: './tooling/client-play-directive.ts' });
      },
      'astro:config:done': ({ config }) => {
        assetsFolder = config.build.assets;
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const files = await readdir(site, { recursive: true });
        const pages = files.filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => deferRuntime(site, page, assetsFolder)));
      },
    },
  };
}

const ISLAND = /<astro-island [^>]*>/g;
const WAITS_FOR_PLAY = / client="play"/;
const FRAME = '<figure class="demo"';

/** What Astro writes before the first island of a page: a rule, then the page's directive and the island element. */
const RUNTIME =
  /(<style>astro-island,[^<]*<\/style>)<script>([^]*?)<\/script><script>([^]*?)<\/script>/;

async function deferRuntime(site: string, page: string, assetsFolder: string): Promise<void> {
  const path = join(site, page);
  const html = await readFile(path, 'utf8');
  const islands = html.match(ISLAND) ?? [];
  if (islands.length === 0 || !islands.every((island) => WAITS_FOR_PLAY.test(island))) return;

  const [all = '', style = '', directive = '', element = ''] = RUNTIME.exec(html) ?? [];
  if (!element.includes('customElements.define')) {
    throw new Error(
      `${page}: Astro no longer writes its island runtime as two scripts after a style. Change RUNTIME in tooling/client-play.ts.`,
    );
  }
  const runtime = directive + element;
  const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);
  const address = `/${assetsFolder}/islands.${hash}.js`;
  await writeFile(join(site, address), runtime);
  await writeFile(
    path,
    html.replace(all, () => style).replace(FRAME, `${FRAME} data-runtime="${address}"`),
  );
}
