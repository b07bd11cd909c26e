import type { Plugin } from 'vite';

/** A pseudo-class of the table of contents that the minifier does not know yet and leaves as it is. */
const UNKNOWN_TO_MINIFIER = "[lightningcss minify] 'target-current'";

/** Hides two warnings that need no action: of rolldown about a directive that Astro adds to every MDX file, and of the minifier. */
export function quietBuild(): Plugin {
  return {
    name: 'quiet-build',
    onLog: (_level, { code }) => code !== 'MODULE_LEVEL_DIRECTIVE',
    configResolved: ({ logger }) => {
      const warn = logger.warn.bind(logger);
      logger.warn = (message, options) => {
        if (!message.includes(UNKNOWN_TO_MINIFIER)) warn(message, options);
      };
    },
  };
}
