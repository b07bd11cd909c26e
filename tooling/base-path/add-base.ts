/** A tag with its attributes. A quoted value may have `>` in it. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Attributes that hold one address. `value` is one only in microformats, whose class begins with `u-`. */
const ADDRESS =
  /(\s(?:href|src|action|poster|data-preview|component-url|renderer-url)=")(\/[^"]*)/g;
const MICROFORMAT = /(\svalue=")(\/[^"]*)/g;

const PICTURES = /(\ssrcset=")([^"]*)/g;

/** Puts the folder before every address of a page that begins at the root of this host and does not have it yet. */
export function addBase(html: string, base: string): string {
  const join = (path: string): string =>
    path.startsWith('//') || path === base || path.startsWith(`${base}/`) ? path : base + path;
  const complete = (_: string, start: string, path: string): string => start + join(path);
  const completeEach = (_: string, start: string, list: string): string =>
    start + list.replaceAll(/(^|,\s*)(\/\S*)/g, complete);

  return html.replaceAll(TAG, (tag) => {
    const isMicroformat = /\sclass="[^"]*\bu-/.test(tag);
    const marked = isMicroformat ? tag.replaceAll(MICROFORMAT, complete) : tag;
    return marked.replaceAll(ADDRESS, complete).replaceAll(PICTURES, completeEach);
  });
}
