import type { ListedProject } from './to-track';

/** Every tag that some project has, as it is written, in alphabetical order. */
export function listTags(tracks: readonly ListedProject[]): string[] {
  return [...new Set(tracks.flatMap(({ project }) => project.tags))].sort();
}
