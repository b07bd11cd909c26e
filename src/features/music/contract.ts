import type { Song } from './sources/source';

export { CURRENTLY_PLAYING, LAST_PLAYED } from '@/config/endpoints';

/** The answer when there is no song. */
export const NO_SONG = { isPlaying: false } as const;

/** What both endpoints answer when they do not fail. */
export type MusicAnswer = Song | typeof NO_SONG;

/** Throws when the value is not an answer. Written by hand, because a schema library would be larger than the widget. */
export function parseMusicAnswer(value: unknown): MusicAnswer {
  if (isSong(value) || isNoSong(value)) return value;
  throw new TypeError('The answer is neither a song nor "no song".');
}

/** Whether there is a song in the answer. */
export function isSong(value: unknown): value is Song {
  return (
    isObject(value) &&
    typeof value['isPlaying'] === 'boolean' &&
    typeof value['title'] === 'string' &&
    ['artist', 'songUrl', 'album', 'albumImageUrl'].every((name) => isTextOrNull(value[name]))
  );
}

function isNoSong(value: unknown): value is typeof NO_SONG {
  return isObject(value) && value['isPlaying'] === false && !('title' in value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
