import { CURRENTLY_PLAYING } from '../../../src/config/endpoints.ts';
import type { Finding } from '../finding.ts';
import { isWorthAsking } from '../link-problem.ts';
import { checkHeaders } from './check-headers.ts';
import { findDead } from './check-outside.ts';
import { checkPages, pathOf } from './check-pages.ts';
import { crawl, type Crawl } from './crawl.ts';
import { get } from './get.ts';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Looks at a published site as a visitor and a search engine would. Throws when the address cannot be one. */
export async function lookAtSite(address: string): Promise<Finding[]> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`${address} is no whole address. Write --url https://your.address.`);
  }
  const { origin, pathname } = new URL(address);
  const base = pathname.replace(/\/+$/, '');
  const home = `${origin}${base}/`;
  const first = await get(home);
  if (!first.isReached || first.status >= 400) {
    const said = first.isReached ? `answers ${first.status}` : `gives no answer (${first.reason})`;
    const fix = 'Correct the address, or publish the site.';
    return [{ file: `${base}/`, field: 'address', problem: `${home} ${said}`, fix }];
  }
  const { listed, findings } = await readSitemap(home);
  const site = await crawl(home, [home, ...listed]);
  const asset = [...site.answers].find(([url]) => pathOf(url).startsWith(`${base}/_astro/`));
  return [
    ...checkScheme(home),
    ...checkHeaders(home, first.headers, base),
    ...(asset?.[1].isReached ? checkHeaders(asset[0], asset[1].headers, base) : []),
    ...checkCanonical(site, home),
    ...findings,
    ...checkPages(site, home),
    ...(await checkUnknown(home)),
    ...(await checkMusicEndpoint(home)),
    ...(await checkOutside(site, home)),
  ];
}

/** Browsers trust their own machine without TLS, and no other. */
export function checkScheme(home: string): Finding[] {
  const { protocol, hostname, pathname } = new URL(home);
  if (protocol === 'https:' || LOCAL.test(hostname)) return [];
  const fix = 'Switch on TLS at the host; every host offers it for free.';
  return [{ file: pathname, field: 'address', problem: 'the site is not encrypted', fix }];
}

function checkCanonical({ pages }: Crawl, home: string): Finding[] {
  const front = pages.find(({ address }) => address === home);
  const canonical = front?.canonical ?? '';
  if (!front || canonical === home || `${canonical}/` === home) return [];
  const problem =
    canonical === ''
      ? 'the front page does not say what its address is'
      : `the front page says that its address is ${canonical}`;
  const { origin, pathname } = new URL(home);
  const base = pathname === '/' ? '' : ` and BASE=${pathname.slice(0, -1)}`;
  const fix = `Set SITE_URL=${origin}${base} and build again.`;
  return [{ file: pathname, field: 'canonical', problem, fix }];
}

/** The pages of the sitemap, and what is wrong with it. */
async function readSitemap(home: string): Promise<{ listed: string[]; findings: Finding[] }> {
  const address = `${home}sitemap.xml`;
  const answer = await get(address);
  const say = (problem: string, fix: string) => [
    { file: pathOf(address), field: 'sitemap', problem, fix },
  ];
  if (!answer.isReached || answer.status >= 400) {
    return { listed: [], findings: say('there is none', 'Publish the whole build.') };
  }
  const listed = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const strangers = listed.filter((url) => !`${url}/`.startsWith(home));
  const findings = strangers
    .slice(0, 1)
    .flatMap((url) =>
      say(
        `${strangers.length} of ${listed.length} pages are not below ${home}, such as ${url}`,
        `Set SITE_URL to the address of the site and build again.`,
      ),
    );
  return { listed: listed.filter((url) => !strangers.includes(url)), findings };
}

async function checkUnknown(home: string): Promise<Finding[]> {
  const address = `${home}no-such-page-${Date.now().toString(36)}`;
  const answer = await get(address);
  if (!answer.isReached || answer.status === 404) return [];
  return [
    {
      file: pathOf(home),
      field: 'unknown pages',
      problem: `an address that does not exist answers ${answer.status} instead of 404`,
      fix: 'Tell the host to serve 404.html with status 404.',
    },
  ];
}

/** A static host has no endpoint, which is fine; one that fails is not. */
async function checkMusicEndpoint(home: string): Promise<Finding[]> {
  const address = `${home}${CURRENTLY_PLAYING.slice(1)}`;
  const answer = await get(address);
  if (!answer.isReached || answer.status < 500) return [];
  return [
    {
      file: pathOf(address),
      field: 'music',
      problem: `the music endpoint answers ${answer.status}`,
      fix: 'Run "npm run music:check" with the settings of the host.',
    },
  ];
}

async function checkOutside({ pages }: Crawl, home: string): Promise<Finding[]> {
  const links = pages.flatMap((page) => page.links.map((link) => ({ page, link })));
  const outside = links.filter(({ link }) => isWorthAsking(link) && !link.startsWith(home));
  const dead = await findDead(outside.map(({ link }) => link));
  return [...dead].map(([address, problem]) => ({
    file: pathOf(outside.find(({ link }) => link === address)?.page.address ?? home),
    field: 'link',
    ...problem,
  }));
}
