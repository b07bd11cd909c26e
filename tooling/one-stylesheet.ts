import type { Plugin } from 'vite';

/**
 * Keeps the styles of all pages in one file. The prerender build already contains the styles of islands; without this plugin,
 * the client build would write them to a second file and link it to every page.
 */
export function oneStylesheet(): Plugin {
  const stylesOfPages = new Set<string>();
  return {
    name: 'one-stylesheet',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(_css, id) {
        if (this.environment.name === 'prerender') stylesOfPages.add(id);
        if (this.environment.name !== 'client') return;
        if (!stylesOfPages.has(id)) {
          this.error(
            'No page renders what imports this stylesheet. Import it with ?url and load it with its script.',
          );
        }
        return '';
      },
    },
  };
}
