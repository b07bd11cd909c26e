import { expect, test } from 'vitest';

import { headersFor } from '../../../src/config/headers';
import { freePort } from '../../../tests/support/free-port';
import { servePages, type PageServer, type ServedPage } from '../../../tests/support/serve-pages';
import { formatFinding } from '../finding';
import { checkScheme, lookAtSite } from './look-at-site';

const PAGE = { ...headersFor('/', 'file', { isOverTls: false }) };
const ASSET = { ...headersFor('/_astro/a.css', 'file', { isOverTls: false }) };
const MUSIC = '/api/spotify/currently-playing';

interface Row {
  mistake: string;
  make: (site: PageServer) => void;
  place: string;
  words: string[];
}

const ROWS: Row[] = [
  {
    mistake: 'a header that the host does not send',
    make: ({ pages, url }) => {
      const others = Object.entries(PAGE).filter(([name]) => name !== 'X-Content-Type-Options');
      pages['/'] = { ...front(url, ''), headers: Object.fromEntries(others) };
    },
    place: '/: X-Content-Type-Options',
    words: ['does not send this header', '_headers'],
  },
  {
    mistake: 'a policy of the host',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '', { 'Content-Security-Policy': "default-src 'self'" });
    },
    place: '/: Content-Security-Policy',
    words: ['another value than src/config/headers.ts asks for'],
  },
  {
    mistake: 'assets that browsers ask for again',
    make: ({ pages }) => {
      pages['/_astro/a.css'] = { headers: { ...ASSET, 'Cache-Control': 'no-cache' } };
    },
    place: '/_astro/a.css: Cache-Control',
    words: ['another value'],
  },
  {
    mistake: 'a build for another address',
    make: ({ pages }) => {
      pages['/'] = front('https://novak.dev', '');
    },
    place: '/: canonical',
    words: ['says that its address is https://novak.dev/', 'Set SITE_URL=http://127.0.0.1:'],
  },
  {
    mistake: 'a build without an address',
    make: ({ pages, url }) => {
      const page = front(url, '');
      pages['/'] = { ...page, body: page.body.replace(/<link rel="canonical"[^>]*>/, '') };
    },
    place: '/: canonical',
    words: ['does not say what its address is', 'build again'],
  },
  {
    mistake: 'no sitemap',
    make: ({ pages }) => {
      pages['/sitemap.xml'] = { status: 404 };
    },
    place: '/sitemap.xml: sitemap',
    words: ['there is none', 'Publish the whole build.'],
  },
  {
    mistake: 'a sitemap of another address',
    make: ({ pages }) => {
      pages['/sitemap.xml'] = { body: '<loc>https://novak.dev/about</loc>' };
    },
    place: '/sitemap.xml: sitemap',
    words: ['1 of 1 pages', 'https://novak.dev/about', 'Set SITE_URL'],
  },
  {
    mistake: 'a dead link',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '<a href="/gone">Gone</a>');
    },
    place: '/: link',
    words: ['/gone answers 404', 'Correct the link'],
  },
  {
    mistake: 'a dead link on a page that only the sitemap names',
    make: ({ pages, url }) => {
      pages['/hidden'] = { headers: PAGE, body: '<a href="/gone">Gone</a>' };
      pages['/sitemap.xml'] = { body: `<loc>${url}/hidden</loc>` };
    },
    place: '/hidden: link',
    words: ['/gone answers 404'],
  },
  {
    mistake: 'a link to a place that its page does not have',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '<a href="/about#work">Work</a>');
    },
    place: '/: link',
    words: ['/about#work names a place that its page does not have'],
  },
  {
    mistake: 'a lone percent sign in a link to a place',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '<a href="/about#50%">Half</a>');
    },
    place: '/: link',
    words: ['/about#50% names a place that its page does not have'],
  },
  {
    mistake: 'the front page of a service',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '<a href="https://github.com/">GitHub</a>');
    },
    place: '/: link',
    words: ['is the front page of github.com'],
  },
  {
    mistake: 'an example address',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '<a href="mailto:hello@example.com">Email</a>');
    },
    place: '/: link',
    words: ['mailto:hello@example.com is an address for examples'],
  },
  {
    mistake: 'a picture that the policy blocks',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '<img src="https://pictures.novak.dev/1.png" alt="">');
    },
    place: '/: img-src',
    words: ['the policy blocks https://pictures.novak.dev/1.png'],
  },
  {
    mistake: 'an object that the policy blocks',
    make: ({ pages, url }) => {
      pages['/'] = front(url, '<object data="https://papers.novak.dev/1.pdf"></object>');
    },
    place: '/: object-src',
    words: ['the policy blocks https://papers.novak.dev/1.pdf'],
  },
  {
    mistake: 'a stylesheet that was not published',
    make: ({ pages }) => {
      pages['/_astro/a.css'] = { status: 404, headers: ASSET };
    },
    place: '/: style-src',
    words: ['/_astro/a.css answers 404', 'Publish the build again.'],
  },
  {
    mistake: 'a music source that fails',
    make: ({ pages }) => {
      pages[MUSIC] = { status: 502 };
    },
    place: `${MUSIC}: music`,
    words: ['the music endpoint answers 502', 'npm run music:check'],
  },
  {
    mistake: 'a front page that fails',
    make: ({ pages }) => {
      pages['/'] = { status: 500 };
    },
    place: '/: address',
    words: ['answers 500', 'publish the site'],
  },
];

test('a site without mistakes has no findings', async () => {
  await using site = await serveSite();
  expect(await linesOf(site.url)).toEqual([]);
});

test('a site in a folder is looked at there', async () => {
  await using site = await serveSite('/portfolio');
  expect(await linesOf(`${site.url}/portfolio`)).toEqual([]);
  expect(await linesOf(`${site.url}/portfolio/`)).toEqual([]);
});

test('a link out of the folder of a site is asked for on the host', async () => {
  await using site = await serveSite('/portfolio');
  site.pages['/portfolio/'] = front(site.url, '<a href="/about">About</a>', {}, '/portfolio');
  expect(await linesOf(`${site.url}/portfolio`)).toEqual([
    `/portfolio/: link: ${site.url}/about answers 404. Correct the link, or remove it.`,
  ]);
});

test.each(ROWS)('$mistake is named with page, field and fix', async ({ make, place, words }) => {
  await using site = await serveSite();
  make(site);
  const lines = await linesOf(site.url);
  expect(lines, lines.join('\n')).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.slice(0, place.length + 2)).toBe(`${place}: `);
  for (const word of words) expect(line).toContain(word);
});

test('a link to another site is asked for, and a refusal of robots is no finding', async () => {
  await using other = await servePages({ '/lives': {}, '/shy': { status: 403 } });
  await using site = await serveSite();
  const links = ['lives', 'shy', 'gone'].map((name) => `<a href="${other.url}/${name}">x</a>`);
  site.pages['/'] = front(site.url, links.join(''));
  // The other site of this test is on the same machine, which is a finding of its own.
  const lines = (await linesOf(site.url)).filter((line) => !line.includes('reaches nobody'));
  expect(lines).toEqual([
    `/: link: ${other.url}/gone answers 404. Correct the link, or remove it.`,
  ]);
});

test('a host that answers every address with a page is told to say 404', async () => {
  await using site = await serveSite();
  site.other = { headers: PAGE };
  expect(await linesOf(site.url)).toEqual([expect.stringContaining('answers 200 instead of 404')]);
});

test('a site that is not there is one finding', async () => {
  const lines = await linesOf(`http://127.0.0.1:${await freePort()}`);
  expect(lines).toEqual([
    expect.stringMatching(/^\/: address: .+ gives no answer \(ECONNREFUSED\)/),
  ]);
});

test('a public site without TLS is a finding, one on this machine is not', () => {
  expect(checkScheme('http://novak.dev/')).toMatchObject([
    { file: '/', field: 'address', problem: 'the site is not encrypted' },
  ]);
  expect(checkScheme('https://novak.dev/')).toEqual([]);
  expect(checkScheme('http://127.0.0.1:4321/')).toEqual([]);
});

test.each(['novak.dev', 'ftp://novak.dev', ''])('%s is refused with the fix', async (address) => {
  await expect(lookAtSite(address)).rejects.toThrow('Write --url https://your.address.');
});

/** A whole site of three pages below `base`. */
async function serveSite(base = ''): Promise<PageServer> {
  const site = await servePages();
  site.pages = {
    [`${base}/`]: front(site.url, '', {}, base),
    [`${base}/about`]: { headers: PAGE, body: `<h2 id="me">Me</h2><a href="${base}/">Home</a>` },
    [`${base}/sitemap.xml`]: {
      headers: { 'Content-Type': 'application/xml' },
      body: `<loc>${site.url}${base}/</loc><loc>${site.url}${base}/about</loc>`,
    },
    [`${base}/_astro/a.css`]: { headers: ASSET },
    [`${base}${MUSIC}`]: { headers: { 'Content-Type': 'application/json' }, body: '{}' },
  };
  return site;
}

function front(
  origin: string,
  content: string,
  headers: Record<string, string> = {},
  base = '',
): ServedPage & { body: string } {
  return {
    headers: { ...PAGE, ...headers },
    body: `<html><head><link rel="canonical" href="${origin}${base}/"><link rel="stylesheet" href="${base}/_astro/a.css"></head>
<body><a href="${base}/about#me">About</a>${content}</body></html>`,
  };
}

async function linesOf(address: string): Promise<string[]> {
  return (await lookAtSite(address)).map(formatFinding);
}
