/**
 * Stands in a feed for the content of a page of this site. A write-up is drawn by components that only a page can draw, so
 * tooling/open-web takes the content from the built page and puts it in the place of the mark.
 */
export function contentMark(path: string): string {
  return `[[content of ${path}]]`;
}

/** Finds every mark in a feed; the first group is the path. */
export const CONTENT_MARKS = /\[\[content of (\/[\w/-]+)\]\]/g;
