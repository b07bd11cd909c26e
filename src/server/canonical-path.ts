import { decodedPath } from '../lib/decoded-path.ts';

/**
 * Pages answer without a trailing slash and without `.html`. Undefined when the path is not valid. Slashes at the start
 * collapse to one, so that a redirect never leaves this site.
 */
export function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/') || decodedPath(path) === undefined) return undefined;
  const bare = withoutTrailingSlashes(path.replace(/^[/\\]+/, '/'));
  const page = bare.endsWith('.html') ? bare.slice(0, -'.html'.length) : bare;
  return page === '/index' && bare !== page ? '/' : page || '/';
}

/** A loop, because the regular expression `/\/+$/` takes quadratic time on many slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
