import { existsSync, globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Sleeve } from '#sleeve/sleeve.ts';

import { defaultSleeve } from './default-sleeve.ts';
import { readWishes } from './read-wishes.ts';

/** Every project that draws its own cover, by its slug. */
export async function listSleeves(root = '.'): Promise<Map<string, Sleeve>> {
  const files = globSync('projects/*/sleeve.ts', { cwd: root }).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const module: unknown = await import(pathToFileURL(resolve(root, file)).href);
        if (!hasSleeve(module)) throw new Error(`${file} exports no sleeve.`);
        return [basename(dirname(file)), module.sleeve] as const;
      }),
    ),
  );
}

/** The sleeves with these slugs, or all that are drawn when none is named. A project without a drawing gets one from its title. */
export async function requireSleeves(slugs: string[]): Promise<[string, Sleeve][]> {
  const sleeves = await listSleeves();
  if (slugs.length === 0) return [...sleeves];
  return slugs.map((slug) => {
    const sleeve = sleeves.get(slug);
    if (sleeve !== undefined) return [slug, sleeve];
    if (existsSync(`projects/${slug}/${slug}.mdx`)) {
      return [slug, defaultSleeve(readWishes('.', slug))];
    }
    throw new Error(
      `There is no projects/${slug}/sleeve.ts and no projects/${slug}/${slug}.mdx. Correct the slug, or run: npm run new -- project ${slug}`,
    );
  });
}

function hasSleeve(module: unknown): module is { sleeve: Sleeve } {
  return typeof module === 'object' && module !== null && 'sleeve' in module;
}
