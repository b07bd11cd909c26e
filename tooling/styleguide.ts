import type { AstroIntegration } from 'astro';

/** Adds the page /styleguide to `npm run dev`, and to a build that asks for it with STYLEGUIDE=on. */
export function styleguide(isPublished: boolean): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && !isPublished) return;
        // The underscore keeps the file from being a page by itself.
        injectRoute({ pattern: '/styleguide', entrypoint: './src/pages/_styleguide.astro' });
      },
    },
  };
}
