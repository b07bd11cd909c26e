/**
 * Which folder of src/ may import which: imports only ever point down this list.
 * ESLint enforces it (eslint.config.js); docs/architecture.md explains it.
 * @type {Record<string, string[]>}
 */
export const mayImport = {
  pages: ['layouts', 'features', 'stage', 'collections', 'server', 'ui', 'config', 'lib'],
  layouts: ['features', 'collections', 'ui', 'config', 'lib'],
  features: ['collections', 'server', 'ui', 'config', 'lib'],
  projects: ['stage', 'ui', 'lib'],
  stage: ['ui', 'lib'],
  collections: ['config', 'lib'],
  server: ['config', 'lib'],
  ui: ['lib'],
  config: [],
  lib: [],
};

/**
 * Folders whose children are strangers; the value lists the children everyone there may import.
 * @type {Record<string, string[]>}
 */
export const strangers = { features: [] };
