/** Which projects stand for which group, in the order they are shown. */
export const FEATURED_GROUPS = {
  homepage: ['zencare', 'prakruti', 'oldportfolio'],
  web3: ['silkroad', 'smartwhalesai'],
  design: ['prakruti', 'zencare'],
  ai: ['smartwhalesai', 'auditrix'],
} as const;

export type FeaturedGroup = keyof typeof FEATURED_GROUPS;

const FALLBACK_COUNT = 3;

interface Candidate {
  slugAsParams: string;
  publishedAt: string;
}

/** The projects of a group; where none of them exists, the three newest after the newest one. */
export function featured<P extends Candidate>(group: FeaturedGroup, projects: P[]): P[] {
  const bySlug = new Map(projects.map((project) => [project.slugAsParams, project]));
  const matches = FEATURED_GROUPS[group].flatMap((slug) => bySlug.get(slug) ?? []);
  return matches.length > 0 ? matches : newestFirst(projects).slice(1, 1 + FALLBACK_COUNT);
}

/** Newest first; equal days are ordered by name, so the order never depends on how files were read. */
export function newestFirst<P extends Candidate>(projects: P[]): P[] {
  return projects.toSorted(
    (a, b) =>
      b.publishedAt.localeCompare(a.publishedAt) || a.slugAsParams.localeCompare(b.slugAsParams),
  );
}
