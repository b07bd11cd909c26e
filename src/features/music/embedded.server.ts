import { findNewestRecording } from '@/collections/newest-recording';

import type { MusicSource, Song } from './sources/source';

/** The source of a site with no account: nothing plays, and the owner's newest recording played last. */
export const embedded: MusicSource = {
  current: () => Promise.resolve(undefined),
  lastPlayed: () => Promise.resolve(newestSong()),
};

function newestSong(): Song | undefined {
  const recording = findNewestRecording();
  if (!recording) return undefined;
  const { title, artist, href } = recording;
  return { title, artist, songUrl: href, album: null, albumImageUrl: null, isPlaying: false };
}
