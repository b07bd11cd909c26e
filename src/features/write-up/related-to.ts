import type { WriteUp } from './write-up';

const MOST_SHOWN = 3;

/** Other projects that share tags with this one, most shared tags first, then newest first. */
export function relatedTo<P extends WriteUp>(project: P, all: P[]): P[] {
  const shared = (other: P) => other.tags.filter((tag) => project.tags.includes(tag)).length;
  return all
    .filter((other) => other.slugAsParams !== project.slugAsParams && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, MOST_SHOWN);
}
