import { afterAll, describe, expect, test } from 'vitest';

import { CURRENTLY_PLAYING, LAST_PLAYED } from '@/config/endpoints';

import { engines } from '../support/engines';
import { sendRequest } from '../support/http-request';

type Row = [path: string, status: number, location?: string];

/** Spellings of addresses, and what every engine answers. */
const rows: Row[] = [
  ['/', 200],
  ['/about', 200],
  ['/%61bout', 200],
  ['/about?a=b', 200],
  ['/about/', 308, '/about'],
  ['/about.html?a=b', 308, '/about?a=b'],
  ['/index.html', 308, '/'],
  ['/about%2f', 404],
  ['/about%2ehtml', 404],
  ['/index', 404],
  ['/%69ndex', 404],
  ['/404', 404],
  ['/404%2ehtml', 404],
  ['/%34%30%34', 404],
  ['/404.html', 308, '/404'],
  ['/_astro/..%2fabout', 404],
  ['/_astro%2f..%2fabout', 404],
  ['/..%2fabout', 404],
  ['/%2fabout', 404],
  ['/favicon.svg', 200],
  ['/favicon%2esvg', 200],
  ['/_headers', 404],
  ['/api', 404],
  ['/api/nope', 404],
  ['/api/spotify', 404],
  [CURRENTLY_PLAYING, 200],
  [LAST_PLAYED, 200],
  ['/api/spotify/%63urrently-playing', 200],
  ['/api%2fspotify%2flast-played', 200],
  [`${LAST_PLAYED}/`, 308, LAST_PLAYED],
  ['/%', 400],
  ['/healthz', 200],
];

describe.each(engines)('$name', async ({ serve }) => {
  // A source that is not set up fails at the endpoints, so an answer from a file of the build would be noticed.
  const failing = await serve({ MUSIC_SOURCE: 'gramophone' });
  const site = await serve({ MUSIC_SOURCE: 'embedded' });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await failing[Symbol.asyncDispose]();
  });

  test.each(rows)('%s answers %i', async (path, status, location) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await sendRequest(site.url, path, {}, method);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Location')).toBe(location ?? null);
      if (method === 'GET' && status === 404) expect(answer.body.toString()).toContain('<h1');
    }
  });

  test.each(rows.filter(([path, status]) => path.startsWith('/api') && status === 200))(
    '%s is answered by the endpoint, however it is spelled',
    async (path) => {
      const answer = await sendRequest(failing.url, path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    },
  );
});
