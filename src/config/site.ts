import { LOCAL_ADDRESS } from './local-address';

/** Whether the site knows its own address; without one, an address of it is of no use to anybody else. */
export const hasOwnAddress = Boolean(import.meta.env.SITE);

/** The whole address of a path of this site, for feeds, sitemaps and whatever else leaves it. SITE_URL is the one setting. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env.SITE || LOCAL_ADDRESS).href;
}
