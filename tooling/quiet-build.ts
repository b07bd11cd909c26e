import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** Leaves out a warning about Astro's own code, one for every write-up, that nobody here can act on. */
export function quietBuild(): Plugin {
  return {
    name: 'quiet-build',
    onLog: (_level, { code }) => code !== 'MODULE_LEVEL_DIRECTIVE',
  };
}
