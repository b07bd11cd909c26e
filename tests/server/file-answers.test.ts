import { globSync, readFileSync } from 'node:fs';

import { afterAll, describe, expect, test } from 'vitest';

import { copyDist, LARGE_FILE } from '../support/copy-dist';
import { ask, getRequest, parseAnswer, sendRaw } from '../support/raw-http';
import { engines } from '../support/engines';
import { sendRequest } from '../support/http-request';
import { serveBuiltSite } from '../support/serve-built-site';

describe.each(engines)('$name', async ({ name, folder: built, serve }) => {
  const dist = name === 'node' ? copyDist() : undefined;
  const site = await serve(dist && { DIST: dist.folder });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    dist?.[Symbol.dispose]();
  });

  /** One file that the Node server holds in memory, and one that it reads from disk. */
  const folder = dist ? `${dist.folder}/client` : built;
  const large = dist ? LARGE_FILE.slice(1) : globSync('_astro/*.woff2', { cwd: folder })[0];
  const files = ['about.html', large ?? ''];

  describe.each(files)('%s', (file) => {
    const path = `/${file.replace(/\.html$/, '')}`;
    const content = readFileSync(`${folder}/${file}`);
    const size = content.byteLength;

    test.each([
      ['bytes=0-0', content.subarray(0, 1), `bytes 0-0/${size}`],
      ['bytes=-5', content.subarray(size - 5), `bytes ${size - 5}-${size - 1}/${size}`],
      ['bytes=7-', content.subarray(7), `bytes 7-${size - 1}/${size}`],
      ['bytes=3-99999999999999999999', content.subarray(3), `bytes 3-${size - 1}/${size}`],
    ])('%s gives that range', async (range, part, contentRange) => {
      const answer = await sendRequest(site.url, path, { Range: range, 'Accept-Encoding': 'br' });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('Content-Range')).toBe(contentRange);
      expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe('identity');
      expect(answer.body.equals(part)).toBe(true);
    });

    test.each(['bytes=5-2', 'bytes=99999999-', 'bytes=-0', 'bytes=99999999999999999999-'])(
      '%s is not satisfiable',
      async (range) => {
        const answer = await sendRequest(site.url, path, { Range: range });
        expect(answer.status).toBe(416);
        expect(answer.headers.get('Content-Range')).toBe(`bytes */${size}`);
      },
    );

    test.each(['bytes', 'items=0-1', 'bytes=0-1,5-6'])('%s gives the whole file', async (range) => {
      const answer = await sendRequest(site.url, path, { Range: range });
      expect(answer.status).toBe(200);
      expect(answer.body.equals(content)).toBe(true);
    });

    test('HEAD says how long the file is and sends nothing', async () => {
      const answer = await sendRequest(site.url, path, {}, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.body).toHaveLength(0);
      // Workers send no length with an answer that has no body.
      if (name === 'node') expect(answer.headers.get('Content-Length')).toBe(String(size));
    });

    test.each(['bytes=0-0', 'bytes=99999999-'])('HEAD ignores the range %s', async (range) => {
      const answer = await sendRequest(site.url, path, { Range: range }, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Range')).toBeNull();
      if (name === 'node') expect(answer.headers.get('Content-Length')).toBe(String(size));
    });

    test('If-Range with another version gives the whole file', async () => {
      const { headers } = await sendRequest(site.url, path, {}, 'HEAD');
      const etag = headers.get('ETag') ?? '';
      const date = headers.get('Last-Modified');
      const status = async (ifRange: string) =>
        (await sendRequest(site.url, path, { Range: 'bytes=0-1', 'If-Range': ifRange })).status;
      expect(await status(etag)).toBe(206);
      // Workers send no Last-Modified.
      if (date !== null) expect(await status(date)).toBe(206);
      expect(await status('"other"')).toBe(200);
      expect(await status(`W/${etag}`)).toBe(200);
      expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
    });

    test('a condition that asks for another version gives 412', async () => {
      const { headers } = await sendRequest(site.url, path, {}, 'HEAD');
      const etag = headers.get('ETag') ?? '';
      const status = async (condition: Record<string, string>) =>
        (await sendRequest(site.url, path, condition)).status;
      expect(await status({ 'If-Match': etag })).toBe(200);
      expect(await status({ 'If-Match': `"other", ${etag}` })).toBe(200);
      expect(await status({ 'If-Match': '*' })).toBe(200);
      expect(await status({ 'If-Match': '"other"' })).toBe(412);
      expect(await status({ 'If-Match': `W/${etag}` })).toBe(412);
      // Workers send no Last-Modified.
      if (name === 'node') {
        const before = 'Thu, 01 Jan 1970 00:00:00 GMT';
        const now = new Date().toUTCString();
        expect(await status({ 'If-Unmodified-Since': now })).toBe(200);
        expect(await status({ 'If-Unmodified-Since': before })).toBe(412);
        expect(await status({ 'If-Unmodified-Since': before, 'If-Match': etag })).toBe(200);
      }
    });

    test('an unchanged file gives 304 with its headers', async () => {
      const whole = await sendRequest(site.url, path);
      const etag = whole.headers.get('ETag') ?? '';
      const date = whole.headers.get('Last-Modified');
      const known = [
        { 'If-None-Match': etag },
        { 'If-None-Match': `"other", W/${etag}` },
        { 'If-None-Match': '*' },
        { 'If-None-Match': etag, 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
        ...(date === null ? [] : [{ 'If-Modified-Since': date }]),
      ];
      for (const headers of known) {
        const answer = await sendRequest(site.url, path, headers);
        expect(answer.status, JSON.stringify(headers)).toBe(304);
        expect(answer.body.byteLength).toBe(0);
        for (const name of ['ETag', 'Cache-Control', 'Vary', 'Content-Security-Policy'])
          expect(answer.headers.get(name)).toBe(whole.headers.get(name));
      }
      const unknown = [
        { 'If-None-Match': '"other"' },
        { 'If-None-Match': `"a,${etag.slice(1)}` },
        { 'If-None-Match': '"other"', 'If-Modified-Since': new Date().toUTCString() },
        { 'If-Modified-Since': 'yesterday' },
      ];
      for (const headers of unknown)
        expect((await sendRequest(site.url, path, headers)).status, JSON.stringify(headers)).toBe(
          200,
        );
    });
  });

  test.each([
    ['/about.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/cv.pdf', 'application/pdf'],
  ])('%s is %s', async (path, type) => {
    expect((await sendRequest(site.url, path)).headers.get('Content-Type')).toBe(type);
  });

  test.each(['/404', '/_headers', '/about.html.br', '/about.md.gz', '/.built', '/_image'])(
    '%s is not served',
    async (path) => {
      expect((await sendRequest(site.url, path)).status).toBe(404);
    },
  );

  test.each([
    '/api/../_image?href=/cards/404.png&w=1200&f=avif',
    '/api/%2e%2e/_image?href=/cards/404.png&w=1200&f=avif',
    '/api/spotify/../../_image?href=/cards/404.png&w=1200&f=avif',
    '/api/spotify/currently-playing/x',
    '/api//spotify/currently-playing',
    '/api/spotify/Currently-Playing',
  ])('%s does not reach other routes of Astro', async (path) => {
    expect((await sendRequest(site.url, path)).status).toBe(404);
  });

  test.each(['TRACE', 'OPTIONS', 'DELETE', 'PROPFIND'])('%s is answered 405', async (method) => {
    for (const path of ['/', '/api/spotify/currently-playing', '/no-such-page']) {
      const answer = await sendRequest(site.url, path, {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    }
  });
});

describe('Node only', async () => {
  const site = await serveBuiltSite();
  afterAll(() => site[Symbol.asyncDispose]());

  test.each([
    ['br, gzip', 'br'],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const answer = await ask(site.url, '/about', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  });

  test.each(['', ' ', '[', 'a b', 'x:99999', '\u00ff', '//', 'a@b', '%'])(
    'the host "%s" does not matter to an endpoint',
    async (host) => {
      const { status } = await ask(site.url, '/api/spotify/last-played', { Host: host });
      expect([200, 400]).toContain(status);
    },
  );

  test.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['no request', 'hello\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`, 431],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400],
    ['an absolute form', getRequest('http://x/about'), 200],
    ['an absolute form without a path', getRequest('HTTP://x?a=b'), 200],
    ['an absolute form of something missing', getRequest('http://x/no-such-page'), 404],
    ['CONNECT', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: gold\r\nConnection: close\r\n\r\n',
      417,
    ],
  ])('%s is answered', async (_name, bytes, status) => {
    const answer = parseAnswer(await sendRaw(site.url, bytes));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
