import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** The module through which Vite sends every `import()` of the browser. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

const PLAIN = /^\0plain-import:/;

/**
 * Leaves `import()` to the browser. Vite's helper weighs more than most scripts here, and what it does has no use: all
 * styles are one file that every page has, and what is imported late has next to no dependencies to fetch ahead.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: PRELOAD_HELPER },
      // One for each importer: shared, its few bytes would be a file and a request of their own.
      handler: (_id, importer = '') => `\0plain-import:${encodeURIComponent(importer)}`,
    },
    load: {
      filter: { id: PLAIN },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
