import { expect, test } from 'vitest';

import { whereItPlays } from './where-it-plays';

test.each([
  ['https://open.spotify.com/track/1', 'On Spotify'],
  ['https://www.last.fm/music/A/_/B', 'On Last.fm'],
  ['https://www.deezer.com/track/1', 'On deezer.com'],
  ['/stream#audio-1', 'From the stream'],
])('%s plays: %s', (url, expected) => {
  expect(whereItPlays(url)).toBe(expected);
});
