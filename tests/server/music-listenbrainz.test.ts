import { expect, test } from 'vitest';

import { describeSource, expectFailure } from '../support/music-site';
import type { Reply } from '../support/upstreams/fake-upstream';
import {
  listen,
  LISTENBRAINZ_ENVIRONMENT,
  LISTENED,
  listens,
  LISTENS_ROUTE,
  PLAYING_NOW_ROUTE,
} from '../support/upstreams/listenbrainz';

const NO_SONG = { isPlaying: false };
const unmapped = { ...LISTENED, songUrl: null, albumImageUrl: null };

const LONG = 'x'.repeat(100_000);
const CUT = `${'x'.repeat(299)}…`;

const answers: [string, object, object][] = [
  [
    'fields of absurd length',
    listens(
      listen({
        artist_name: LONG,
        track_name: LONG,
        release_name: LONG,
        mbid_mapping: { url_rels: [`https://open.spotify.com/track/${LONG}`] },
      }),
    ),
    { artist: CUT, title: CUT, songUrl: null, album: CUT, albumImageUrl: null },
  ],
  [
    'links that are objects',
    listens(listen({ mbid_mapping: { url_rels: [{ url: LISTENED.songUrl }] } })),
    { ...LISTENED, albumImageUrl: null },
  ],
  ['a song', listens(listen()), LISTENED],
  ['nothing, although it says that something plays', listens(), NO_SONG],
  ['a song that nobody has matched', listens(listen({ mbid_mapping: undefined })), unmapped],
  ['a match without a cover', listens(listen({ mbid_mapping: { caa_id: null } })), unmapped],
  [
    "a Spotify link of the listener's player",
    listens(
      listen({
        mbid_mapping: null,
        additional_info: { spotify_id: 'https://open.spotify.com/track/tr4ck1d' },
      }),
    ),
    { ...LISTENED, albumImageUrl: null },
  ],
];

describeSource('ListenBrainz', (startMusicSite) => {
  test.each(answers)('%s', async (_name, json, expected) => {
    await using site = await startMusicSite(
      { [PLAYING_NOW_ROUTE]: { json }, [LISTENS_ROUTE]: { json } },
      LISTENBRAINZ_ENVIRONMENT,
    );
    const isSong = 'title' in expected;
    expect((await site.current()).body).toEqual({ ...expected, isPlaying: isSong });
    expect((await site.last()).body).toEqual({ ...expected, isPlaying: false });
    expect(site.upstream.received.at(-1)?.query.get('count')).toBe('1');
  });
});

const errors: [string, Reply, number, string][] = [
  [
    'unknown user',
    { status: 404, json: { code: 404, error: 'Cannot find' } },
    503,
    'not_configured',
  ],
  ['rate limit', { status: 429, headers: { 'X-RateLimit-Reset-In': '9' } }, 503, 'rate_limited'],
  ['outage', { status: 502, text: '<h1>Down</h1>' }, 502, 'unreachable'],
  ['another shape', { json: {} }, 502, 'bad_answer'],
  ['a list that is none', { json: { payload: { count: 1, listens: {} } } }, 502, 'bad_answer'],
  [
    'a list that lacks its entry',
    { json: { payload: { count: 1, listens: [] } } },
    502,
    'bad_answer',
  ],
  [
    'an entry without a track',
    { json: { payload: { count: 1, listens: [{}] } } },
    502,
    'bad_answer',
  ],
  ['a track without a title', { json: listens(listen({ track_name: 5 })) }, 502, 'bad_answer'],
];

describeSource('an error of ListenBrainz is a failure', (startMusicSite) => {
  test.each(errors)('%s', async (_name, reply, status, code) => {
    await using site = await startMusicSite(
      { [PLAYING_NOW_ROUTE]: reply, [LISTENS_ROUTE]: reply },
      LISTENBRAINZ_ENVIRONMENT,
    );
    expectFailure(await site.current(), status, code);
    expectFailure(await site.last(), status, code);
  });
});
