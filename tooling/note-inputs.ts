import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { hashInputs, noteInputs } from './built-from.js';

/** Notes in the built site what it was made of, so that `npm start` after `npm run build` does not build again. */
export function noteWhatWasBuilt(): AstroIntegration {
  let inputs = '';
  let folder = '';
  return {
    name: 'note-inputs',
    hooks: {
      // Before anything is read: what is edited meanwhile is not part of the site.
      'astro:config:setup': ({ command }) => {
        if (command === 'build') inputs = hashInputs();
      },
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:done': () => {
        noteInputs(folder, inputs);
      },
    },
  };
}
