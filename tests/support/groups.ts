import { featured, newestFirst } from '../../src/collections/featured';
import { readGroups } from '../../src/collections/read-groups';
import { ENOUGH_FOR } from '../../src/config/enough';
import { projects as inTrackOrder } from './samples';

const groups = readGroups();
const projects = inTrackOrder.map((project) => ({ ...project, slugAsParams: project.slug }));

/** The featured groups with the projects they show, in order. */
export const featuredGroups = groups.map(({ name, label }) => ({
  name,
  label,
  slugs: featuredSlugs(name),
}));

/** The groups that the list of projects offers: the others would leave it as it is. */
export const offeredGroups = featuredGroups.filter(({ slugs }) => slugs.length < projects.length);

/** The slugs that a group shows: its own, or the fallback when all of them are deleted. */
export function featuredSlugs(name: string): string[] {
  return featured(name, groups, projects).map(({ slug }) => slug);
}

const HOMEPAGE = 'homepage';
const START_HERE = 'start-here';
const newest = newestFirst(projects).map(({ slug }) => slug);
const hasFew = projects.length < ENOUGH_FOR.latest;
const isChosen = groups.some(
  (group) => group.name === HOMEPAGE && newest.some((slug) => group.projects.includes(slug)),
);

/** The covers of the home page, the deepest first. A few projects are all among them. */
export const coversOfHome = hasFew && !isChosen ? newest.toReversed() : featuredSlugs(HOMEPAGE);

/** The projects to open first. */
export const startHere = hasFew
  ? newest
  : groups.some(({ name }) => name === START_HERE)
    ? featuredSlugs(START_HERE)
    : [];
