import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** The module through which Vite routes every lazy `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Makes a lazy `import()` cost nothing before it is used. Vite's helper (2 KB on every page that has one) preloads the
 * styles and chunks an import needs; here all styles are one file and lazy modules import little.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`^${PRELOAD_HELPER}$`) },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
