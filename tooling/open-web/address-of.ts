/** The absolute URL of a page. The site's URL may name a folder of its host, and has no slash at its end. */
export function addressOf(path: string, siteUrl: string): string {
  return new URL(siteUrl + path).href;
}
