import { expect } from 'vitest';

import { CURRENTLY_PLAYING, LAST_PLAYED } from '@/features/music/contract';

import { serveBuiltSite } from './serve-built-site';
import { startFakeUpstream, type FakeUpstream, type Script } from './upstreams/fake-upstream';
import { LASTFM_SECRETS } from './upstreams/lastfm';
import { LISTENBRAINZ_USER } from './upstreams/listenbrainz';
import { SPOTIFY_SECRETS } from './upstreams/spotify';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
  tookMs: number;
}

export interface MusicSite extends AsyncDisposable {
  url: string;
  upstream: FakeUpstream;
  log(): string;
  current(init?: RequestInit): Promise<Answer>;
  last(init?: RequestInit): Promise<Answer>;
}

const SECRETS = [
  ...Object.values(SPOTIFY_SECRETS),
  ...Object.values(LASTFM_SECRETS),
  LISTENBRAINZ_USER,
];

/** The built site against a fake service. When the test is over, nothing secret may have left the process. */
export async function startMusicSite(
  routes: Record<string, Script>,
  environment: Record<string, string>,
): Promise<MusicSite> {
  const upstream = await startFakeUpstream(routes);
  const site = await serveBuiltSite({ ...addressesOf(upstream), ...environment });
  const said: string[] = [];

  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const startedAt = performance.now();
    const response = await fetch(site.url + path, init);
    const text = await response.text();
    const tookMs = performance.now() - startedAt;
    said.push(JSON.stringify([...response.headers]), text);
    const { status, headers } = response;
    return { status, headers, body: text === '' ? undefined : parse(text), tookMs };
  };

  return {
    url: site.url,
    upstream,
    log: () => site.log(),
    current: (init) => ask(CURRENTLY_PLAYING, init),
    last: (init) => ask(LAST_PLAYED, init),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
      for (const secret of SECRETS) expect([...said, site.log()].join('\n')).not.toContain(secret);
    },
  };
}

/** A failure as the site promises it: a known status, a code, and not a word of a song. */
export function expectFailure(answer: Answer, status: number, code: string): void {
  const message: unknown = expect.any(String);
  expect(answer.body).toEqual({ error: { code, message } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

function addressesOf({ url }: FakeUpstream): Record<string, string> {
  return {
    SPOTIFY_ACCOUNTS_URL: url,
    SPOTIFY_API_URL: url,
    LASTFM_API_URL: url,
    LISTENBRAINZ_API_URL: url,
  };
}

function parse(text: string): unknown {
  return JSON.parse(text);
}
