const FALLBACK_COUNT = 3;

interface Candidate {
  slugAsParams: string;
  publishedAt: string;
}

interface Group {
  name: string;
  /** Slugs, in the order they are shown. */
  projects: readonly string[];
}

/** The projects of a group; where none of them exists, the three newest after the newest one. */
export function featured<P extends Candidate>(
  name: string,
  groups: readonly Group[],
  projects: readonly P[],
): P[] {
  const bySlug = new Map(projects.map((project) => [project.slugAsParams, project]));
  const slugs = groups.find((group) => group.name === name)?.projects ?? [];
  const matches = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return matches.length > 0 ? matches : newestFirst(projects).slice(1, 1 + FALLBACK_COUNT);
}

/** Newest first; equal days are ordered by slug, so that the order does not depend on the file system. */
export function newestFirst<P extends Candidate>(projects: readonly P[]): P[] {
  return projects.toSorted(
    (a, b) =>
      b.publishedAt.localeCompare(a.publishedAt) || a.slugAsParams.localeCompare(b.slugAsParams),
  );
}
