import type { Plugin } from 'vite';

/** The module that Vite puts around every `import()` for the browser. */
const PRELOAD_HELPER = /vite\/preload-helper\.js$/;

const PLAIN = /^\0plain-import:/;

/**
 * Replaces Vite's preload helper by a plain `import()`. The helper preloads the styles and dependencies of a dynamic import;
 * here all styles are in one file, and the helper is larger than most of the scripts.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    // Otherwise every script would list the files that its imports could preload.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: false } } : undefined,
    resolveId: {
      filter: { id: PRELOAD_HELPER },
      // One copy for each importer, because a shared module would become a separate file and request.
      handler: (_id, importer = '') => `\0plain-import:${encodeURIComponent(importer)}`,
    },
    load: {
      filter: { id: PLAIN },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
