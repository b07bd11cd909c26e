import { existsSync } from 'node:fs';

import { listFrontmatter, type Frontmatter } from './frontmatter.ts';

/* Any project may be deleted, so tests select projects by property, not by name. */

/** All projects, in track order. */
export const projects: Frontmatter[] = listFrontmatter().sort((a, b) =>
  a.track.localeCompare(b.track, 'en', { numeric: true }),
);

/** Some project, for what is the same for all of them. */
export const someProject = sample('a project', () => true);

/** All projects with a live demo, in track order. */
export const demos = projects.filter(({ slug }) => existsSync(`projects/${slug}/demo/demo.tsx`));

/** Some project with a live demo; undefined when none has one. */
export const someDemo = demos[0];

/** The first project in track order that matches. */
export function sample(what: string, isWanted: (project: Frontmatter) => boolean): Frontmatter {
  const found = projects.find(isWanted);
  if (!found) throw new Error(`This test needs ${what}, and no project is one.`);
  return found;
}
