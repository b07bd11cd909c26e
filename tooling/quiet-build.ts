import type { ViteUserConfig } from 'astro';

type Plugin = NonNullable<ViteUserConfig['plugins']>[number];

/** Hides a warning of rolldown about a directive that Astro adds to every MDX file. */
export function quietBuild(): Plugin {
  return {
    name: 'quiet-build',
    onLog: (_level, { code }) => code !== 'MODULE_LEVEL_DIRECTIVE',
  };
}
