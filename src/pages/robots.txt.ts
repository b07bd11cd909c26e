import { absoluteUrl } from '@/config/site';

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`);
}
