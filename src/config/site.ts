/** Where addresses lead while the site has none of its own: the server of `npm start`. */
const LOCAL_ADDRESS = 'http://127.0.0.1:4321';

/** The site's own address, from the one setting SITE_URL (see astro.config.ts). */
const siteAddress = import.meta.env.SITE || LOCAL_ADDRESS;

/** Whether the site knows its own address; without one, an address of it is of no use to anybody else. */
export const hasOwnAddress = Boolean(import.meta.env.SITE);

/** The whole address of a path of this site, for feeds, sitemaps and whatever else leaves it. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteAddress).href;
}
