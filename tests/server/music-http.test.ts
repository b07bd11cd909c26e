import { expect, test } from 'vitest';

import { CURRENTLY_PLAYING, isSong, LAST_PLAYED } from '@/features/music/contract';

import { describeMusic, describeSource, expectFailure } from '../support/music-site';
import { recording } from '../support/stream';
import {
  LASTFM_ENVIRONMENT,
  LASTFM_ROUTE,
  recentTracks,
  SCROBBLED,
  scrobble,
} from '../support/upstreams/lastfm';
import {
  listen,
  LISTENBRAINZ_ENVIRONMENT,
  LISTENED,
  listens,
  LISTENS_ROUTE,
} from '../support/upstreams/listenbrainz';
import {
  SONG,
  SPOTIFY_ENVIRONMENT,
  SPOTIFY_SECRETS,
  spotifyRoutes,
} from '../support/upstreams/spotify';

describeMusic('over HTTP', (startMusicSite) => {
  test('each endpoint says how long it may be cached', async () => {
    await using site = await startMusicSite(spotifyRoutes(), SPOTIFY_ENVIRONMENT);
    const [current, last] = await Promise.all([site.current(), site.last()]);
    expect(current.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
    expect(last.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600',
    );
    for (const { headers } of [current, last]) {
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('vary')).toBeNull();
    }
  });

  test('a song that has not changed is not sent again', async () => {
    await using site = await startMusicSite(spotifyRoutes(), SPOTIFY_ENVIRONMENT);
    const first = await site.current();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const second = await site.current({ headers: { 'If-None-Match': known } });
      expect(second.status).toBe(304);
      expect(second.body).toBeUndefined();
      expect(second.headers.get('etag')).toBe(etag);
    }
    const other = await site.current({ headers: { 'If-None-Match': 'W/"other"' } });
    expect(other.body).toEqual({ ...SONG, isPlaying: true });
  });

  test('HEAD answers like GET without the body; no other method is answered', async () => {
    await using site = await startMusicSite(spotifyRoutes(), SPOTIFY_ENVIRONMENT);
    for (const path of [CURRENTLY_PLAYING, LAST_PLAYED]) {
      const head = await fetch(site.url + path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.headers.get('etag')).toMatch(/^W\//);
      expect(await head.text()).toBe('');
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const refused = await fetch(site.url + path, { method });
        expect(refused.status).toBe(405);
        expect(refused.headers.get('allow')).toBe('GET, HEAD');
      }
    }
  });
});

const broken: [string, Record<string, string>][] = [
  ['a client id is missing', { SPOTIFY_CLIENT_ID: '' }],
  ['a secret is blank', { SPOTIFY_CLIENT_SECRET: ' \n' }],
  ['a refresh token is missing', { SPOTIFY_REFRESH_TOKEN: '' }],
  ['an address is none', { SPOTIFY_API_URL: 'nowhere' }],
  ['the source is unknown', { MUSIC_SOURCE: 'gramophone' }],
  ['Last.fm has no key', { MUSIC_SOURCE: 'lastfm', LASTFM_USER: 'somebody' }],
  ['ListenBrainz has no user', { MUSIC_SOURCE: 'listenbrainz' }],
];

describeSource('the endpoints fail when', (startMusicSite) => {
  test.each(broken)('%s', async (_name, changes) => {
    await using site = await startMusicSite(spotifyRoutes(), {
      ...SPOTIFY_ENVIRONMENT,
      ...changes,
    });
    expectFailure(await site.current(), 503, 'not_configured');
    expectFailure(await site.last(), 503, 'not_configured');
    expect(site.upstream.received).toEqual([]);
    expect(await site.findInLog(/not_configured/g)).toHaveLength(1);
  });
});

describeMusic('with unusable settings', (startMusicSite) => {
  test('the endpoints fail and the server keeps running', async () => {
    await using site = await startMusicSite(spotifyRoutes(), { MUSIC_SOURCE: 'gramophone' });
    expectFailure(await site.current(), 503, 'not_configured');
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(await site.findInLog(/not_configured/g)).toHaveLength(1);
  });
});

describeMusic('which source answers', (startMusicSite) => {
  test.skipIf(recording)('with nothing set and no recording, nothing was played', async () => {
    await using site = await startMusicSite(spotifyRoutes(), {});
    expect((await site.last()).body).toEqual({ isPlaying: false });
  });

  test.runIf(recording)(
    'with nothing set, the newest recording of the stream was played last',
    async () => {
      await using site = await startMusicSite(spotifyRoutes(), {});
      expect((await site.current()).body).toEqual({ isPlaying: false });
      const { body } = await site.last();
      if (!isSong(body)) throw new Error('There is no song.');
      expect(body).toMatchObject({ album: null, albumImageUrl: null, isPlaying: false });
      expect(body.artist).toBeTruthy();
      const [page, id = ''] = body.songUrl?.split('#') ?? [];
      expect(page).toBe('/stream');
      expect(await (await fetch(`${site.url}/stream`)).text()).toContain(`id="${id}"`);
      expect(site.upstream.received).toEqual([]);
    },
  );

  test('three credentials are enough to ask Spotify', async () => {
    await using site = await startMusicSite(spotifyRoutes(), {
      ...SPOTIFY_ENVIRONMENT,
      MUSIC_SOURCE: '',
    });
    expect((await site.current()).body).toEqual({ ...SONG, isPlaying: true });
  });

  test('Last.fm answers', async () => {
    await using site = await startMusicSite(
      { [LASTFM_ROUTE]: { json: recentTracks([scrobble()]) } },
      LASTFM_ENVIRONMENT,
    );
    expect((await site.last()).body).toEqual({ ...SCROBBLED, isPlaying: false });
  });

  test('ListenBrainz answers', async () => {
    await using site = await startMusicSite(
      { [LISTENS_ROUTE]: { json: listens(listen()) } },
      LISTENBRAINZ_ENVIRONMENT,
    );
    expect((await site.last()).body).toEqual({ ...LISTENED, isPlaying: false });
  });
});

describeSource('which source answers', (startMusicSite) => {
  test('with two credentials, the embedded source is used', async () => {
    await using site = await startMusicSite(spotifyRoutes(), {
      SPOTIFY_CLIENT_ID: SPOTIFY_SECRETS.clientId,
      SPOTIFY_CLIENT_SECRET: SPOTIFY_SECRETS.clientSecret,
    });
    expect((await site.current()).body).toEqual({ isPlaying: false });
  });

  test('an old consent is logged once', async () => {
    await using site = await startMusicSite(spotifyRoutes(), {
      ...SPOTIFY_ENVIRONMENT,
      SPOTIFY_CONSENT_DATE: '2020-01-31',
    });
    await Promise.all([site.current(), site.last()]);
    expect(await site.findInLog(/ends the consent on 2020-07-31/g)).toHaveLength(1);
  });
});
