import type { WriteUp } from './write-up';

const MOST_SHOWN = 3;

/** Other projects that share tags with this one, most shared tags first, then newest first. */
export function relatedTo<P extends WriteUp>(project: P, all: P[]): P[] {
  const tags = new Set(project.tags);
  const best: { other: P; shared: number }[] = [];
  for (const other of all) {
    const shared = other.tags.filter((tag) => tags.has(tag)).length;
    if (shared === 0 || other.slugAsParams === project.slugAsParams) continue;
    // Only the best few are ever kept in order, so a thousand projects cost a thousand looks each.
    const place = best.findIndex(
      (held) =>
        shared > held.shared ||
        (shared === held.shared && other.publishedAt > held.other.publishedAt),
    );
    best.splice(place < 0 ? best.length : place, 0, { other, shared });
    best.length = Math.min(best.length, MOST_SHOWN);
  }
  return best.map(({ other }) => other);
}
