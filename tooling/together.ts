import type { AstroIntegration } from 'astro';

type Run = (
  members: AstroIntegration[],
  finish: (member: AstroIntegration) => Promise<void>,
) => Promise<unknown>;

/** Integrations that do not need each other's results, at work at the same time once the pages are there. */
export function together(...members: AstroIntegration[]): AstroIntegration {
  return combine(members, (all, finish) => Promise.all(all.map(finish)));
}

/** Integrations that need the results of those before them. */
export function inTurn(...members: AstroIntegration[]): AstroIntegration {
  return combine(members, async (all, finish) => {
    for (const member of all) await finish(member);
  });
}

function combine(members: AstroIntegration[], run: Run): AstroIntegration {
  return {
    name: members.map(({ name }) => name).join(', '),
    hooks: {
      'astro:config:done': async (options) => {
        for (const { hooks } of members) await hooks['astro:config:done']?.(options);
      },
      'astro:build:start': async (options) => {
        for (const { hooks } of members) await hooks['astro:build:start']?.(options);
      },
      'astro:build:done': async (options) => {
        await run(members, async ({ name, hooks }) => {
          await hooks['astro:build:done']?.({ ...options, logger: options.logger.fork(name) });
        });
      },
    },
  };
}
