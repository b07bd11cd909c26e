import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, describe, expect, test } from 'vitest';

import { engines } from '../support/engines';
import { pages, slugs } from '../support/pages';
import { sendRequest } from '../support/http-request';
import { serveBuiltSite } from '../support/serve-built-site';

/** Some write-up, or another page where there is none; all are served alike. */
const WRITE_UP = slugs[0] === undefined ? '/about' : `/projects/${slugs[0]}`;

describe.each(engines)('$name', async ({ folder, serve }) => {
  const site = await serve();
  afterAll(() => site[Symbol.asyncDispose]());

  /** Without compression, which `fetch` would request and decode. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(site.url + path, {
      method,
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity', ...headers },
    });

  /** The address of the first matching built file, if any. */
  const findAddress = (pattern: string) =>
    globSync(`${folder}/${pattern}`)[0]?.slice(folder.length);

  /** A large file for range requests: a recording, or a picture when the stream has none. */
  const seekable =
    findAddress('_astro/*.{mp3,m4a,ogg,wav,flac}') ??
    findAddress('_astro/*.webp') ??
    '/favicon.svg';

  test.each(pages)('%s answers with a page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  });

  test('an unknown address answers 404 with the 404 page', async () => {
    const answer = await get('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('The needle skipped');
  });

  test.each([
    ['/cv/', '/cv'],
    [`${WRITE_UP}/`, WRITE_UP],
    [`${WRITE_UP}/?from=feed`, `${WRITE_UP}?from=feed`],
    [`${WRITE_UP}.html`, WRITE_UP],
    ['/index.html', '/'],
  ])('%s is redirected to %s', async (path, target) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('Location')).toBe(target);
  });

  test('a redirect never leaves the site', async () => {
    const answer = await get('//example.com/');
    expect(answer.headers.get('Location')).toBe('/example.com');
  });

  test.each([
    '/%',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/\\..\\package.json',
  ])('the malformed address %s is not a server error', async (path) => {
    const { status } = await sendRequest(site.url, path);
    expect([308, 400, 404]).toContain(status);
  });

  test('a page that did not change is not sent again', async () => {
    const first = await get(WRITE_UP);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const second = await get(WRITE_UP, { 'If-None-Match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('hashed assets are immutable', async () => {
    const answer = await get(findAddress('_astro/*.css') ?? '');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test('HEAD answers with the headers alone', async () => {
    const answer = await get(WRITE_UP, {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('a range of a file can be requested', async () => {
    const answer = await get(seekable, { Range: 'bytes=100-199' });
    expect(answer.status).toBe(206);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(
      readFileSync(folder + seekable).subarray(100, 200),
    );
  });

  test('a range outside the file is refused', async () => {
    expect((await get(seekable, { Range: 'bytes=99999999-' })).status).toBe(416);
  });

  test('only GET and HEAD are answered on pages', async () => {
    const answer = await get('/about', {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('/healthz answers ok', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
  });
});

test('a page is compressed as Accept-Encoding asks', async () => {
  await using site = await serveBuiltSite();
  const plain = readFileSync(`dist/client${WRITE_UP}.html`, 'utf8');
  expect(await rawBody(site.url, WRITE_UP, 'br').then(brotliDecompressSync).then(String)).toBe(
    plain,
  );
  expect(await rawBody(site.url, WRITE_UP, 'gzip').then(gunzipSync).then(String)).toBe(plain);
  expect(String(await rawBody(site.url, WRITE_UP, 'identity'))).toBe(plain);
});

test('each request writes one log line, which can be turned off', async () => {
  await using logging = await serveBuiltSite();
  await using quiet = await serveBuiltSite({ LOG_REQUESTS: 'off' });
  for (const { url } of [logging, quiet]) await fetch(`${url}/about?secret=1`);
  await expect.poll(() => logging.log()).toMatch(/"method":"GET","path":"\/about","status":200/);
  expect(logging.log()).not.toContain('secret');
  expect(quiet.log()).not.toContain('/about');
});

test('SIGTERM lets a request in flight finish, accepts no new one, and exits with 0', async () => {
  const closing = await serveBuiltSite();
  const { hostname, port } = new URL(closing.url);
  const slow = connect(Number(port), hostname);
  await once(slow, 'connect');
  // Half a request is in flight until its last line arrives.
  slow.write('GET /about HTTP/1.1\r\nHost: x\r\n');
  await fetch(`${closing.url}/healthz`);
  const ended = closing[Symbol.asyncDispose]();
  await expect
    .poll(() =>
      fetch(`${closing.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  slow.write('Connection: close\r\n\r\n');
  const answer = Buffer.concat(await Array.fromAsync<Buffer>(slow));
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
  slow.destroy();
  await ended;
});

async function rawBody(url: string, path: string, encoding: string): Promise<Buffer> {
  const [, body] = await rawExchange(url, path, encoding);
  return body;
}

async function rawExchange(url: string, path: string, encoding: string): Promise<[string, Buffer]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
  );
  const answer = Buffer.concat(await Array.fromAsync<Buffer>(socket));
  const end = answer.indexOf('\r\n\r\n');
  return [String(answer.subarray(0, end)), answer.subarray(end + 4)];
}
