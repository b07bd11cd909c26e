import { LOCAL_ADDRESS } from './local-address';

/** Whether SITE_URL is set. Without it, absolute addresses point to the local server and should not be shown. */
export const hasOwnAddress = Boolean(import.meta.env.SITE);

/** The absolute URL of a path of this site, for feeds, sitemaps and metadata. SITE_URL sets the origin. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE || LOCAL_ADDRESS).href;
}
