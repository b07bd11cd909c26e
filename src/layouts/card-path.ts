/** Views of the list show the card of the list. */
const LIST_VIEW = /^(\/projects)\/(tag|group|sort)\/.+$/;

/** The address of the card that stands for a page where it is shared; `path` is the page's own address. */
export function cardPath(path: string): string {
  const page = path.replace(LIST_VIEW, '$1');
  return `/cards${page === '/' ? '/home' : page}.png`;
}
