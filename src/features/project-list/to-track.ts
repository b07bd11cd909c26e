import { featured, FEATURED_GROUPS, type FeaturedGroup } from '@/collections/featured';
import type { Project } from '@/collections/projects';

import type { Track } from './filter-tracks';

/** A project together with what the filters need to know of it. */
export interface Listed extends Track {
  project: Project;
}

/** Every featured group, in the order they are offered. */
export const GROUPS = Object.keys(FEATURED_GROUPS).filter(isGroup);

/** All projects as the list wants them. Takes the whole crate, because groups may fall back to the newest projects. */
export function toTracks(projects: Project[]): Listed[] {
  const members = new Map(GROUPS.map((group) => [group, new Set(featured(group, projects))]));
  return projects.map((project) => ({
    project,
    slug: project.slugAsParams,
    title: project.title,
    track: project.track,
    publishedAt: project.publishedAt,
    tags: project.tags.map((tag) => tag.toLowerCase()),
    groups: GROUPS.filter((group) => members.get(group)?.has(project)),
  }));
}

function isGroup(name: string): name is FeaturedGroup {
  return name in FEATURED_GROUPS;
}
