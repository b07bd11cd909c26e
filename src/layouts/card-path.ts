/** Filtered views of the project list share the card of the list. */
const LIST_VIEW = /^(\/projects)\/(tag|group|sort)\/.+$/;

/** The address of the social card of the page at `path`. */
export function cardPath(path: string): string {
  return ownCardPath(path.replace(LIST_VIEW, '$1'));
}

/** The address that a page's own card has, whether or not the page has one. */
export function ownCardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
