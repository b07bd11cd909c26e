import { featured } from '../../src/collections/featured';
import { readGroups } from '../../src/collections/read-groups';
import { listFrontmatter } from './frontmatter';

const groups = readGroups();
const projects = listFrontmatter().map((project) => ({ ...project, slugAsParams: project.slug }));

/** The featured groups with the projects they show, in order. */
export const featuredGroups = groups.map(({ name, label }) => ({
  name,
  label,
  slugs: featuredSlugs(name),
}));

/** The slugs that a group shows: its own, or the fallback when all of them are deleted. */
export function featuredSlugs(name: string): string[] {
  return featured(name, groups, projects).map(({ slug }) => slug);
}
