/** Views of the list show the card of the list. */
const LIST_VIEW = /^(\/projects)\/(tag|group|sort)\/.+$/;

/** The address of the card that a page at `path` names, where the page is shared. */
export function cardPath(path: string): string {
  return ownCardPath(path.replace(LIST_VIEW, '$1'));
}

/** The address of the card that would show this page and no other. */
export function ownCardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
