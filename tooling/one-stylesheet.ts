import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/**
 * Keeps the styles of all pages in one file. Islands are rendered ahead like everything else, so their styles are in it already;
 * the browser's build would link a second file with a copy of them to every page.
 */
export function oneStylesheet(): Plugin {
  const ofPages = new Set<string>();
  return {
    name: 'one-stylesheet',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(_css, id) {
        if (this.environment.name === 'prerender') ofPages.add(id);
        if (this.environment.name !== 'client') return;
        if (!ofPages.has(id)) {
          this.error(
            'No page renders what imports this stylesheet. Import it with ?url and load it with its script.',
          );
        }
        return '';
      },
    },
  };
}
