/**
 * A placeholder in a feed for the content of a page. Write-ups contain components that only a page can render, so
 * tooling/open-web replaces the placeholder with the content of the built page.
 */
export function contentPlaceholder(path: string): string {
  return `[[content of ${path}]]`;
}

/** Matches every placeholder in a feed; the first group is the path. */
export const CONTENT_PLACEHOLDERS = /\[\[content of (\/[\w/-]+)\]\]/g;
