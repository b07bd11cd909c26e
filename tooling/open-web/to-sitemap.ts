import { escapeXml } from '../../src/lib/escape-xml';
import { absoluteUrlOfPage, type PageText } from './read-page';

/** The contents of sitemap.xml: every page that may be listed under its own address. */
export function toSitemap(pages: PageText[], siteUrl: string): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `<url><loc>${escapeXml(absoluteUrlOfPage(path, siteUrl))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
