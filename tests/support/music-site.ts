import { describe, expect, vi } from 'vitest';

import { CURRENTLY_PLAYING, LAST_PLAYED } from '@/features/music/contract';
import { createEndpoints } from '@/features/music/endpoints.server';

import { engines, type Engine } from './engines';
import { startFakeUpstream, type FakeUpstream, type Script } from './upstreams/fake-upstream';
import { LASTFM_SECRETS } from './upstreams/lastfm';
import { LISTENBRAINZ_USER } from './upstreams/listenbrainz';
import { SPOTIFY_SECRETS } from './upstreams/spotify';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
  /** From the request to the end of the answer. */
  tookMs: number;
}

/** What answers as the site does: a server of the built site, or its endpoints in this process. */
interface Host extends AsyncDisposable {
  /** Empty where there is no server. */
  url: string;
  log: () => string;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface MusicSite extends Pick<Host, 'url' | 'log'>, AsyncDisposable {
  upstream: FakeUpstream;
  /** All matches in the log, once there is one: a Worker logs shortly after its response. */
  findInLog(pattern: RegExp): Promise<string[]>;
  current(init?: RequestInit): Promise<Answer>;
  last(init?: RequestInit): Promise<Answer>;
}

const LOG_TIMEOUT_MS = 10_000;

const SECRETS = [
  ...Object.values(SPOTIFY_SECRETS),
  ...Object.values(LASTFM_SECRETS),
  LISTENBRAINZ_USER,
];

export type StartMusicSite = (
  routes: Record<string, Script>,
  environment: Record<string, string>,
) => Promise<MusicSite>;

/** Tests that run on every engine, each with a server of its own: what engines may do differently. */
export function describeMusic(name: string, suite: (startMusicSite: StartMusicSite) => void): void {
  describe.each(engines)('$name', (engine) => {
    describe.concurrent(name, () => {
      suite((routes, environment) =>
        startMusicSite((settings) => serve(engine, settings), routes, environment),
      );
    });
  });
}

/** Tests of the endpoints in this process, a hundred times quicker to start: what a service may answer. */
export function describeSource(
  name: string,
  suite: (startMusicSite: StartMusicSite) => void,
): void {
  describe(name, () => {
    suite((routes, environment) => startMusicSite(runHere, routes, environment));
  });
}

async function serve(engine: Engine, environment: Record<string, string>): Promise<Host> {
  const site = await engine.serve(environment);
  return {
    url: site.url,
    log: () => site.log(),
    fetch: (path, init) => fetch(site.url + path, init),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

function runHere(environment: Record<string, string>): Promise<Host> {
  const lines: string[] = [];
  const endpoints = createEndpoints(
    (name) => environment[name],
    (line) => lines.push(line),
  );
  return Promise.resolve({
    url: '',
    log: () => lines.join('\n'),
    fetch: (path, init) => {
      const request = new Request(`http://site.test${path}`, init);
      return path === CURRENTLY_PLAYING
        ? endpoints.currentlyPlaying(request)
        : endpoints.lastPlayed(request);
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  });
}

/** The site with a fake service. At the end it checks that no secret is in a response or the log. */
async function startMusicSite(
  start: (environment: Record<string, string>) => Promise<Host>,
  routes: Record<string, Script>,
  environment: Record<string, string>,
): Promise<MusicSite> {
  const upstream = await startFakeUpstream(routes);
  const site = await start({ ...pointTo(upstream), ...environment });
  const responses: string[] = [];

  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const askedAt = performance.now();
    const response = await site.fetch(path, init);
    const text = await response.text();
    const tookMs = performance.now() - askedAt;
    responses.push(JSON.stringify([...response.headers]), text);
    const { status, headers } = response;
    return { status, headers, body: text === '' ? undefined : parse(text), tookMs };
  };

  return {
    url: site.url,
    upstream,
    log: () => site.log(),
    findInLog: (pattern) =>
      vi.waitFor(
        () => {
          const found = site.log().match(pattern);
          if (!found) throw new Error(`The log has no ${pattern}:\n${site.log()}`);
          return found;
        },
        { timeout: LOG_TIMEOUT_MS },
      ),
    current: (init) => ask(CURRENTLY_PLAYING, init),
    last: (init) => ask(LAST_PLAYED, init),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
      for (const secret of SECRETS)
        expect([...responses, site.log()].join('\n')).not.toContain(secret);
    },
  };
}

/** Expects a failure with this status and code, uncached and without a song. */
export function expectFailure(answer: Answer, status: number, code: string): void {
  const message: unknown = expect.any(String);
  expect(answer.body).toEqual({ error: { code, message } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

/** Expects a pause of this many seconds, less those that passed while a busy machine answered. */
export function expectRetryAfter({ headers, tookMs }: Answer, seconds: number): void {
  const left = Number(headers.get('retry-after'));
  expect(left).toBeLessThanOrEqual(seconds);
  expect(left).toBeGreaterThanOrEqual(seconds - Math.ceil(tookMs / 1_000));
}

/** Settings that send every source to the fake. */
function pointTo({ url }: FakeUpstream): Record<string, string> {
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
