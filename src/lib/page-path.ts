/** The address a visitor sees for a built page: no `.html`, no trailing slash. */
export function pagePath(pathname: string): string {
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  return path === '' ? '/' : path;
}
