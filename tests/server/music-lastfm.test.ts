import { expect, test } from 'vitest';

import { describeSource, expectFailure } from '../support/music-site';
import type { Reply } from '../support/upstreams/fake-upstream';
import {
  LASTFM_ENVIRONMENT,
  LASTFM_ROUTE,
  LASTFM_SECRETS,
  NOW_PLAYING,
  PLACEHOLDER,
  recentTracks,
  SCROBBLED,
  scrobble,
} from '../support/upstreams/lastfm';

const NO_SONG = { isPlaying: false };
const earlier = scrobble({ name: 'Earlier' });

const LONG = 'x'.repeat(100_000);
const CUT = `${'x'.repeat(299)}…`;

const answers: [string, unknown, object, object][] = [
  [
    'fields of absurd length',
    [
      scrobble({
        name: LONG,
        artist: { '#text': LONG },
        album: { '#text': LONG },
        url: `https://www.last.fm/${LONG}`,
        image: [{ size: 'extralarge', '#text': `https://lastfm.freetls.fastly.net/${LONG}` }],
      }),
    ],
    NO_SONG,
    { artist: CUT, title: CUT, songUrl: null, album: CUT, albumImageUrl: null, isPlaying: false },
  ],
  [
    'a playing track comes on top of the newest one',
    [scrobble(NOW_PLAYING), earlier],
    { ...SCROBBLED, isPlaying: true },
    { ...SCROBBLED, title: 'Earlier', isPlaying: false },
  ],
  ['nothing plays', [scrobble()], NO_SONG, { ...SCROBBLED, isPlaying: false }],
  ['a single track is an object', scrobble(), NO_SONG, { ...SCROBBLED, isPlaying: false }],
  ['a new account', [], NO_SONG, NO_SONG],
  ['no list at all', undefined, NO_SONG, NO_SONG],
  [
    'an extended artist',
    [scrobble({ artist: { name: 'The Compile Errors', url: '' } })],
    NO_SONG,
    { ...SCROBBLED, isPlaying: false },
  ],
  [
    'the placeholder is no cover',
    [scrobble({ image: [{ size: 'extralarge', '#text': PLACEHOLDER }] })],
    NO_SONG,
    { ...SCROBBLED, albumImageUrl: null, isPlaying: false },
  ],
  [
    'no cover and no album',
    [scrobble({ image: [{ size: 'small', '#text': '' }], album: { '#text': '' } })],
    NO_SONG,
    { ...SCROBBLED, album: null, albumImageUrl: null, isPlaying: false },
  ],
];

describeSource('Last.fm', (startMusicSite) => {
  test.each(answers)('%s', async (_name, track, current, last) => {
    await using site = await startMusicSite(
      { [LASTFM_ROUTE]: { json: recentTracks(track) } },
      LASTFM_ENVIRONMENT,
    );
    expect((await site.current()).body).toEqual(current);
    expect((await site.last()).body).toEqual(last);
    const query = Object.fromEntries(site.upstream.received[0]?.query ?? []);
    expect(query).toEqual({
      method: 'user.getrecenttracks',
      user: LASTFM_SECRETS.user,
      api_key: LASTFM_SECRETS.apiKey,
      format: 'json',
      limit: '1',
    });
  });
});

const error = (code: number, status: number): Reply => ({
  status,
  json: { error: code, message: `A message about ${LASTFM_SECRETS.user}` },
});

const errors: [string, Reply, number, string][] = [
  ['6, no such user', error(6, 404), 503, 'not_configured'],
  ['10, wrong key', error(10, 403), 503, 'grant_refused'],
  ['17, private', error(17, 403), 503, 'forbidden'],
  ['29, too many calls', error(29, 429), 503, 'rate_limited'],
  ['29 with status 200', error(29, 200), 503, 'rate_limited'],
  ['8, a fault of theirs', error(8, 500), 502, 'unreachable'],
  ['an outage in HTML', { status: 503, text: '<h1>Down</h1>' }, 502, 'unreachable'],
  ['another shape', { json: {} }, 502, 'bad_answer'],
  ['a list that is none', { json: recentTracks(5) }, 502, 'bad_answer'],
  ['an entry without a track', { json: recentTracks([null]) }, 502, 'bad_answer'],
];

describeSource('an error of Last.fm is a failure', (startMusicSite) => {
  test('a track without a title', async () => {
    await using site = await startMusicSite(
      { [LASTFM_ROUTE]: { json: recentTracks([scrobble({ name: 5 })]) } },
      LASTFM_ENVIRONMENT,
    );
    expectFailure(await site.last(), 502, 'bad_answer');
  });

  test.each(errors)('%s', async (_name, reply, status, code) => {
    await using site = await startMusicSite({ [LASTFM_ROUTE]: reply }, LASTFM_ENVIRONMENT);
    expectFailure(await site.current(), status, code);
    expectFailure(await site.last(), status, code);
  });
});
