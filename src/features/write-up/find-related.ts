import type { WriteUp } from './write-up';

const MAX_SHOWN = 3;

/** Finds other projects that share tags with a given one: most shared tags first, then newest first. */
export function findRelated<P extends WriteUp>(all: P[]): (project: P) => P[] {
  const newestFirst = all.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const byTags = [...Map.groupBy(newestFirst, ({ tags }) => tags.toSorted().join())].map(
    // Of projects with equal tags only the newest can be shown; one more, in case the given project is among them.
    ([, projects]) => projects.slice(0, MAX_SHOWN + 1),
  );
  return ({ slugAsParams, tags }) =>
    byTags
      .map((projects) => ({
        projects,
        shared: projects[0]?.tags.filter((tag) => tags.includes(tag)).length ?? 0,
      }))
      .filter(({ shared }) => shared > 0)
      .flatMap(({ projects, shared }) => projects.map((project) => ({ project, shared })))
      .filter(({ project }) => project.slugAsParams !== slugAsParams)
      .sort(
        (a, b) => b.shared - a.shared || b.project.publishedAt.localeCompare(a.project.publishedAt),
      )
      .slice(0, MAX_SHOWN)
      .map(({ project }) => project);
}
