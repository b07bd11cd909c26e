import { globSync, readFileSync } from 'node:fs';

import { featuredSlugs } from './groups';
import { demos, projects, someDemo } from './samples';

const [aFeatured] = featuredSlugs('homepage');

/** Projects to delete in a copy: with a demo, featured, without a demo, linked to by others. One project is always left. */
export const oneOfEachKind: readonly string[] = [
  ...new Set([
    someDemo?.slug,
    aFeatured,
    projects.find((project) => !demos.includes(project))?.slug,
    projects.find(({ slug }) => isLinkedTo(slug))?.slug,
  ]),
]
  .filter((slug) => slug !== undefined)
  .slice(0, projects.length - 1);

function isLinkedTo(slug: string): boolean {
  return globSync('projects/*/*.mdx').some((file) =>
    readFileSync(file, 'utf8').includes(`](/projects/${slug})`),
  );
}
