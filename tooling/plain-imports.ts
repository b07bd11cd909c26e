import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** The module that Vite puts around every `import()` for the browser. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

const PLAIN = /^\0plain-import:/;

/**
 * Replaces Vite's preload helper by a plain `import()`. The helper fetches the styles and dependencies of a late import ahead
 * of it; here all styles are one file that every page has, and the helper weighs more than most scripts it would help.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: PRELOAD_HELPER },
      // One copy for each importer: as a shared module, its few bytes would become a file and a request of their own.
      handler: (_id, importer = '') => `\0plain-import:${encodeURIComponent(importer)}`,
    },
    load: {
      filter: { id: PLAIN },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
