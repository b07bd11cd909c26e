import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** Hides a warning that rolldown gives for every MDX file about a directive of Astro's own; nobody here can act on it. */
export function quietBuild(): Plugin {
  return {
    name: 'quiet-build',
    onLog: (_level, { code }) => code !== 'MODULE_LEVEL_DIRECTIVE',
  };
}
