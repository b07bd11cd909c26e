import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { listElements, readBuiltPages, textIn, type BuiltPage } from './built-pages';

/**
 * Moves Astro's island runtime from inline scripts to a file, which the page loads at its end, because inline scripts delay
 * the first paint.
 */
export function islandRuntime(): AstroIntegration {
  let assetsFolder = '';
  let base = '';
  return {
    name: 'island-runtime',
    hooks: {
      'astro:config:done': ({ config }) => {
        assetsFolder = config.build.assets;
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const pages = await readBuiltPages(site);
        await Promise.all(pages.map((page) => moveRuntime(page, { site, assetsFolder, base })));
      },
    },
  };
}

/** Astro's scripts carry no attribute; the directives name `self.Astro`, and the last defines the element. */
const RUNTIME = /self\.Astro|"astro-island"/;

/** Astro writes this before the first island, inside the body, where HTML allows no style; src/styles/base.css has its rule. */
const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

async function moveRuntime(
  { path, file, html }: BuiltPage,
  { site, assetsFolder, base }: { site: string; assetsFolder: string; base: string },
): Promise<void> {
  if (!html.includes('<astro-island ')) return;

  const scripts = listElements(html).filter(
    (element) =>
      element.tagName === 'script' && element.attrs.length === 0 && RUNTIME.test(textIn(element)),
  );
  const runtime = scripts.map(textIn).join('');
  if (!runtime.includes('customElements.define')) {
    throw new Error(
      `${path}: Astro no longer writes its island runtime as inline scripts. Change RUNTIME in tooling/island-runtime.ts.`,
    );
  }
  const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);
  const name = `${assetsFolder}/islands.${hash}.js`;
  const address = `${base}/${name}`;
  await writeFile(join(site, name), runtime);

  if (!html.includes(STYLE)) {
    throw new Error(
      `${path}: Astro writes another style for its islands. Change STYLE in tooling/island-runtime.ts, and its rule in src/styles/base.css.`,
    );
  }
  const loader = `<script async fetchpriority="low" src="${address}"></script>`;
  let rest = html;
  for (const { sourceCodeLocation: place } of scripts.toReversed()) {
    if (place) rest = rest.slice(0, place.startOffset) + rest.slice(place.endOffset);
  }
  rest = rest.replace(STYLE, '');
  await writeFile(file, rest.replace('</body>', `${loader}</body>`));
}
