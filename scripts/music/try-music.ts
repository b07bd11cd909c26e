import { createSource } from '../../src/features/music/sources/create-source.server.ts';
import { createMemoryStore } from '../../src/features/music/store.server.ts';
import { readMusicSettings, type ReadVariable } from '../../src/features/music/sources/settings.ts';
import type { MusicSource, Song } from '../../src/features/music/sources/source.ts';

/** Not tested here: the build reads and checks the stream. */
const embedded: MusicSource = {
  current: () => Promise.resolve(undefined),
  lastPlayed: () => Promise.resolve(undefined),
};

/** Asks the source for both songs, as the site would. Throws a `MusicFailure`. */
export async function askMusic(
  read: ReadVariable,
): Promise<{ current: Song | undefined; lastPlayed: Song | undefined }> {
  const source = createSource(readMusicSettings(read), embedded, createMemoryStore());
  return { current: await source.current(), lastPlayed: await source.lastPlayed() };
}

/** Asks the source for both songs and prints them. Throws a `MusicFailure`. */
export async function tryMusic(read: ReadVariable): Promise<void> {
  const { current, lastPlayed } = await askMusic(read);
  console.log(`Now playing: ${describe(current)}`);
  console.log(`Last played: ${describe(lastPlayed)}`);
}

function describe(song: Song | undefined): string {
  if (!song) return 'nothing';
  const words = song.artist === null ? song.title : `${song.title}, by ${song.artist}`;
  // A title comes from strangers, and a terminal obeys control characters.
  return words.replaceAll(/\p{Cc}/gu, '');
}
