import { TAGS } from '@/collections/projects.schema';

/** Tags of an address as they are written on the page. */
export function tagLabels(tags: readonly string[]): string[] {
  return TAGS.filter((tag) => tags.includes(tag.toLowerCase()));
}
