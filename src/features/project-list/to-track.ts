import { featured } from '@/collections/featured';
import type { Group } from '@/collections/groups';
import type { Project } from '@/collections/projects';

import type { Track } from './filter-tracks';

/** A project together with what the filters need to know of it. */
export interface ListedProject extends Track {
  project: Project;
}

/** All projects with their tags and groups. Needs every project, because a group may fall back to the newest ones. */
export function toTracks(projects: Project[], groups: Group[]): ListedProject[] {
  const members = groups.map(({ name }) => ({
    name,
    projects: new Set(featured(name, groups, projects)),
  }));
  return projects.map((project) => ({
    project,
    slug: project.slugAsParams,
    title: project.title,
    track: project.track,
    publishedAt: project.publishedAt,
    tags: project.tags.map((tag) => tag.toLowerCase()),
    groups: members.filter((group) => group.projects.has(project)).map(({ name }) => name),
  }));
}
