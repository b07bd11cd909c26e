import { globSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { headersFor, type AnswerKind } from '@/config/headers';

import { engines } from '../support/engines';
import { someProject } from '../support/samples';
import { serveBuiltSite } from '../support/serve-built-site';

/** The address of the first matching built file. */
const built = (pattern: string) =>
  globSync(`dist/client/${pattern}`)[0]?.replace('dist/client', '') ?? pattern;

type Answer = [string, string, number, AnswerKind, RequestInit?];

const answers: Answer[] = [
  ['a page', `/projects/${someProject.slug}`, 200, 'file'],
  ['a stylesheet', built('_astro/*.css'), 200, 'file'],
  // Only demos have workers, and an owner may have no demo.
  ...globSync('dist/client/_astro/*worker*.js')
    .slice(0, 1)
    .map((file): Answer => ['a worker', file.replace('dist/client', ''), 200, 'file']),
  ['the worker of the search', '/pagefind/pagefind-worker.js', 200, 'file'],
  ['a PDF', '/cv.pdf', 200, 'file'],
  ['a feed', '/feed.xml', 200, 'file'],
  ['Markdown', '/about.md', 200, 'file'],
  ['a drawing', '/favicon.svg', 200, 'file'],
  ['a card', built('cards/*.png'), 200, 'file'],
  ['a redirect', '/projects/', 308, 'redirect'],
  ['a missing page', '/no-such-page', 404, 'uncached'],
  ['the page for missing pages', '/404', 404, 'uncached'],
  ['a method that is not answered', '/projects', 405, 'uncached', { method: 'POST' }],
  ['an address that is none', '/%E0%A4%A', 400, 'uncached'],
  ['an endpoint', '/api/spotify/currently-playing', 200, 'endpoint'],
  ['the health of the server', '/healthz', 200, 'uncached'],
];

describe.each(engines)('$name', async ({ serve }) => {
  const site = await serve({ MUSIC_SOURCE: 'embedded' });
  afterAll(() => site[Symbol.asyncDispose]());

  test.each(answers)('%s carries every header', async (_name, path, status, kind, init = {}) => {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(headersFor(path, kind, { isOverTls: false })))
      expect(answer.headers.get(name), name).toBe(value);
    expect(answer.headers.has('Strict-Transport-Security')).toBe(false);
  });
});

describe('the policy', () => {
  const policyOf = (path: string) =>
    headersFor(path, 'file', { isOverTls: false })['Content-Security-Policy'] ?? '';

  test.each(['/', '/_astro/a.js', '/cards/a.png', '/pagefind/pagefind-worker.js'])(
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
  const paths = ['/', '/projects/', '/no-such-page', '/api/spotify/last-played'];

  test('is trusted only with TRUST_PROXY=on', async () => {
    await using alone = await serveBuiltSite();
    await using behind = await serveBuiltSite({ TRUST_PROXY: 'on' });
    for (const path of paths) {
      const ask = (url: string, headers = {}) =>
        fetch(url + path, { redirect: 'manual', headers }).then(({ headers }) =>
          headers.get('Strict-Transport-Security'),
        );
      expect(await ask(alone.url, forwarded)).toBeNull();
      expect(await ask(behind.url)).toBeNull();
      expect(await ask(behind.url, forwarded)).toBe('max-age=31536000');
      expect(await ask(behind.url, { 'X-Forwarded-Proto': 'https, http' })).toBeNull();
    }
  });
});
