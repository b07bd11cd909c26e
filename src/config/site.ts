import { LOCAL_ADDRESS } from './local-address';

/** Whether SITE_URL is set. Without it, absolute addresses point to the local server and should not be shown. */
export const hasOwnAddress = Boolean(import.meta.env.SITE);

/** The folder that the site is published in, such as `/portfolio`; empty at the root of its host. BASE sets it. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/**
 * The address of a path of this site on its host. Needed where an address is read by a script or from data; those in the HTML of
 * a page get the folder after the build (tooling/base-path.ts). A path that has the folder already stays as it is.
 */
export function sitePath(path: string): string {
  return BASE === '' || path.startsWith(`${BASE}/`) ? path : BASE + path;
}

/** A path on the host without the folder of the site: the inverse of `sitePath`. */
export function withoutBase(path: string): string {
  return path.startsWith(BASE) ? path.slice(BASE.length) || '/' : path;
}

/** The absolute URL of a path of this site, for feeds, sitemaps and metadata. SITE_URL sets the origin. */
export function absoluteUrl(path: string): string {
  return new URL(sitePath(path), import.meta.env.SITE || LOCAL_ADDRESS).href;
}
