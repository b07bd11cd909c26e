import { expect, test } from 'vitest';

import { describeSource } from '../support/music-site';
import type { Reply } from '../support/upstreams/fake-upstream';
import {
  covers,
  coverUrl,
  episode,
  history,
  HISTORY_ROUTE,
  localFile,
  PLAYER_ROUTE,
  playing,
  SONG,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
  track,
} from '../support/upstreams/spotify';

const NO_SONG = { isPlaying: false };
const NOTHING_ELSE = { artist: null, songUrl: null, album: null, albumImageUrl: null };

const states: [string, Reply, object][] = [
  ['a playing song', { json: playing() }, { ...SONG, isPlaying: true }],
  ['204', { status: 204 }, NO_SONG],
  ['200 with an empty body', { text: '' }, NO_SONG],
  ['paused, with nothing known', { json: { is_playing: false } }, NO_SONG],
  ['paused', { json: playing({ is_playing: false }) }, NO_SONG],
  ['an ad', { json: playing({ item: null, currently_playing_type: 'ad' }) }, NO_SONG],
  [
    'a hidden podcast',
    { json: playing({ item: null, currently_playing_type: 'episode' }) },
    NO_SONG,
  ],
  ['a podcast', { json: playing({ item: episode(), currently_playing_type: 'episode' }) }, NO_SONG],
  ['nothing known', { json: playing({ item: null, currently_playing_type: 'unknown' }) }, NO_SONG],
  [
    'a long idle account',
    { status: 404, json: { error: { status: 404, message: 'non existing id' } } },
    NO_SONG,
  ],
  [
    'a local file',
    { json: playing({ item: localFile() }) },
    { ...NOTHING_ELSE, artist: 'Some Friends', title: 'Demo Tape', isPlaying: true },
  ],
  [
    'a song stripped of every optional field',
    { json: { is_playing: true, item: { name: 'Bare' } } },
    { ...NOTHING_ELSE, title: 'Bare', isPlaying: true },
  ],
  [
    'a title in another script with markup',
    { json: playing({ item: track({ name: 'शांति <b>&amp;' }) }) },
    { ...SONG, title: 'शांति <b>&amp;', isPlaying: true },
  ],
  [
    'a link that is no web address',
    { json: playing({ item: track({ external_urls: { spotify: 'javascript:alert(1)' } }) }) },
    { ...SONG, songUrl: null, isPlaying: true },
  ],
];

const LONG = 'x'.repeat(100_000);
const CUT = `${'x'.repeat(299)}…`;

states.push([
  'fields of absurd length',
  {
    json: playing({
      item: track({
        name: LONG,
        artists: [{ name: LONG }, { name: LONG }],
        album: { name: LONG, images: [{ url: `https://i.scdn.co/${LONG}`, width: 300 }] },
        external_urls: { spotify: `https://open.spotify.com/track/${LONG}` },
      }),
    }),
  },
  { artist: CUT, title: CUT, songUrl: null, album: CUT, albumImageUrl: null, isPlaying: true },
]);

describeSource('the player', (startMusicSite) => {
  test.each(states)('%s', async (_name, reply, expected) => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: reply }),
      SPOTIFY_ENVIRONMENT,
    );
    const answer = await site.current();
    expect(answer.body).toEqual(expected);
    expect(answer.status).toBe(200);
  });
});

const histories: [string, Reply, object][] = [
  ['a song', { json: history() }, { ...SONG, isPlaying: false }],
  ['a new account', { json: history({ items: [], cursors: null }) }, NO_SONG],
  ['204', { status: 204 }, NO_SONG],
  ['200 with an empty body', { text: '' }, NO_SONG],
];

describeSource('the history', (startMusicSite) => {
  test.each(histories)('%s', async (_name, reply, expected) => {
    await using site = await startMusicSite(
      spotifyRoutes({ [HISTORY_ROUTE]: reply }),
      SPOTIFY_ENVIRONMENT,
    );
    const answer = await site.last();
    expect(answer.body).toEqual(expected);
    expect(answer.status).toBe(200);
    expect(site.upstream.received.at(-1)?.query.get('limit')).toBe('1');
  });
});

const images: [string, unknown, string | null][] = [
  ['the smallest that is sharp on a dense screen', covers(640, 300, 64), coverUrl(300)],
  ['the same in any order', covers(64, 640, 300), coverUrl(300)],
  ['the widest when none is sharp', covers(64, 120), coverUrl(120)],
  ['a known width before an unknown one', covers(null, 300), coverUrl(300)],
  ['the first when no width is known', covers(null), coverUrl(null)],
  ['none when there is none', [], null],
  ['none when the field is gone', undefined, null],
];

describeSource('the cover is', (startMusicSite) => {
  test.each(images)('%s', async (_name, pictures, expected) => {
    const item = track({ album: { name: 'Green Checks', images: pictures } });
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: { json: playing({ item }) } }),
      SPOTIFY_ENVIRONMENT,
    );
    expect((await site.current()).body).toMatchObject({ albumImageUrl: expected });
  });
});
