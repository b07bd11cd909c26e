import { expect, test } from 'vitest';

import { parseMusicAnswer } from './contract';

const SONG = {
  artist: null,
  title: 'A',
  songUrl: null,
  album: 'B',
  albumImageUrl: null,
  isPlaying: true,
};

test.each([SONG, { isPlaying: false }])('%j is an answer', (value) => {
  expect(parseMusicAnswer(value)).toBe(value);
});

test.each([
  null,
  'song',
  [],
  {},
  { isPlaying: true },
  { error: { code: 'unreachable', message: '' } },
  { ...SONG, title: null },
  { ...SONG, artist: undefined },
  { ...SONG, songUrl: 5 },
  { ...SONG, isPlaying: 'true' },
])('%j is none', (value) => {
  expect(() => parseMusicAnswer(value)).toThrow();
});
