import type { Project } from '@/collections/projects';

const MAX_SHOWN = 3;

type Comparable = Pick<Project, 'slugAsParams' | 'tags' | 'publishedAt'>;

/** Other projects that share tags with a project: most shared tags first, then newest first. */
export function findRelated<P extends Comparable>(project: Comparable, all: P[]): P[] {
  return all
    .filter(({ slugAsParams }) => slugAsParams !== project.slugAsParams)
    .map((other) => ({ other, shared: countSharedTags(project, other) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.other.publishedAt.localeCompare(a.other.publishedAt))
    .slice(0, MAX_SHOWN)
    .map(({ other }) => other);
}

function countSharedTags(a: Comparable, b: Comparable): number {
  return a.tags.filter((tag) => b.tags.includes(tag)).length;
}
