import { existsSync, globSync } from 'node:fs';

import { ENOUGH_FOR } from '../../src/config/enough.ts';
import { listFrontmatter, type Frontmatter } from './frontmatter.ts';
import { isHidden } from './profile.ts';

/* Any project may be deleted, so tests select projects by property, not by name. */

/** All projects, in track order. */
export const projects: Frontmatter[] = listFrontmatter().sort((a, b) =>
  a.track.localeCompare(b.track, 'en', { numeric: true }),
);

/** Stands for a project where there is none. A test that shows it is skipped. */
const NOBODY: Frontmatter = {
  ...{ slug: '', title: '', description: '', publishedAt: '', track: '', keywords: '', body: '' },
  ...{ tags: [], decisions: [], sample: false },
};

/** Why tests of a project are skipped where `projects` is empty. */
export const NO_PROJECT = 'there is no project';

/** Some project, for what is the same for all of them. */
export const someProject = projects[0] ?? NOBODY;

/** All projects with a live demo, in track order. */
export const demos = projects.filter(({ slug }) => existsSync(`projects/${slug}/demo/demo.tsx`));

/** Some project with a live demo; undefined when none has one. */
export const someDemo = demos[0];

/** The first demo with a worker and the first without one, or the first two. */
export function twoDemos(): string[] {
  const slugs = demos.map(({ slug }) => slug);
  const hasWorker = (slug: string) => globSync(`projects/${slug}/demo/*.worker.ts`).length > 0;
  const kinds = [slugs.find(hasWorker), slugs.find((slug) => !hasWorker(slug)), ...slugs];
  return [...new Set(kinds.filter((slug) => slug !== undefined))].slice(0, 2);
}

/** Whether this is the portfolio of the template. What a text may weigh, or that a CV is one page, is asked of its words alone. */
export const isSampleSite = projects.length > 0 && projects.every((project) => project.sample);

/** Whether the list of projects has search, filters and orders, or the home page its crate. */
export const hasControls = projects.length >= ENOUGH_FOR.controls;
export const hasCrate = projects.length >= ENOUGH_FOR.crate && !isHidden('crate');

/** Why their tests are skipped otherwise. */
export const TOO_FEW = 'there are too few projects for it, or it is hidden';
