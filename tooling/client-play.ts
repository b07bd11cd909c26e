import type { AstroIntegration } from 'astro';

/** Adds `client:play`: an island that downloads nothing until its Play button is pressed. */
export function clientPlay(): AstroIntegration {
  return {
    name: 'client-play',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'play', entrypoint: './tooling/client-play-directive.ts' });
      },
    },
  };
}
