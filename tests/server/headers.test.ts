import { globSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { headersFor } from '@/config/headers';

import { engines } from '../support/engines';
import { pages } from '../support/pages';
import { serveBuiltSite } from '../support/serve-built-site';
import { readHeadersFile } from '../support/static-host';

const POLICY = 'Content-Security-Policy';
const DOCUMENT = [POLICY, 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];

interface Answer {
  name: string;
  /** `*` stands for any built file. */
  path: string;
  init?: RequestInit;
  status: number;
  /** Which of the headers of a document it carries; it has none of the others. */
  carries: string[];
  caching: string;
  /** Unset: same-origin. */
  sharedWith?: 'cross-origin';
}

const REVALIDATED = 'public, max-age=0, must-revalidate';
const HASHED = {
  status: 200,
  caching: 'public, max-age=31536000, immutable',
  sharedWith: 'cross-origin',
} as const;
const FILE = { status: 200, caching: REVALIDATED };
const PICTURE = { ...FILE, sharedWith: 'cross-origin' } as const;
const MISSING = { status: 404, carries: DOCUMENT, caching: 'no-store' };
const HASHED_DRAWING = '/_astro/*.svg';
const SENTENCE = { carries: [], caching: 'no-store' };

const answers: Answer[] = [
  { name: 'a page', path: pages.at(-1) ?? '/', ...FILE, carries: DOCUMENT },
  { name: 'a redirect', path: '/about/', status: 308, carries: DOCUMENT, caching: REVALIDATED },
  { name: 'a missing page', path: '/no-such-page', ...MISSING },
  { name: 'the page for missing pages', path: '/404', ...MISSING },
  { name: 'a missing picture', path: '/no-such-picture.png', ...MISSING },

  { name: 'a script', path: '/_astro/*.js', ...HASHED, carries: [POLICY] },
  { name: 'a hashed drawing', path: HASHED_DRAWING, ...HASHED, carries: [POLICY] },
  { name: 'a drawing', path: '/favicon.svg', ...FILE, carries: [POLICY] },
  { name: 'a feed', path: '/feed.xml', ...FILE, carries: [POLICY] },
  { name: 'the search', path: '/pagefind/pagefind.js', ...FILE, carries: [POLICY] },
  { name: 'its worker', path: '/pagefind/pagefind-worker.js', ...FILE, carries: [POLICY] },

  { name: 'a stylesheet', path: '/_astro/*.css', ...HASHED, carries: [] },
  { name: 'a font', path: '/_astro/*.woff2', ...HASHED, carries: [] },
  { name: 'a card', path: '/cards/*.png', ...PICTURE, carries: [] },
  { name: 'an icon', path: '/icons/*.png', ...PICTURE, carries: [] },
  { name: 'a PDF', path: '/cv.pdf', ...FILE, carries: [] },
  { name: 'Markdown', path: '/about.md', ...FILE, carries: [] },
  { name: 'the list of the palette', path: '/palette.json', ...FILE, carries: [] },

  {
    name: 'an endpoint',
    path: '/api/spotify/currently-playing',
    status: 200,
    carries: [],
    caching: 'public, max-age=0, s-maxage=15',
  },
  { name: 'the health of the server', path: '/healthz', status: 200, ...SENTENCE },
  { name: 'an address that is none', path: '/%E0%A4%A', status: 400, ...SENTENCE },
  {
    name: 'a method that is not answered',
    path: '/about',
    init: { method: 'POST' },
    status: 405,
    ...SENTENCE,
  },
  {
    name: 'a part that is not there',
    path: '/cv.pdf',
    init: { headers: { Range: 'bytes=99999999-' } },
    status: 416,
    ...SENTENCE,
  },
];

describe.each(engines)('$name', async ({ folder, serve }) => {
  const site = await serve({ MUSIC_SOURCE: 'embedded' });
  afterAll(() => site[Symbol.asyncDispose]());

  test.for(answers)('$name carries $carries and no more', async (expected, { skip }) => {
    const { path, init, status, carries, caching, sharedWith = 'same-origin' } = expected;
    const found = path.includes('*') ? globSync(folder + path) : [];
    skip(path === HASHED_DRAWING && found.length === 0, 'every cover is a photo');
    const [file = folder + path] = found;
    const address = site.url + file.slice(folder.length);
    const answer = await fetch(address, { redirect: 'manual', ...init });
    await answer.body?.cancel();
    expect(answer.status).toBe(status);
    expect(DOCUMENT.filter((name) => answer.headers.has(name))).toEqual(carries);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': sharedWith,
      'cache-control': caching,
    });
    expect(answer.headers.has('Strict-Transport-Security')).toBe(false);
  });
});

test('_headers gives every file what the servers give it', () => {
  const headersOf = readHeadersFile('dist/client/_headers');
  const files = globSync('**', { cwd: 'dist/client', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^_headers$|\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^.*dist\/client/, ''));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const path = file.replace(/(\/index)?\.html$/, '') || '/';
    const expected = headersFor(path, 'file', { isOverTls: true });
    expect(Object.fromEntries(headersOf(path)), path).toEqual(expected);
  }
});

describe('the policy', () => {
  const policyOf = (path: string) =>
    headersFor(path, 'file', { isOverTls: false })['Content-Security-Policy'] ?? '';

  test.each(['/', '/_astro/a.js', '/a.svg', '/feed.xml', '/pagefind/pagefind-worker.js'])(
    '%s: nothing unsafe, no wildcard, no frames, Trusted Types',
    (path) => {
      const policy = policyOf(path).replace("'wasm-unsafe-eval'", '');
      expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/[a-z])/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
    },
  );

  test('only the search may run WebAssembly', () => {
    expect(policyOf('/pagefind/pagefind-worker.js')).toContain("'wasm-unsafe-eval'");
    for (const path of ['/', '/pagefind', '/_astro/a.js'])
      expect(policyOf(path)).not.toContain('wasm');
  });
});

describe('a proxy with TLS', () => {
  const forwarded = { 'X-Forwarded-Proto': 'https' };
  const paths = ['/', '/about/', '/no-such-page'];

  test('is trusted only with TRUST_PROXY=on, and only documents ask for TLS', async () => {
    await using alone = await serveBuiltSite();
    await using behind = await serveBuiltSite({ TRUST_PROXY: 'on' });
    const tlsOf = (address: string, headers = {}) =>
      fetch(address, { redirect: 'manual', headers }).then(({ headers }) =>
        headers.get('Strict-Transport-Security'),
      );
    for (const path of paths) {
      const ask = (url: string, headers = {}) => tlsOf(url + path, headers);
      expect(await ask(alone.url, forwarded)).toBeNull();
      expect(await ask(behind.url)).toBeNull();
      expect(await ask(behind.url, forwarded)).toBe('max-age=31536000');
      expect(await ask(behind.url, { 'X-Forwarded-Proto': 'https, http' })).toBeNull();
    }
    for (const path of ['/favicon.svg', '/cv.pdf', '/healthz', '/api/spotify/last-played'])
      expect(await tlsOf(behind.url + path, forwarded)).toBeNull();
  });
});
