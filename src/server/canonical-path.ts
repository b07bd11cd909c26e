/**
 * Pages answer without a trailing slash and without `.html`. Undefined when the path is no path. Slashes at the start
 * collapse to one, so that a redirect never leaves this site.
 */
export function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/') || decodedPath(path) === undefined) return undefined;
  const bare = withoutTrailingSlashes(path.replace(/^[/\\]+/, '/'));
  const page = bare.endsWith('.html') ? bare.slice(0, -'.html'.length) : bare;
  return page === '/index' && bare !== page ? '/' : page || '/';
}

/** The path as a file would be named; undefined when its escapes are none. */
export function decodedPath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** By hand: an expression for "slashes at the end" looks at every run of slashes once for each of them. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
