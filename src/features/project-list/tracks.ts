import { featured } from '@/collections/featured';
import type { Group } from '@/collections/groups';
import type { Project } from '@/collections/projects';

import { tagSlug } from '@/lib/tag-slug';

import type { Sort, View } from './view';

/** What filtering and sorting need to know of a project. */
export interface Track {
  slug: string;
  title: string;
  /** Side and number, such as A1. */
  track: string;
  /** An ISO day. */
  publishedAt: string;
  /** As in addresses. */
  tags: readonly string[];
  /** The featured groups it belongs to. */
  groups: readonly string[];
}

/** A project together with what the filters need to know of it. */
export interface ListedProject extends Track {
  project: Project;
}

/** The slugs that a search found. Undefined: there was no search. */
type Found = Pick<ReadonlySet<string>, 'has'> | undefined;

type Narrowing = Pick<View, 'tags' | 'group'>;

const ORDERS: Record<Sort, (a: Track, b: Track) => number> = {
  track: (a, b) => a.track.localeCompare(b.track, 'en', { numeric: true }),
  date: (a, b) => b.publishedAt.localeCompare(a.publishedAt),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }),
};

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
    tags: project.tags.map(tagSlug),
    groups: members.filter((group) => group.projects.has(project)).map(({ name }) => name),
  }));
}

/** Every tag that some project has, as it is written, in alphabetical order. */
export function listTags(tracks: readonly ListedProject[]): string[] {
  return [...new Set(tracks.flatMap(({ project }) => project.tags))].sort();
}

/** The tracks that have every chosen tag, are in the chosen group and were found, in the order given. */
export function filterTracks<T extends Track>(
  tracks: readonly T[],
  { tags, group }: Narrowing,
  found?: Found,
): T[] {
  return tracks.filter(
    (track) =>
      tags.every((tag) => track.tags.includes(tag)) &&
      (group === undefined || track.groups.includes(group)) &&
      (found?.has(track.slug) ?? true),
  );
}

/** For every tag, how many tracks are left when it is chosen too. A tag that leaves none is not in the map. */
export function countByTag(
  tracks: readonly Track[],
  view: Narrowing,
  found?: Found,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of filterTracks(tracks, view, found)) {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

/** The name of a track's section: its side, or the sort order of the whole list. */
export function sectionOfTrack({ track }: Track, sort: Sort): string {
  return sort === 'track' ? track.charAt(0) : sort;
}

/** A sorted copy. Dates run from the newest; equal tracks are in track order, which has no ties. */
export function sortTracks<T extends Track>(tracks: readonly T[], sort: Sort): T[] {
  return tracks.toSorted((a, b) => ORDERS[sort](a, b) || ORDERS.track(a, b));
}
